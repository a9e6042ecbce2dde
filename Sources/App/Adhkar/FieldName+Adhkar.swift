/// The fields of counting.
extension FieldName {
    /// How often something was said since the last time, what is counted, and the target.
    static var count: FieldName { FieldName("count") }
    static var phrase: FieldName { FieldName("phrase") }
    static var target: FieldName { FieldName("target") }
}
