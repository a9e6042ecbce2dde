import Records
import Storage
import Testing

@Suite("The repository contract")
struct RepositoryContractTests {
    @Test("SY-009 SQLite passes the repository contract", arguments: try RepositoryContract.cases())
    func sqlite(contractCase: RepositoryContract.Case) throws {
        let folder = try TemporaryFolder()
        var opened: [SQLiteStore] = []
        var contract = try RepositoryContract {
            opened.last?.close()
            opened.append(try SQLiteStore(path: folder.file("wird.sqlite")))
            return opened[opened.count - 1]
        }
        try contract.run(contractCase)
        opened.last?.close()
    }

    @Test("SY-009 The store in memory passes the repository contract", arguments: try RepositoryContract.cases())
    func memory(contractCase: RepositoryContract.Case) throws {
        let store = MemoryStore()
        var contract = try RepositoryContract { store }
        try contract.run(contractCase)
    }
}
