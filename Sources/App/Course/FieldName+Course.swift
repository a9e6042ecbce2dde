/// The fields of the course's forms.
extension FieldName {
    /// The week to which the clock is moved.
    static var week: FieldName { FieldName("week") }
    /// With whom the student sits in circles that are apart.
    static var audience: FieldName { FieldName("audience") }
    /// The letters in which passages are read.
    static var letters: FieldName { FieldName("letters") }
    /// The recording, or the feedback, that a form is about.
    static var submission: FieldName { FieldName("submission") }
    static var feedback: FieldName { FieldName("feedback") }
    /// The hash of a recording that is handed in.
    static var blob: FieldName { FieldName("blob") }
    static var deviceZone: FieldName { FieldName("device-zone") }
    static var email: FieldName { FieldName("email") }
    /// The hash of the student's picture; empty to take it away.
    static var photo: FieldName { FieldName("photo") }
    static var phone: FieldName { FieldName("phone") }
    static var alerts: FieldName { FieldName("alerts") }
    static var alertSessions: FieldName { FieldName("alert-sessions") }
    /// What the school's staff is asked about.
    static var topic: FieldName { FieldName("topic") }
    /// The announcement that is taken off Today.
    static var announcement: FieldName { FieldName("announcement") }
    /// Whether the student comes to a session.
    static var coming: FieldName { FieldName("coming") }
}
