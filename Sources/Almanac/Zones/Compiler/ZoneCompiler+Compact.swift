extension ZoneCompiler {
    /// Returns a zone's compact form, without transitions that don't change the offset and without those that follow
    /// from the footer's rule.
    static func compact(_ file: TZifFile) throws(ZoneCompilerError) -> [UInt8] {
        var rule: ZoneRule?
        if !file.footer.isEmpty {
            guard let parsed = ZoneRule(posix: file.footer) else { throw .badFooter }
            rule = parsed
        }
        var initial = file.initialOffset
        var times: [Int64] = []
        var offsets: [Int] = []
        for (time, offset) in zip(file.times, file.offsets) where offset != (offsets.last ?? initial) {
            // Some versions of zic write a first transition at the time of the Big Bang.
            if time <= -Int64(Zone.timeLimit) {
                initial = offset
                continue
            }
            times.append(time)
            offsets.append(offset)
        }
        // The footer applies from the file's last transition on, so keep it even if it changes nothing itself.
        if let last = file.times.last, let offset = file.offsets.last, times.last != last,
            last > -Int64(Zone.timeLimit),
            rule?.daylight != nil
        {
            times.append(last)
            offsets.append(offset)
        }
        if let rule {
            while times.count >= 2 {
                let before = times.count - 2
                guard rule.makes(offsets[before], from: times[before], to: times[before + 1]) else { break }
                times.removeLast()
                offsets.removeLast()
            }
        }
        var table = [initial]
        for offset in offsets where !table.contains(offset) { table.append(offset) }
        guard table.count <= Int(UInt8.max) else { throw .tooLarge }
        var bytes = [UInt8(table.count)]
        for offset in table { bytes.appendVariable(Int64(offset)) }
        bytes.appendVariable(Int64(times.count))
        var previous: Int64 = 0
        for (time, offset) in zip(times, offsets) {
            bytes.appendVariable(time - previous)
            bytes.append(UInt8(table.firstIndex(of: offset) ?? 0))
            previous = time
        }
        return bytes + file.footer
    }
}

extension ZoneRule {
    /// Whether the rule alone gives a constant offset over a period.
    fileprivate func makes(_ offset: Int, from start: Int64, to end: Int64) -> Bool {
        var second = start
        while true {
            guard self.offset(atSecond: second) == offset else { return false }
            guard let next = nextChange(after: second), next < end else { return true }
            second = next
        }
    }
}
