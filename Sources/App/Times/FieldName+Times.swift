/// The fields of forms about places, calendars and timetables.
extension FieldName {
    /// The first day of a month as sighted: the Hijri year, the month (1 to 12), and the days from the calendar's own.
    static var year: FieldName { FieldName("year") }
    static var month: FieldName { FieldName("month") }
    static var days: FieldName { FieldName("days") }
    /// The order of a date's parts in the file of the timetable's form.
    static var dateOrder: FieldName { FieldName("dateOrder") }
    /// The address of the network's source, as stored and as typed.
    static var address: FieldName { FieldName("address") }
    /// The accuracy of the device's position in metres.
    static var accuracy: FieldName { FieldName("accuracy") }
}
