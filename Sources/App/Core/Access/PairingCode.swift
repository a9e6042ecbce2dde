import Almanac
import Records

/// The one-time code that pairs a device: 128 random bits, valid for ten minutes and used once. The store keeps its
/// SHA-256 alone; making another code takes the place of the one before, so only the newest is valid.
enum PairingCode {
    /// How long a code is valid, in milliseconds.
    static let life: Int64 = 600_000
    /// The record that holds the newest code's hash.
    static let key = RecordKind.pairing.key("code")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))

    private static let hashField = "hash"
    private static let untilField = "until"

    /// Makes a code from a request's random bits, and notes it as the valid one. Returns the code as it is shown.
    ///
    /// The same bits make the number of a page's forms (``IdempotencyKey``), so a page that shows a code must contain
    /// no form.
    static func make(_ request: Request, _ changeSet: inout ChangeSet) -> String {
        let bits = Hex.encode(request.entropy.high) + Hex.encode(request.entropy.low)
        let code = Base32.encode(Array(SHA256.hash(Array(("wird pairing code" + bits).utf8)).prefix(16)))
        changeSet.set(
            key,
            [
                hashField: .string(hash(code)), untilField: .int(request.now.milliseconds + life),
                Record.deletedField: .bool(false),
            ])
        return grouped(code)
    }

    /// Whether what was typed or followed is the valid code.
    static func opens(_ text: String, _ record: Record?, at now: Int64) -> Bool {
        guard let record, !record.isDeleted, let stored = record.value(hashField)?.string,
            let until = record.value(untilField)?.int, now < until, now >= until - life
        else { return false }
        return ConstantTime.equal(hash(Base32.normalized(text)), stored)
    }

    /// Uses a code up, or takes it back.
    static func forget(_ changeSet: inout ChangeSet) {
        changeSet.set(key, [hashField: .null, Record.deletedField: .bool(true)])
    }

    private static func hash(_ code: String) -> String { SHA256.hex(Array(code.utf8)) }

    /// The code in groups of five, so that a person can compare and type it.
    private static func grouped(_ code: String) -> String {
        var text = ""
        var count = 0
        for character in code {
            if count > 0, count % 5 == 0 { text += "-" }
            text.append(character)
            count += 1
        }
        return text
    }
}
