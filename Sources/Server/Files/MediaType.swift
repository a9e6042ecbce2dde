/// The media types of the files the server sends.
enum MediaType {
    /// The media type for a file's extension.
    static func named(by path: String) -> String {
        switch path.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "json": "application/json"
        case "webmanifest": "application/manifest+json"
        case "wasm": "application/wasm"
        case "woff2": "font/woff2"
        case "ttf": "font/ttf"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "webp": "image/webp"
        case "jpg": "image/jpeg"
        case "ico": "image/x-icon"
        case "mp3": "audio/mpeg"
        case "m4a": "audio/mp4"
        case "aac": "audio/aac"
        case "ogg", "opus": "audio/ogg"
        case "wav": "audio/wav"
        case "flac": "audio/flac"
        case "txt": "text/plain; charset=utf-8"
        default: "application/octet-stream"
        }
    }
}
