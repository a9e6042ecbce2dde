import Records
import TestSupport
import Testing

@Suite("Replicas")
struct ReplicaSimulationTests {
    @Test(
        "SY-011 three replicas with 10,000 random edits, delivered in random order, twice and cut, end identical",
        arguments: 0..<2)
    func identical(seed: UInt64) {
        var simulation = ReplicaSimulation(replicas: 3, seed: seed)
        simulation.run(edits: 10_000, records: 40)
        let first = simulation.replicas[0]
        #expect(first.count == 40)
        #expect(simulation.replicas[1] == first)
        #expect(simulation.replicas[2] == first)
        let texts = simulation.replicas.map { replica in
            replica.values.sorted { $0.key < $1.key }.map { $0.json.text() }
        }
        #expect(texts[1] == texts[0])
        #expect(texts[2] == texts[0])
    }
}
