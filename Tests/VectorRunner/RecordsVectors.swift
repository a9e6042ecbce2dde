import Records

/// The answers of Records.
enum RecordsVectors {
    /// The canonical text of a document, or the reason why it is refused.
    static func reading(_ text: [UInt8]) -> [UInt8] {
        do throws(JSONError) {
            return try JSON(reading: text).bytes()
        } catch {
            return [UInt8](error.reason.rawValue.utf8)
        }
    }

    /// A hash or an encoding of bytes.
    static func hashing(_ algorithm: String, _ bytes: [UInt8]) -> [UInt8] {
        let text =
            switch algorithm {
            case "sha256": SHA256.hex(bytes)
            case "base64": Base64.encode(bytes)
            case "base64url": Base64.encode(bytes, .url)
            case "content": ContentHash.text(bytes)
            default: "no such algorithm"
            }
        return [UInt8](text.utf8)
    }

    /// What two versions of a record become.
    static func merging(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
        guard let a = try? JSON(reading: a), let b = try? JSON(reading: b), let first = try? Record(json: a),
            let second = try? Record(json: b)
        else { return [UInt8]("no record".utf8) }
        var writer = JSONWriter()
        writer.write(first.merging(second))
        return writer.bytes
    }

    /// The fields of a form written again, or the reason why it is refused.
    static func form(_ text: [UInt8]) -> [UInt8] {
        do throws(FormError) {
            return [UInt8](try FormFields(reading: text).encoded.utf8)
        } catch {
            return [UInt8](error.rawValue.utf8)
        }
    }
}
