import App
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
        let built = try builder(resources, overrides).build()
        return (built.bundle, built.problems)
    }

    private func builder(_ resources: ResourceFolder, _ overrides: String?, mode: String? = nil) -> BundleBuilder {
        BundleBuilder(
            resources: resources, overrides: overrides, library: PackLibrary(folder: resources.path + "/none"),
            mode: mode,
            checks: BundleChecks(
                app: { bundle in
                    let minutes = bundle["config"]?["PlannerConfig"]?["minutes"]?.int ?? 0
                    return minutes > 0 ? nil : "PlannerConfig.json, key minutes: must be above 0"
                },
                texts: { _, own, _ in
                    own["unknown"] == nil ? [] : [(key: "unknown", reason: "there is no text of this name")]
                },
                styles: { config in
                    config["ThemeConfig"]?["accent"]?.string.map { Array("a{color:\($0)}".utf8) }
                }))
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

    @Test("SY-035 A worker is served the first language's texts, a few words of each, and a pack of all")
    func served() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        let registry = #"{"languages": [{"code": "ar", "direction": "rtl"}, {"code": "fr", "direction": "ltr"}]}"#
        try write(registry, to: folder.file("Locales/registry.json"))
        try write(#"{"title": "Wird", "host.back": "Retour"}"#, to: folder.file("Locales/fr.json"))
        let (bundle, _) = try build(resources, nil)
        let locales = try #require(bundle.served["locales"]?.object)
        #expect(locales.members.map(\.name) == ["registry", "ar"])
        #expect(bundle.served["words"]?["fr"] == ["direction": "ltr", "host.back": "Retour"])
        #expect(bundle.served["build"] == bundle.json["build"])
        #expect(bundle.served["packs"] == bundle.json["packs"])
        let pack = try #require(bundle.made.first { $0.url.hasPrefix("/content/") })
        #expect(bundle.json["packs"]?["locales"]?["url"]?.string == pack.url)
        let reader = try PackReader(pack.bytes)
        #expect(try JSON(reading: reader.section("fr")) == bundle.json["locales"]?["fr"])
        #expect(reader.directory.sections.map(\.name) == ["ar", "fr"])
    }

    @Test(
        "MZ-288 The guide stands in the languages' pack alone, changes the build, and a host reads it from the bundle")
    func guide() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        let before = try build(resources, nil).0.build
        try write(#"{"help.lead": "كل شيء"}"#, to: folder.file("Locales/guide/ar.json"))
        let (bundle, _) = try build(resources, nil)
        #expect(bundle.build != before)
        #expect(bundle.json["locales"]?["guide"] == nil && bundle.served["locales"]?["guide"] == nil)
        let sections = BundledSections(bundle, library: PackLibrary(folder: resources.path + "/none"))
        let bytes = try #require(sections.section(ResourceName(pack: ResourceName.localesPack, section: "guide-ar")))
        #expect(try JSON(reading: bytes)["help.lead"] == "كل شيء")
        #expect(sections.section(ResourceName(pack: "cities", section: "index")) == nil)
        try write(#"{"help.lead": "غيره"}"#, to: folder.file("own/locales/guide/ar.json"))
        let own = BundledSections(
            try build(resources, folder.file("own")).0, library: PackLibrary(folder: resources.path + "/none"))
        let changed = try #require(own.section(ResourceName(pack: ResourceName.localesPack, section: "guide-ar")))
        #expect(try JSON(reading: changed)["help.lead"] == "غيره")
    }

    @Test("SY-045 One setting makes a bundle commercial, in every host that reads it; without it nothing says so")
    func mode() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        let plain = try build(resources, nil).0
        #expect(plain.json["mode"] == nil && plain.served["mode"] == nil)
        let sold = try builder(resources, nil, mode: "commercial").build().bundle
        #expect(sold.json["mode"] == "commercial" && sold.served["mode"] == "commercial")
        #expect(sold.build != plain.build)
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

    @Test(
        "MZ-214 own files are held against the schema: file, key, reason and what is allowed; the last good values hold"
    )
    func lastGood() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        let schema = #"""
            {"type": "object", "properties": {"minutes": {"type": "integer", "minimum": 1, "maximum": 60}},
            "required": ["minutes"], "additionalProperties": false}
            """#
        try write(schema, to: folder.file("Config/Schemas/PlannerConfig.json"))
        let own = folder.file("own/PlannerConfig.json")
        try write(#"{"minutes": 30}"#, to: own)
        let builder = builder(resources, folder.file("own"))
        let good = try builder.build()
        for (text, key, reason) in [
            (#"{"minutes": 61}"#, "minutes", "a whole number from 1 to 60 is expected; 61 stands there"),
            (#"{"minute": 5}"#, "minute", "is no key of this file; allowed: minutes"),
            (#"{"minutes": null}"#, "minutes", "is missing"), ("{", "", "line 1, column 2: unexpected-end"),
            ("[]", "", "an object is expected"),
        ] {
            try write(text, to: own)
            let built = try builder.build(after: good.used)
            #expect(built.problems.first?.key == key && built.problems.first?.file == own)
            #expect(built.problems.first?.reason == reason)
            #expect(built.bundle.json["config"]?["PlannerConfig"]?["minutes"] == 30, "what was good last holds")
            #expect(built.used == good.used)
            #expect(built.bundle.json["problems"]?[0]?["file"] == "PlannerConfig.json")
            #expect(
                try builder.build().bundle.json["config"]?["PlannerConfig"]?["minutes"] == 15, "at a start the shipped")
        }
        try write("{}", to: folder.file("own/PlanerConfig.json"))
        try write(#"{"unknown": "x"}"#, to: folder.file("own/locales/ar.json"))
        let files = try builder.build().problems.map(\.file)
        #expect(files == [folder.file("own/PlanerConfig.json"), own, folder.file("own/locales/ar.json")])
    }

    @Test("MZ-215 a changed file is seen, and an unchanged one costs nothing; a broken shipped file changes nothing")
    func watching() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        let builder = builder(resources, folder.file("own"))
        let watch = BundleWatch(builder, built: try builder.build())
        #expect(watch.look() == nil)
        try write(#"{"minutes": 300}"#, to: folder.file("own/PlannerConfig.json"))
        #expect(watch.look()?.bundle.json["config"]?["PlannerConfig"]?["minutes"] == 300)
        #expect(watch.look() == nil)
        try write(#"{"minutes": 0}"#, to: folder.file("own/PlannerConfig.json"))
        let broken = try #require(watch.look())
        #expect(broken.problems.count == 1 && broken.bundle.json["config"]?["PlannerConfig"]?["minutes"] == 300)
        try write("[1", to: folder.file("Config/PlannerConfig.json"))
        let shipped = try #require(watch.look())
        #expect(shipped.bundle.json["config"]?["PlannerConfig"]?["minutes"] == 300)
        #expect(shipped.problems[0].file == folder.file("Config/PlannerConfig.json"))
        #expect(shipped.bundle.build != broken.bundle.build)
        try write(#"{"minutes": 15}"#, to: folder.file("Config/PlannerConfig.json"))
        try FileManager.default.removeItem(atPath: folder.file("own/PlannerConfig.json"))
        let whole = try #require(watch.look())
        #expect(whole.problems.isEmpty && whole.bundle.json["config"]?["PlannerConfig"]?["minutes"] == 15)
    }

    @Test("MZ-215 a guide's own text is seen while the product runs, the shipped one's too")
    func watchingGuides() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        try write(#"{"help.lead": "a"}"#, to: folder.file("Locales/guide/ar.json"))
        let builder = builder(resources, folder.file("own"))
        let watch = BundleWatch(builder, built: try builder.build())
        #expect(watch.look() == nil)
        try write(#"{"help.lead": "b"}"#, to: folder.file("own/locales/guide/ar.json"))
        #expect(watch.look() != nil)
        #expect(watch.look() == nil)
        try write(#"{"help.lead": "longer"}"#, to: folder.file("Locales/guide/ar.json"))
        try FileManager.default.removeItem(atPath: folder.file("own/locales/guide/ar.json"))
        #expect(watch.look() != nil)
    }

    @Test("MZ-215 an own colour is in the stylesheet that pages name, under an address of its own")
    func colours() throws {
        let folder = try TemporaryFolder()
        let resources = try product(folder)
        try write(##"{"accent": "#111111"}"##, to: folder.file("Config/ThemeConfig.json"))
        try write("a{color:#111111}p{margin:0}", to: folder.file(".assets/app-1.css"))
        try write(#"{"app.css": "/assets/app-1.css"}"#, to: folder.file(".assets/assets.json"))
        #expect(try build(resources, folder.file("own")).0.json["assets"]?["app.css"] == "/assets/app-1.css")
        try write(##"{"accent": "#222222"}"##, to: folder.file("own/ThemeConfig.json"))
        let bundle = try build(resources, folder.file("own")).0
        let sheet = try #require(bundle.made.first { $0.type.hasPrefix("text/css") })
        #expect(String(decoding: sheet.bytes, as: UTF8.self) == "a{color:#222222}p{margin:0}")
        #expect(bundle.json["assets"]?["app.css"]?.string == sheet.url && sheet.url != "/assets/app-1.css")
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
