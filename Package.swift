// swift-tools-version: 6.2
import PackageDescription

// Wird's targets stand in layers, and a target may use only targets of lower layers. The table below is
// the whole structure; `validate` stops the build when an entry breaks the rule, so a wrong import can't
// compile. ARCHITECTURE.md says what each layer is for.

/// One target of the product: where it stands, what it uses, and whether it is portable.
struct Module {
    var name: String
    var layer: Int
    var uses: [String] = []
    var packages: [Target.Dependency] = []
    var isPortable = true
    var isExecutable = false
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let certificates = Target.Dependency.product(name: "X509", package: "swift-certificates")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let tls = Target.Dependency.product(name: "HummingbirdTLS", package: "hummingbird")
let nioTLS = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let httpTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let reloading = Target.Dependency.product(name: "NIOCertificateReloading", package: "swift-nio-extras")
let asn1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")
let jwt = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

/// Rules and screens: no Foundation, no input or output, native and WebAssembly alike.
let portableModules = [
    Module(name: "Letters", layer: 0),
    Module(name: "Records", layer: 0),
    Module(name: "Almanac", layer: 1, uses: ["Letters"]),
    Module(name: "Planner", layer: 2, uses: ["Almanac", "Records"]),
    Module(name: "Quran", layer: 2, uses: ["Letters", "Records"]),
    Module(name: "WorshipPath", layer: 2, uses: ["Almanac", "Records"]),
    Module(name: "Course", layer: 2, uses: ["Almanac", "Records"]),
    Module(name: "Hifz", layer: 2, uses: ["Almanac", "Records"]),
    Module(name: "Interface", layer: 3, uses: ["Almanac", "Records"]),
    Module(name: "Recitation", layer: 3, uses: ["Almanac", "Records", "Quran"]),
    Module(
        name: "App", layer: 4,
        uses: [
            "Almanac", "Records", "Planner", "Quran", "WorshipPath", "Course", "Hifz", "Interface", "Recitation",
        ]),
    Module(name: "WirdWorker", layer: 5, uses: ["Almanac", "Records", "App"]),
]

/// What runs the portable code: storage, the server, the content builder, the command line.
let hostModules = [
    Module(name: "Recogniser", layer: 4, uses: ["Records", "Recitation"], isPortable: false),
    Module(
        name: "Storage", layer: 5, uses: ["Almanac", "Records", "Quran", "App"], packages: [grdb, crypto],
        isPortable: false),
    Module(
        name: "People", layer: 5, uses: ["Almanac", "Records"], packages: [grdb, crypto, cryptoExtras, jwt],
        isPortable: false),
    Module(
        name: "ContentBuilder", layer: 5, uses: ["Almanac", "Records", "Quran", "Interface", "Recogniser"],
        isPortable: false),
    Module(
        name: "Server", layer: 6, uses: ["Almanac", "Records", "Quran", "Interface", "App", "Storage", "People"],
        packages: [hummingbird, httpClient, logging, tls, nioTLS, httpTypes, reloading, certificates, crypto, asn1],
        isPortable: false),
    Module(
        name: "wird", layer: 7,
        uses: [
            "Almanac", "Records", "Planner", "Quran", "Course", "Hifz", "Recitation", "Interface", "App", "Storage",
            "People",
            "ContentBuilder", "Server", "Recogniser",
        ],
        packages: [arguments, logging], isPortable: false, isExecutable: true),
]

/// `WIRD_PORTABLE=1` leaves the hosts and their packages out: for the WebAssembly build, and for quick
/// rounds on the rules alone.
let portableOnly = Context.environment["WIRD_PORTABLE"] == "1"
/// `WIRD_ONLY=Quran` leaves one module without packages, with its tests and what those stand on: Scripts/mutants builds it
/// some hundred times.
let only = Context.environment["WIRD_ONLY"]
let modules =
    only.map { only in
        (portableModules + hostModules.filter { $0.name == only }).filter {
            $0.layer < 2 || ["Planner", "Quran", "Hifz", "Recitation", only].contains($0.name)
        }
    }
    ?? (portableOnly ? portableModules : portableModules + hostModules)

func validate(_ modules: [Module]) {
    var layers: [String: Int] = [:]
    for module in modules { layers[module.name] = module.layer }
    for module in modules {
        for used in module.uses {
            guard let layer = layers[used] else { fatalError("\(module.name) uses \(used), which is no target") }
            guard layer < module.layer else {
                fatalError("\(module.name) (layer \(module.layer)) may not use \(used) (layer \(layer))")
            }
        }
    }
}
validate(modules)

func target(_ module: Module) -> Target {
    let dependencies = module.uses.map { Target.Dependency.target(name: $0) } + module.packages
    var settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
    if module.isPortable { settings.append(.treatWarning("EmbeddedRestrictions", as: .error)) }
    return module.isExecutable
        ? .executableTarget(name: module.name, dependencies: dependencies, swiftSettings: settings)
        : .target(name: module.name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ module: Module) -> Target {
    var names = module.uses + [module.name, "TestSupport", "VectorRunner"]
    if module.name == "Almanac" { names.append("AlmanacSweep") }
    let dependencies = names.map { Target.Dependency.target(name: $0) } + module.packages
    // The queries of the search's suite are read as files.
    let data = module.name == "Quran" ? ["Search/Queries"] : []
    // ./test builds in release, to compile the packages and the product once; optimising the tests would take minutes.
    return .testTarget(
        name: "\(module.name)Tests", dependencies: dependencies, exclude: data,
        swiftSettings: [.unsafeFlags(["-Onone"], .when(configuration: .release))])
}

/// Laws, generators and fixtures that several test targets share.
let testSupport = Target.target(
    name: "TestSupport", dependencies: ["Almanac", "Records"], path: "Tests/TestSupport")

/// Answers the tables of Tests/Vectors, natively for the Swift tests and as WebAssembly for the browser's.
let vectorRunner = Target.target(
    name: "VectorRunner", dependencies: ["Almanac", "Records", "Planner", "Quran", "Hifz", "Recitation"],
    path: "Tests/VectorRunner",
    swiftSettings: [
        .enableUpcomingFeature("MemberImportVisibility"), .treatWarning("EmbeddedRestrictions", as: .error),
    ])

/// Looks at prayer times all over the Earth: coarsely in the Swift tests, in full through WirdBenchmarks.
let sweep = Target.target(name: "AlmanacSweep", dependencies: ["Almanac"], path: "Tests/AlmanacSweep")

/// Times the rules and screens; Scripts/bench runs it. It stands above every portable layer and below no target.
let benchmarks = Target.executableTarget(
    name: "WirdBenchmarks",
    dependencies: [
        "Almanac", "Records", "Planner", "Quran", "WorshipPath", "Course", "Hifz", "Recitation", "Interface", "App",
        "AlmanacSweep", "VectorRunner",
    ].map {
        .target(name: $0)
    },
    path: "Benchmarks/Native")

let package = Package(
    name: "Wird",
    platforms: [.macOS(.v15)],
    products: [.library(name: "VectorRunner", type: .static, targets: ["VectorRunner"])]
        + (only == nil ? [.library(name: "WirdWorker", type: .static, targets: ["WirdWorker"])] : []),
    dependencies: portableOnly || only != nil
        ? []
        : [
            .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
            .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
            .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
            .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
            .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
            .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.2"),
            .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.34.1"),
            .package(url: "https://github.com/apple/swift-certificates.git", from: "1.21.1"),
            .package(url: "https://github.com/apple/swift-crypto.git", "4.5.2"..<"6.0.0"),
            .package(url: "https://github.com/apple/swift-asn1.git", from: "1.1.0"),
            .package(url: "https://github.com/vapor/jwt-kit.git", from: "5.2.0"),
        ],
    targets: modules.map(target) + [testSupport, vectorRunner, sweep]
        + (only == nil ? [benchmarks] + modules.map(tests) : modules.filter { $0.name == only }.map(tests))
)
