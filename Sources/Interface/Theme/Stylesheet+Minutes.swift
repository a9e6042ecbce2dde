extension Stylesheet {
    /// Classes that stand for numbers, because no element has a `style` attribute: hours and minutes of a start (`h11 m39`),
    /// of a length (`dh0 dm20`) and of the timeline's own beginning (`oh4 om51`), and the lane of a task (`l1 ln3`).
    ///
    /// Hours go to 47, as a task may run over midnight.
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
