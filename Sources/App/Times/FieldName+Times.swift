/// The fields of forms about places, calendars and timetables.
extension FieldName {
    /// A month's first day as it was sighted: the Hijri year, the month 1 to 12, and days from the calendar's own.
    static var year: FieldName { FieldName("year") }
    static var month: FieldName { FieldName("month") }
    static var days: FieldName { FieldName("days") }
    /// What a form of the timetable's page asks for, and what it sends: the file's text and name, what comes first in a
    /// date.
    static var dateOrder: FieldName { FieldName("dateOrder") }
    /// The address of the network's source, as it is kept and as it is typed.
    static var address: FieldName { FieldName("address") }
    /// Whether the place follows the device, and how exactly the device knows it, in metres.
    static var accuracy: FieldName { FieldName("accuracy") }
}
