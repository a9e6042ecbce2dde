import Records

/// The areas that the person hid (SY-001). Their data stays as it is and returns with them.
struct HiddenAreas: Hashable, Sendable {
    /// In the order of the bar.
    private(set) var areas: [Area] = []

    /// Creates a set in which nothing is hidden.
    init() {}

    /// Reads the hidden areas from the settings. Each area is a field of its own, so that two devices that hide
    /// different areas both take effect; if that would hide them all, the first is shown again.
    init(_ record: Record) {
        for area in Area.allCases {
            guard let field = area.field, case .bool(false) = record[field.rawValue]?.value else { continue }
            areas.append(area)
        }
        if Self.isAll(areas) { areas.removeFirst() }
    }

    func contains(_ area: Area) -> Bool { areas.contains(area) }

    /// Whether a form would hide everything that can be hidden.
    func isAll(after form: FormFields) -> Bool {
        var left: [Area] = []
        for area in Area.allCases {
            guard let field = area.field else { continue }
            if form.last(field).map({ $0 != "on" }) ?? contains(area) { left.append(area) }
        }
        return Self.isAll(left)
    }

    private static func isAll(_ hidden: [Area]) -> Bool {
        !Area.allCases.contains { area in area.field != nil && !hidden.contains(area) }
    }
}
