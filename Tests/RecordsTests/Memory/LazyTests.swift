import Testing

@testable import Records

@Suite("Values that are made once")
struct LazyTests {
    @Test("what was made first is kept, and is made no more")
    func once() {
        let kept = Lazy<[Int]>()
        var made = 0
        for round in 1...3 {
            #expect(
                kept.value {
                    made += 1
                    return [round]
                } == [1])
        }
        #expect(made == 1)
    }

    @Test("all that ask at once get the same")
    func together() async {
        let kept = Lazy<Int>()
        let values = await withTaskGroup(of: Int.self) { group in
            for number in 0..<64 { group.addTask { kept.value { number } } }
            return await group.reduce(into: Set<Int>()) { values, value in values.insert(value) }
        }
        #expect(values.count == 1)
    }
}
