extension Stylesheet {
    /// Writes the classes that stand for numbers, because no element has a `style` attribute: hours and minutes of a
    /// start (`h11 m39`), of a length (`dh0 dm20`) and of the timeline's beginning (`oh4 om51`), and the lane of a task
    /// (`l1 ln3`).
    ///
    /// Hours go up to 47, because a task may run past midnight.
    mutating func minutes() {
        for hour in 0..<48 {
            line(".h\(hour) { --h: \(hour) } .dh\(hour) { --dh: \(hour) } .oh\(hour) { --oh: \(hour) }")
        }
        for minute in 0..<60 {
            line(".m\(minute) { --m: \(minute) } .dm\(minute) { --dm: \(minute) } .om\(minute) { --om: \(minute) }")
        }
        for lane in 0..<8 { line(".l\(lane) { --lane: \(lane) } .ln\(lane + 1) { --lanes: \(lane + 1) }") }
    }
}
