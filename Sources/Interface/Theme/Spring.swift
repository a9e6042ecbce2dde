/// A spring that pulls a mass of 1 from 0 to 1, for how motion settles.
public struct Spring: Hashable, Sendable {
    /// The force per distance, per square second. Higher is faster.
    public var stiffness: Double
    /// The damping per speed, per second. Below twice the square root of the stiffness, the spring overshoots.
    public var damping: Double

    public init(stiffness: Double, damping: Double) {
        self.stiffness = stiffness
        self.damping = damping
    }

    /// Returns the positions at even steps, and how long the spring takes to stay within a thousandth of its end.
    ///
    /// The equation of motion is integrated in steps of a tenth of a millisecond (semi-implicit Euler), using only sums
    /// and products so that every host gets the same numbers.
    func sampled(_ count: Int) -> (positions: [Double], milliseconds: Int) {
        let step = 0.0001
        var position = 0.0
        var speed = 0.0
        var path = [0.0]
        var settled = 0
        while path.count < 30_000 {
            let pull = stiffness * (1 - position) - damping * speed
            speed += pull * step
            position += speed * step
            path.append(position)
            if position < 0.999 || position > 1.001 { settled = path.count }
        }
        let length = max(settled, count)
        var positions: [Double] = []
        for index in 0..<count { positions.append(path[min(index * length / count, path.count - 1)]) }
        positions.append(1)
        return (positions, (length + 5) / 10)
    }
}
