extension CityIndex {
    /// Returns which cells of a grid over the Earth contain a city, row by row from 90° north, each row from 180° west.
    ///
    /// - Parameter degrees: The side of a cell, a divisor of 180.
    public func cells(degrees: Int) -> [Bool] {
        guard degrees > 0, 180 % degrees == 0 else { return [] }
        let columns = 360 / degrees
        let rows = 180 / degrees
        var cells = [Bool](repeating: false, count: columns * rows)
        for index in 0..<count {
            guard let place = coordinates(at: index) else { continue }
            let column = min(Int(place.longitude + 180) / degrees, columns - 1)
            let row = min(Int(90 - place.latitude) / degrees, rows - 1)
            cells[row * columns + column] = true
        }
        return cells
    }
}
