import Foundation
import Records
import Testing

@testable import Storage

@Suite("The bundle")
struct BundleBuilderTests {
    /// A product folder with one configuration file and one catalogue.
    private func product(_ folder: TemporaryFolder) throws -> ResourceFolder {
        try write(#"{"minutes": 15}"#, to: folder.file("Config/PlannerConfig.json"))
        try write(#"{"languages": ["ar"]}"#, to: folder.file("Locales/registry.json"))
        try write(#"{"title": "وِرد"}"#, to: folder.file("Locales/ar.json"))
        try write("self.worker = 1;", to: folder.file("Web/js/worker/a.js"))
        try write("self.main = 1;", to: folder.file("Web/js/sw.js"))
        return ResourceFolder(path: folder.path)
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func build(_ resources: ResourceFolder, _ overrides: String?) throws -> (BuiltBundle, [BundleProblem]) {
        let library = PackLibrary(folder: resources.path + "/none")
        return try BundleBuilder(resources: resources, overrides: overrides, library: library) { bundle in
            let minutes = bundle["config"]?["PlannerConfig"]?["minutes"]?.int ?? 0
            return minutes > 0 ? nil : "PlannerConfig.json, key minutes: must be above 0"
        }.build()
    }

    @Test("The bundle holds every file, and its build changes with each of them")
    func contents() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        let (bundle, problems) = try build(resources, nil)
        #expect(problems.isEmpty)
        #expect(bundle.json["config"]?["PlannerConfig"]?["minutes"] == 15)
        #expect(bundle.json["locales"]?["ar"]?["title"] == "وِرد")
        #expect(bundle.serviceWorker == "const BUILD = \"\(bundle.build)\";\nself.worker = 1;\nself.main = 1;")
        #expect(try build(resources, nil).0.build == bundle.build)
        try write("self.main = 2;", to: folder.file("Web/js/sw.js"))
        #expect(try build(resources, nil).0.build != bundle.build)
    }

    @Test("An operator's file replaces the shipped one")
    func overriding() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        try write(#"{"minutes": 30}"#, to: folder.file("own/PlannerConfig.json"))
        try write(#"{"title": "وردي"}"#, to: folder.file("own/locales/ar.json"))
        let (bundle, problems) = try build(resources, folder.file("own"))
        #expect(problems.isEmpty)
        #expect(bundle.json["config"]?["PlannerConfig"]?["minutes"] == 30)
        #expect(bundle.json["locales"]?["ar"]?["title"] == "وردي")
    }

    @Test("An operator's file that can't be used is named with its reason, and the shipped one holds")
    func badOverride() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        let own = folder.file("own/PlannerConfig.json")
        for (text, reason) in [
            (#"{"minutes": 0}"#, "PlannerConfig.json, key minutes: must be above 0"),
            ("{\n  \"minutes\": }", "line 2, column 14: unexpected-byte"),
        ] {
            try write(text, to: own)
            let (bundle, problems) = try build(resources, folder.file("own"))
            #expect(problems == [BundleProblem(file: own, reason: reason, hasReplacement: true)])
            #expect(bundle.json["config"]?["PlannerConfig"]?["minutes"] == 15)
        }
    }

    @Test("A shipped file that can't be used stops the start with its name")
    func badShippedFile() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        try write("[", to: folder.file("Config/PlannerConfig.json"))
        #expect(throws: BundleProblem.self) { try build(resources, nil) }
    }

    @Test("The product's folder is found by name, or above the executable")
    func finding() throws {
        let folder = try TemporaryFolder()
        _ = try product(folder)
        let executable = URL(fileURLWithPath: folder.file(".build/debug/wird"))
        #expect(ResourceFolder.find(named: nil, environment: [:], executable: executable)?.path == folder.path)
        #expect(ResourceFolder.find(named: folder.path, environment: [:], executable: nil)?.path == folder.path)
        #expect(
            ResourceFolder.find(named: nil, environment: ["WIRD_RESOURCES": folder.path], executable: nil)?.path
                == folder.path)
        #expect(ResourceFolder.find(named: folder.file("own"), environment: [:], executable: executable) == nil)
    }
}
