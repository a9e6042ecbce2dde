import Almanac
import Records

/// Reads the values of a course file by name, and says exactly where one doesn't fit.
struct FileReader {
    let value: JSON
    let place: [CourseFileFault.Step]

    init(_ value: JSON, place: [CourseFileFault.Step] = []) {
        self.value = value
        self.place = place
    }

    func fault(_ reason: CourseFileFault.Reason) -> CourseFileFault {
        CourseFileFault(place: place, reason: reason)
    }

    /// A member of this object. Throws if it is missing.
    func member(_ name: String) throws(CourseFileFault) -> FileReader {
        guard let reader = try optional(name) else {
            throw CourseFileFault(place: place + [.member(name)], reason: .missing)
        }
        return reader
    }

    /// A member of this object; `nil` if it is missing or `null`.
    func optional(_ name: String) throws(CourseFileFault) -> FileReader? {
        guard case .object(let object) = value else { throw fault(.expected(.object)) }
        guard let member = object[name], !member.isNull else { return nil }
        return FileReader(member, place: place + [.member(name)])
    }

    /// The elements of this array.
    func elements() throws(CourseFileFault) -> [FileReader] {
        guard case .array(let values) = value else { throw fault(.expected(.list)) }
        var readers: [FileReader] = []
        readers.reserveCapacity(values.count)
        for index in values.indices { readers.append(FileReader(values[index], place: place + [.element(index)])) }
        return readers
    }

    /// The elements of a member; none if it is missing.
    func list(_ name: String) throws(CourseFileFault) -> [FileReader] {
        guard let reader = try optional(name) else { return [] }
        return try reader.elements()
    }

    /// A text that is not empty.
    func text() throws(CourseFileFault) -> String {
        guard let text = value.string, !text.isEmpty else { throw fault(.expected(.text)) }
        return text
    }

    func text(_ name: String) throws(CourseFileFault) -> String { try member(name).text() }

    func optionalText(_ name: String) throws(CourseFileFault) -> String? { try optional(name)?.text() }

    func integer(in range: ClosedRange<Int>) throws(CourseFileFault) -> Int {
        guard let number = value.int else { throw fault(.expected(.number)) }
        guard let integer = Int(exactly: number), range.contains(integer) else {
            throw fault(.outOfRange(first: range.lowerBound, last: range.upperBound))
        }
        return integer
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(CourseFileFault) -> Int {
        try member(name).integer(in: range)
    }

    func flag() throws(CourseFileFault) -> Bool {
        guard let flag = value.bool else { throw fault(.expected(.flag)) }
        return flag
    }

    func date() throws(CourseFileFault) -> CivilDate {
        guard let text = value.string, let date = CivilDate(text) else { throw fault(.expected(.date)) }
        return date
    }

    func instant() throws(CourseFileFault) -> Instant {
        guard let text = value.string, let instant = InstantText.read(text) else { throw fault(.expected(.instant)) }
        return instant
    }

    func passage() throws(CourseFileFault) -> Passage {
        guard let text = value.string, let passage = Passage(text) else { throw fault(.expected(.passage)) }
        return passage
    }

    /// An address that is safe to lead to: `https`, with a host and without spaces or quotes.
    func link() throws(CourseFileFault) -> String {
        let beginning = "https://"
        guard let text = value.string, text.utf8.starts(with: beginning.utf8), text.utf8.count > beginning.utf8.count,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") })
        else { throw fault(.expected(.link)) }
        return text
    }

    /// The hash of a file's bytes: 64 hexadecimal digits.
    func hash() throws(CourseFileFault) -> String {
        let text = try text()
        let isHash = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard text.utf8.count == 64, isHash else { throw fault(.expected(.text)) }
        return text
    }

    /// The name of a file: `blob:` and its hash.
    func blob() throws(CourseFileFault) -> String {
        guard let text = value.string, RecordingName.hash(of: text) != nil else { throw fault(.expected(.file)) }
        return text
    }

    /// One of a few names.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ type: Choice.Type
    ) throws(CourseFileFault) -> Choice where Choice.RawValue == String {
        let name = try text()
        guard let choice = Choice(rawValue: name) else {
            throw fault(.unknown(name, known: Choice.allCases.map { $0.rawValue }))
        }
        return choice
    }

    /// A name that must be among those that there are.
    func name(among known: [String]) throws(CourseFileFault) -> String {
        let name = try text()
        guard known.contains(name) else { throw fault(.unknown(name, known: known)) }
        return name
    }
}
