import Almanac
import Records

/// An action of the person, as a form sends it. The same form sent again is the same operation, and a store that has
/// already applied it changes nothing: a lost answer can always be requested again.
///
/// A form carries a number that its page drew, followed by the seal of the device that made the page (``FormSeal``).
/// The form's path and content distinguish the actions of two forms on one page. Records of operations belong to one
/// store and are removed after 30 days.
struct IdempotencyKey: Hashable, Sendable {
    /// The kind of an operation's record.
    static let kind = RecordKind.operation.kind
    /// 32 hexadecimal digits: 12 of the time in milliseconds, 20 random, so that ids made of it sort by time.
    var number: String
    /// A hash of the path and the body.
    var content: UInt64

    /// Creates the key of a request that changes something.
    init(_ request: Request, form: FormFields) {
        if let sent = form[.operation].flatMap({ Self.number(in: $0) }) {
            number = sent
        } else {
            number = Self.number(now: request.now, entropy: request.entropy)
        }
        // In what several people share, two of them who send the same are two.
        var hashed = Array(request.path.utf8) + [0] + request.body
        if let member = request.member { hashed += [0] + Array(member.person.utf8) }
        content = ContentHash.hash(hashed)
    }

    /// A fresh number.
    static func number(now: Instant, entropy: Entropy) -> String {
        Hex.encode(UInt64(bitPattern: max(0, now.milliseconds)), width: 12)
            + Hex.encode(entropy.high >> 48, width: 4) + Hex.encode(entropy.low)
    }

    /// The key of the record that says the operation has been applied.
    var recordKey: RecordKey {
        RecordKey(scope: .device, kind: Self.kind, id: number + "-" + Hex.encode(content))
    }

    /// An id for what the operation creates: the same each time the form is sent, and sorted by time.
    var madeID: String {
        String(number.prefix(12)) + "-" + Hex.encode(content ^ Self.fold(number))
    }

    /// The number in a form's field, without its seal; `nil` if the text is neither form.
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

/// Decides which operations a store may forget: no form is sent again after a month.
public enum IdempotencyKeySweep {
    /// The scope that operations are in.
    public static let scope = Scope.device
    /// The kind of an operation's record.
    public static let kind = IdempotencyKey.kind
    /// How long operations are kept, in milliseconds: 30 days.
    private static let keeping: Int64 = 30 * 86_400_000

    /// The time before which operations may be forgotten, in milliseconds since 1970.
    public static func deadline(now milliseconds: Int64) -> Int64 { max(milliseconds, 0) - keeping }

    /// Whether a record is an operation that hasn't changed since a time.
    public static func isOver(_ record: Record, before milliseconds: Int64) -> Bool {
        guard record.key.scope == scope, record.key.kind == kind else { return false }
        for entry in record.fields where entry.field.stamp.milliseconds >= milliseconds { return false }
        return true
    }
}
