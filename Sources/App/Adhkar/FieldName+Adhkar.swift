/// The fields of what is counted.
extension FieldName {
    /// Counting what is said: how often since the last time, what is counted, and how far.
    static var count: FieldName { FieldName("count") }
    static var phrase: FieldName { FieldName("phrase") }
    static var target: FieldName { FieldName("target") }
}
