/// A latitude with its sine and cosine.
struct Latitude {
    let degrees: Double
    let sine: Double
    let cosine: Double

    init(degrees: Double) {
        self.degrees = degrees
        sine = Degrees.sin(degrees)
        cosine = Degrees.cos(degrees)
    }
}
