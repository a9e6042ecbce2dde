extension JSONWriter {
    /// Writes a record's canonical JSON without building a JSON value first.
    public mutating func write(_ record: Record) {
        beginObject()
        name("scope")
        write(record.key.scope.name)
        name("kind")
        write(record.key.kind.name)
        name("id")
        write(record.key.id)
        name("generation")
        write(record.generation)
        name("fields")
        writeFields(of: record)
        endObject()
    }

    /// Writes only the fields of a record: `{"title":["value","<stamp>"]}`.
    public mutating func writeFields(of record: Record) {
        beginObject()
        for entry in record.fields {
            name(entry.name)
            beginArray()
            write(entry.field.value)
            write(entry.field.stamp)
            endArray()
        }
        endObject()
    }
}
