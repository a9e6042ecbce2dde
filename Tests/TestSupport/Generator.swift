/// A small seeded generator (SplitMix64), so that every random test can be reproduced exactly.
///
/// Guy L. Steele Jr., Doug Lea, Christine H. Flood, "Fast Splittable Pseudorandom Number Generators",
/// OOPSLA 2014, figure 16.
public struct Generator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator that always gives the same numbers for the same seed.
    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Generator {
    /// Returns a whole number in a range.
    public mutating func integer<T: FixedWidthInteger>(in range: ClosedRange<T>) -> T {
        T.random(in: range, using: &self)
    }

    /// Returns a number in a range.
    public mutating func double(in range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// Returns true or false with equal probability.
    public mutating func bool() -> Bool {
        Bool.random(using: &self)
    }

    /// Returns one of the elements; `nil` if there are none.
    public mutating func element<C: Collection>(of choices: C) -> C.Element? {
        choices.randomElement(using: &self)
    }

    /// Returns that many random bytes.
    public mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}
