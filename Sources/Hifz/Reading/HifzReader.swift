import Almanac
import Records

/// Reads the values of a document by name, and says exactly where one doesn't fit.
struct HifzReader {
    let value: JSON
    let place: String

    init(_ value: JSON, place: String = "") {
        self.value = value
        self.place = place
    }

    func fault(_ reason: HifzFault.Reason) -> HifzFault { HifzFault(place: place, reason: reason) }

    /// A member of this object. Throws if it is missing.
    func member(_ name: String) throws(HifzFault) -> HifzReader {
        guard let reader = try optional(name) else { throw HifzFault(place: inner(name), reason: .missing) }
        return reader
    }

    /// A member of this object; `nil` if it is missing or null.
    func optional(_ name: String) throws(HifzFault) -> HifzReader? {
        guard case .object(let object) = value else { throw fault(.expected(.object)) }
        guard let member = object[name], !member.isNull else { return nil }
        return HifzReader(member, place: inner(name))
    }

    private func inner(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

    /// The elements of this list.
    func elements() throws(HifzFault) -> [HifzReader] {
        guard case .array(let values) = value else { throw fault(.expected(.list)) }
        var readers: [HifzReader] = []
        readers.reserveCapacity(values.count)
        for (index, element) in values.enumerated() {
            readers.append(HifzReader(element, place: "\(place)[\(index)]"))
        }
        return readers
    }

    /// A text that is not empty.
    func text() throws(HifzFault) -> String {
        guard case .string(let text) = value, !text.isEmpty else { throw fault(.expected(.text)) }
        return text
    }

    /// A number within a range.
    func number(in range: ClosedRange<Double>) throws(HifzFault) -> Double {
        guard let number = value.double else { throw fault(.expected(.number)) }
        guard range.contains(number) else {
            throw fault(.outOfRange(first: range.lowerBound, last: range.upperBound))
        }
        return number
    }

    /// A whole number within a range.
    func integer(in range: ClosedRange<Int>) throws(HifzFault) -> Int {
        guard let number = value.int else { throw fault(.expected(.number)) }
        guard let integer = Int(exactly: number), range.contains(integer) else {
            throw fault(.outOfRange(first: Double(range.lowerBound), last: Double(range.upperBound)))
        }
        return integer
    }

    /// A day, `2026-11-01`.
    func date() throws(HifzFault) -> CivilDate {
        guard let date = CivilDate(value.string ?? "") else { throw fault(.expected(.date)) }
        return date
    }

    /// A grade by its name.
    func grade() throws(HifzFault) -> Grade {
        let name = try text()
        guard let grade = Grade(name: name) else {
            throw fault(.unknown(name, known: Grade.allCases.map { $0.name }))
        }
        return grade
    }
}
