/// A spring that pulls a mass of 1 from 0 to 1: how motion settles.
public struct Spring: Hashable, Sendable {
    /// The pull by distance, per square second. More is quicker.
    public var stiffness: Double
    /// The brake by speed, per second. Under twice the root of the stiffness it swings over its end.
    public var damping: Double

    public init(stiffness: Double, damping: Double) {
        self.stiffness = stiffness
        self.damping = damping
    }

    /// The positions at even steps, and how long the spring takes to stay within a thousandth of its end.
    ///
    /// The motion's equation is stepped a tenth of a millisecond at a time (semi-implicit Euler), with nothing but sums and
    /// products, so that every host gets the same numbers.
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
