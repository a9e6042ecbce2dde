import Records
import Testing

@Suite("Secrets that are compared")
struct ConstantTimeTests {
    @Test("the comparison is right for secrets of any length")
    func comparison() {
        #expect(ConstantTime.equal("a", "a") && ConstantTime.equal("", ""))
        for (one, other) in [("", "a"), ("a ", "a"), ("A", "a"), ("ab", "ba"), ("é", "e\u{301}")] {
            #expect(!ConstantTime.equal(one, other) && !ConstantTime.equal(other, one))
        }
        #expect(ConstantTime.equal([1, 2], [1, 2]) && !ConstantTime.equal([1, 2], [1, 3]))
    }
}
