/// A function that is told how many records of a commit have been written, and of how many. It runs inside the
/// transaction, so it must be brief.
public typealias CommitProgress = @Sendable (_ done: Int, _ total: Int) -> Void
