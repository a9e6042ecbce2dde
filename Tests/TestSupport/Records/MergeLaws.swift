import Testing

/// The laws that a merge must obey, so that replicas converge whatever arrives, in whichever order and however often.
public enum MergeLaws {
    /// The order of two versions makes no difference.
    public static func expectCommutative<Value: Equatable>(
        _ a: Value, _ b: Value, location: SourceLocation = #_sourceLocation, merge: (Value, Value) -> Value
    ) {
        let forward = merge(a, b)
        let backward = merge(b, a)
        #expect(forward == backward, "not commutative: \(a) and \(b)", sourceLocation: location)
    }

    /// It makes no difference which two of three versions are merged first.
    public static func expectAssociative<Value: Equatable>(
        _ a: Value, _ b: Value, _ c: Value, location: SourceLocation = #_sourceLocation,
        merge: (Value, Value) -> Value
    ) {
        let left = merge(merge(a, b), c)
        let right = merge(a, merge(b, c))
        #expect(left == right, "not associative: \(a), \(b) and \(c)", sourceLocation: location)
    }

    /// Merging a version again changes nothing.
    public static func expectIdempotent<Value: Equatable>(
        _ a: Value, _ b: Value, location: SourceLocation = #_sourceLocation, merge: (Value, Value) -> Value
    ) {
        let once = merge(a, b)
        #expect(merge(a, a) == a, "not idempotent: \(a)", sourceLocation: location)
        #expect(merge(once, b) == once, "not idempotent: \(b) on \(a)", sourceLocation: location)
        #expect(merge(once, a) == once, "not idempotent: \(a) on \(b)", sourceLocation: location)
    }

    /// All three laws.
    public static func expectAll<Value: Equatable>(
        _ a: Value, _ b: Value, _ c: Value, location: SourceLocation = #_sourceLocation,
        merge: (Value, Value) -> Value
    ) {
        expectCommutative(a, b, location: location, merge: merge)
        expectAssociative(a, b, c, location: location, merge: merge)
        expectIdempotent(a, b, location: location, merge: merge)
    }
}
