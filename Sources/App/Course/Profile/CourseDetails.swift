import Course
import Interface
import Records

/// What a student says of themselves for the school: the e-mail address and the phone (QF-145). They are needed by nothing in
/// the course, and go nowhere but with its records.
enum CourseDetails {
    /// The bytes of an address; RFC 5321 §4.5.3.1 lets a path have 256 with its brackets.
    static let longest = 254
    /// The digits of a phone number (ITU-T E.164).
    private static let digits = 6...15

    /// Whether a text can be an e-mail address: a name, an @ and a host with a dot, without spaces.
    static func isEmail(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= longest, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            let at = bytes.lastIndex(of: UInt8(ascii: "@")), at > 0,
            bytes[..<at].allSatisfy({ $0 != UInt8(ascii: "@") })
        else { return false }
        let host = bytes[(at + 1)...]
        guard let dot = host.lastIndex(of: UInt8(ascii: ".")), dot > at + 1, dot < bytes.count - 2 else { return false }
        var before = UInt8(ascii: ".")
        for byte in host {
            guard isHostByte(byte), byte != UInt8(ascii: ".") || before != byte else { return false }
            before = byte
        }
        return true
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// A phone number with its digits in the Latin form: an optional +, digits, and spaces, hyphens, dots or brackets
    /// between them; `nil` for anything else.
    static func phone(_ text: String) -> String? {
        var number: [UInt8] = []
        var count = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9": number.append(UInt8(scalar.value))
            case "\u{0660}"..."\u{0669}": number.append(UInt8(0x30 + scalar.value - 0x0660))
            case "\u{06F0}"..."\u{06F9}": number.append(UInt8(0x30 + scalar.value - 0x06F0))
            case "+" where number.isEmpty: number.append(UInt8(ascii: "+"))
            case " ", "-", ".", "(", ")", "\u{A0}": continue
            default: return nil
            }
            if number.last != UInt8(ascii: "+") { count += 1 }
        }
        return digits.contains(count) ? String(decoding: number, as: UTF8.self) : nil
    }
}

extension CourseVisit {
    /// A text that the student gave of themselves; empty without one.
    func detail(_ name: String) -> String { enrolment[name]?.value.string ?? "" }

    /// The student's picture, by its hash; `nil` without one.
    var photo: String? {
        RecordingName.hash(of: detail(CourseRecords.Name.photo))
    }
}
