/// Where a fault came from, as places in the app's own code: `day.js:120:14`, or `wasm-function[812]:0x1f4` in
/// WebAssembly, for which `Scripts/worker-names` has the function's name (SY-052). Nothing else of a stack is kept.
enum DiagnosticTrace {
    /// The most places that are kept.
    static let limit = 12
    /// The most bytes of one place.
    static let placeLimit = 60

    /// The places in a text that separates them by spaces.
    static func places(_ text: String) -> [String] { text.split(separator: " ").map { place in String(place) } }

    static func text(_ places: [String]) -> String {
        var text = ""
        for place in places { text += text.isEmpty ? place : " " + place }
        return text
    }

    /// The places of a form's field, or `nil` if it holds anything else.
    static func read(_ text: String) -> [String]? {
        let places = places(text)
        guard places.count <= limit else { return nil }
        for place in places where !isPlace(place) { return nil }
        return places
    }

    private static func isPlace(_ place: String) -> Bool {
        guard place.utf8.count <= placeLimit else { return false }
        var rest = place[...]
        let isWasm = take("wasm-function[", &rest)
        if isWasm {
            return digits(&rest) && take("]:0x", &rest) && !rest.isEmpty && !rest.utf8.contains { byte in !isHex(byte) }
        }
        while let byte = rest.utf8.first, isWord(byte) { rest = rest.dropFirst() }
        return rest.count < place.count && take(".js:", &rest) && digits(&rest) && take(":", &rest) && digits(&rest)
            && rest.isEmpty
    }

    private static func take(_ prefix: String, _ rest: inout Substring) -> Bool {
        guard rest.utf8.starts(with: prefix.utf8) else { return false }
        rest = rest.dropFirst(prefix.count)
        return true
    }

    private static func digits(_ rest: inout Substring) -> Bool {
        let before = rest.utf8.count
        while let byte = rest.utf8.first, (0x30...0x39).contains(byte) { rest = rest.dropFirst() }
        return rest.utf8.count < before
    }

    private static func isHex(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }

    /// A letter, a digit or a hyphen.
    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
    }
}
