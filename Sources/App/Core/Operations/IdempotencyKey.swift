import Almanac
import Records

/// One thing a person did, as a form sends it. Sending the same form again is the same operation, and a store
/// that has applied it changes nothing: a lost answer can always be asked for again.
///
/// A form carries a number that its page drew, and after it the seal of the device whose page it is (``FormSeal``); the path and the content that come with it tell apart what two
/// forms of one page do. Records of operations belong to one store and are swept after 30 days.
struct IdempotencyKey: Hashable, Sendable {
    /// The operation's own record.
    static let kind = RecordKind.operation.kind
    /// 32 hexadecimal digits: 12 of the time in milliseconds, 20 random, so that ids made of it sort by time.
    var number: String
    /// A hash of the path and the body.
    var content: UInt64

    /// The operation of a request that changes something.
    init(_ request: Request, form: FormFields) {
        if let sent = form[.operation].flatMap({ Self.number(in: $0) }) {
            number = sent
        } else {
            number = Self.number(now: request.now, entropy: request.entropy)
        }
        content = ContentHash.hash(Array(request.path.utf8) + [0] + request.body)
    }

    /// A fresh number.
    static func number(now: Instant, entropy: Entropy) -> String {
        Hex.encode(UInt64(bitPattern: max(0, now.milliseconds)), width: 12)
            + Hex.encode(entropy.high >> 48, width: 4) + Hex.encode(entropy.low)
    }

    /// The id of the record that says the operation has been applied.
    var recordKey: RecordKey {
        RecordKey(scope: .device, kind: Self.kind, id: number + "-" + Hex.encode(content))
    }

    /// An id for what the operation makes: the same each time it is sent, and sorting by time.
    var madeID: String {
        String(number.prefix(12)) + "-" + Hex.encode(content ^ Self.fold(number))
    }

    /// The number of a form's field, without its seal; `nil` where it holds neither.
    private static func number(in text: String) -> String? {
        let number = text.utf8.count == 64 ? String(text.prefix(32)) : text
        return isNumber(number) ? number : nil
    }

    /// Whether a text is a number.
    static func isNumber(_ text: String) -> Bool {
        guard text.utf8.count == 32 else { return false }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
            default: return false
            }
        }
        return true
    }

    private static func fold(_ text: String) -> UInt64 { ContentHash.hash(Array(text.utf8)) }
}
