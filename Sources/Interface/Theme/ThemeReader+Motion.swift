import Records

extension ThemeReader {
    /// Reads all members as the four numbers of a curve.
    func curves() throws(ThemeError) -> [TokenSet.Named<[Double]>] {
        var result: [TokenSet.Named<[Double]>] = []
        for member in object.members {
            try checkName(member.name)
            let numbers = try list(member.value, member.name, count: 4)
            guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
                throw wrong(member.name, "the first and third number of a curve lie from 0 to 1")
            }
            result.append(.init(name: member.name, value: numbers))
        }
        return result
    }

    /// Reads all members as springs.
    func springs() throws(ThemeError) -> [TokenSet.Named<Spring>] {
        var result: [TokenSet.Named<Spring>] = []
        for member in object.members {
            try checkName(member.name)
            let child = try child(member.name)
            let spring = Spring(
                stiffness: try child.number("stiffness", in: 10...2_000),
                damping: try child.number("damping", in: 2...200))
            result.append(.init(name: member.name, value: spring))
        }
        return result
    }
}
