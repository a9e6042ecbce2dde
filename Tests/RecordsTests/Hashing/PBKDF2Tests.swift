import Records
import Testing

/// What a code is kept as.
@Suite("PBKDF2 and HMAC with SHA-256")
struct PBKDF2Tests {
    @Test("the codes are those of RFC 4231, also for a key longer than a block")
    func codes() {
        let short = HMAC(key: [UInt8](repeating: 0x0B, count: 20))
        #expect(
            Hex.encode(short.code(Array("Hi There".utf8)))
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        let long = HMAC(key: [UInt8](repeating: 0xAA, count: 131))
        #expect(
            Hex.encode(long.code(Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8)))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test(
        "the keys are those of RFC 7914, section 11",
        arguments: [
            (
                "passwd", "salt", 1,
                "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"
            ),
            (
                "Password", "NaCl", 80_000,
                "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d"
            ),
        ])
    func keys(password: String, salt: String, rounds: Int, key: String) {
        let found = PBKDF2.key(Array(password.utf8), salt: Array(salt.utf8), rounds: rounds, count: 64)
        #expect(Hex.encode(found) == key)
        #expect(Hex.encode(PBKDF2.key(Array(password.utf8), salt: Array(salt.utf8), rounds: 1, count: 5)).count == 10)
    }
}
