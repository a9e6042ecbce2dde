import Almanac
import Interface
import Planner
import Records

/// A timetable's file as it was sent, with what the person says about it.
struct TimetableUpload: Sendable {
    let bytes: [UInt8]
    let fileName: String
    /// The name that the person gives it; empty if they gave none.
    let name: String
    let dateOrder: DateOrder?
    let year: Int?
    let month: Int?
    let madhhab: Madhhab

    /// Reads the form. A chosen file takes precedence over typed text.
    init(_ form: FormFields, _ context: RequestContext) {
        let file =
            context.request.contentType == "multipart/form-data"
            ? MultipartForm.file(FieldName.file.rawValue, in: context.request.body) : nil
        if let file, !file.bytes.isEmpty {
            bytes = file.bytes
            fileName = file.name
        } else {
            bytes = Array((form[.text] ?? "").utf8)
            fileName = form[.fileName] ?? ""
        }
        name = Self.line(form[.name] ?? "")
        dateOrder = form[.dateOrder].flatMap { DateOrder(name: $0) }
        year = form[.year].flatMap { PrayerMinutes.number($0) }.flatMap { (1900...2200).contains($0) ? $0 : nil }
        month = form[.month].flatMap { PrayerMinutes.number($0) }.flatMap { (1...12).contains($0) ? $0 : nil }
        madhhab = form[.madhhab].flatMap { Madhhab(name: $0) } ?? context.settings.madhhab
    }

    /// The timetable in the file; throws everything that is wrong with it.
    func read(_ strings: Strings) throws(TimetableErrors) -> Timetable { try read(strings, madhhab) }

    /// Whether the file has an Asr for each madhhab, so that one has to be chosen.
    func hasBothAsr(_ timetable: Timetable, _ strings: Strings) -> Bool {
        let other: Madhhab = madhhab == .hanafi ? .standard : .hanafi
        guard let second = try? read(strings, other) else { return false }
        return second.days != timetable.days
    }

    private func read(_ strings: Strings, _ madhhab: Madhhab) throws(TimetableErrors) -> Timetable {
        let hints = TimetableHints(
            name: name, fileName: fileName, year: year, month: month, dateOrder: dateOrder, madhhab: madhhab)
        let read = try isJSON ? Timetable(json: bytes, hints: hints) : Timetable(delimited: bytes, hints: hints)
        guard read.first.days(to: read.last) <= TimetableHead.mostSpan,
            let named = Timetable(name: title(read, strings), days: read.days)
        else { throw TimetableErrors(TimetableError(.tooManyDays)) }
        return named
    }

    /// Whether it is a JSON document, which begins with a brace or a bracket; no table does.
    private var isJSON: Bool {
        let first = bytes.first { byte in byte > 0x20 && byte != 0xEF && byte != 0xBB && byte != 0xBF }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// Its name: the person's, the document's, the file's, or a plain default.
    private func title(_ timetable: Timetable, _ strings: Strings) -> String {
        if !name.isEmpty { return name }
        let own = Self.line(timetable.name)
        if !own.isEmpty { return own }
        var stem = Self.line(fileName)
        if let dot = stem.lastIndex(of: "."), dot != stem.startIndex { stem = String(stem[..<dot]) }
        return stem.isEmpty ? strings[.timetableUnnamed] : stem
    }

    /// The maximum length of a name in Unicode scalars.
    static let nameLength = FieldLimits.timetableName

    /// A single line, truncated to the length of a name.
    private static func line(_ text: String) -> String {
        String(String.UnicodeScalarView(TaskText.line(text).unicodeScalars.prefix(nameLength)))
    }

    /// The text that can be put in a field of the page, to be corrected there or read again; `nil` for a file that
    /// isn't text or is too large for a page.
    var text: String? {
        guard bytes.count <= 256 << 10 else { return nil }
        return Timetable.text(of: bytes).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension DateOrder {
    /// The name used by forms and programs, `day` or `month`, for what comes first.
    var name: String {
        switch self {
        case .dayMonth: "day"
        case .monthDay: "month"
        }
    }

    /// Creates the order with a name; `nil` if there is none.
    init?(name: String) {
        switch name {
        case "day": self = .dayMonth
        case "month": self = .monthDay
        default: return nil
        }
    }
}
