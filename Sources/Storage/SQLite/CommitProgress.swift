/// Told how many records of a commit are in, and of how many. It runs inside the transaction, so it is to be brief.
public typealias CommitProgress = @Sendable (_ done: Int, _ total: Int) -> Void
