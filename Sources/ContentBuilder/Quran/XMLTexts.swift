import Records

/// Reads Tanzil's XML: `<sura index="1">` elements that contain `<aya index="1" text="…"/>`, in order.
enum XMLTexts {
    /// - Throws: ``ContentError`` that names the faulty line.
    static func surahs(_ bytes: [UInt8], in file: String) throws(ContentError) -> [[String]] {
        var surahs: [[String]] = []
        var number = 0
        func wrong(_ reason: String) -> ContentError {
            ContentError(
                "line \(number): \(reason)", in: file,
                remedy: "Nothing was imported. Download the file again from its source")
        }
        guard UTF8Check.firstFault(in: bytes) == nil else { throw wrong("the file is no UTF-8") }
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let text = String(decoding: line, as: UTF8.self)
            if text.contains("<sura ") {
                guard attribute("index", of: text) == String(surahs.count + 1) else {
                    throw wrong("surah \(surahs.count + 1) is expected")
                }
                surahs.append([])
            }
            guard text.contains("<aya ") else { continue }
            guard let last = surahs.indices.last, attribute("index", of: text) == String(surahs[last].count + 1) else {
                throw wrong("the next ayah's number is expected")
            }
            guard let ayah = attribute("text", of: text).flatMap({ decoded($0) }) else {
                throw wrong("the text is missing")
            }
            surahs[last].append(ayah)
        }
        return surahs
    }

    private static func attribute(_ name: String, of line: String) -> String? {
        guard let start = line.firstRange(of: " \(name)=\""),
            let end = line[start.upperBound...].firstIndex(of: "\"")
        else { return nil }
        return String(line[start.upperBound..<end])
    }

    /// A text with its entities resolved, or `nil` if it contains one that XML doesn't define.
    static func decoded(_ text: String) -> String? {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";") else { return nil }
            switch rest[rest.index(after: start)..<end] {
            case "amp": result += "&"
            case "lt": result += "<"
            case "gt": result += ">"
            case "quot": result += "\""
            case "apos": result += "'"
            case let name where name.hasPrefix("#x"):
                guard let scalar = UInt32(name.dropFirst(2), radix: 16).flatMap({ Unicode.Scalar($0) }) else {
                    return nil
                }
                result.unicodeScalars.append(scalar)
            case let name where name.hasPrefix("#"):
                guard let scalar = UInt32(name.dropFirst()).flatMap({ Unicode.Scalar($0) }) else { return nil }
                result.unicodeScalars.append(scalar)
            default: return nil
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
