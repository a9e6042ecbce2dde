import Foundation

/// The stylesheets of `Web/css`, in the order of its `order.txt`.
struct StyleSheets {
    let folder: URL

    /// One stylesheet that begins with the theme, with every `{{asset:NAME}}` replaced by an address.
    func joined(theme: [UInt8], addresses: AssetMap) throws(ContentError) -> [UInt8] {
        var text = String(decoding: theme, as: UTF8.self)
        for name in try order() {
            let file = folder.appendingPathComponent(name)
            text += "\n" + String(decoding: try Files.read(file), as: UTF8.self)
        }
        return Array(try Self.withAddresses(CSSShortener.shorten(text), addresses).utf8)
    }

    /// The files' names. A stylesheet that isn't in the order would be missing silently, so that is an error.
    private func order() throws(ContentError) -> [String] {
        let list = folder.appendingPathComponent("order.txt")
        guard Files.exists(list) else { return [] }
        let lines = String(decoding: try Files.read(list), as: UTF8.self).split(separator: "\n")
        let names = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        for file in try Files.list(folder) where file.pathExtension == "css" {
            guard !names.contains(file.lastPathComponent) else { continue }
            throw ContentError("the stylesheet is not in the order", in: file.path, remedy: "Name it in \(list.path)")
        }
        return names
    }

    static func withAddresses(_ text: String, _ addresses: AssetMap) throws(ContentError) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "{{asset:") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "}}") else {
                throw ContentError("{{asset: without }}", in: "Web/css", remedy: "Close the braces")
            }
            let name = String(rest[start.upperBound..<end.lowerBound])
            guard let address = addresses[name] else {
                throw ContentError(
                    "a stylesheet names the file “\(name)”, which there is none of", in: "Web/css",
                    remedy: "Correct the name; fonts need `wird content build` first")
            }
            result += address
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
