import Records

/// The server's one school: a space in whose store its course lies. Its id has the form of a list's, and no list has it.
public enum SchoolSpace {
    public static let id = "5c4001000000-0000000000005c40"
    /// The address under which the school's own pages are.
    public static let path = "/course/school"
}
