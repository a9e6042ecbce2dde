import Foundation
import Records

/// The fields of a form that a page of the server's own sends (`application/x-www-form-urlencoded`; WHATWG URL §5).
struct HostForm {
    private var values: [String: String] = [:]

    /// Reads a body; what is no form has no fields.
    init(_ body: [UInt8]) {
        for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]) else { continue }
            values[name] = parts.count > 1 ? Self.decoded(parts[1]) : ""
        }
    }

    /// A field's value; empty where it wasn't sent.
    subscript(name: String) -> String { values[name] ?? "" }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}
