extension CourseVisit {
    /// Whether what is written here holds: this is the school's own store.
    var isDeciding: Bool { walk?.school.isDeciding ?? false }
}
