// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// Apple's platforms have UIKit; elsewhere this package provides one. Nothing of it, and no dependency, is visible to an
// app that is built with Xcode.
#if os(Linux)
  let bringsUIKit = true
#else
  let bringsUIKit = false
#endif

let uiKit: [Target.Dependency] = bringsUIKit ? ["UIKit"] : []
// An app, which a browser shows.
let app: [Target.Dependency] = ["LiveApp", "UIKit"]
let uiKitForTests: [Target.Dependency] =
  bringsUIKit ? ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit", "Simulator"] : []

// A build for macOS, such as `swift build` on a Mac, stops at this target, whose single error describes the fix.
let uiKitRequirement: [Target.Dependency] =
  bringsUIKit ? [] : [.target(name: "UIKitRequirement", condition: .when(platforms: [.macOS]))]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
// Continuous integration sets this; a newer compiler's new warning must not break the build of an app.
let strictness: [SwiftSetting] =
  Context.environment["STATEROOM_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

// The optimization of debug builds while this package itself is developed. As a dependency, which is located among the
// checkouts or in the registry's folder, it must not have flags.
//
// To optimize UIKit takes longer than to compile everything else. An app such as Gallery runs well without it, but the suite
// plays thousands of animated sequences. By default, nothing is optimized, and each module is compiled as a whole: its files
// in groups take up to twice the processor time.
// Continuous integration sets STATEROOM_OPTIMIZED, which also optimizes every module: UIKit for size, because that takes a
// sixth less time, for which all tests wait. STATEROOM_INCREMENTAL is for changes of UIKit itself: only changed files are
// compiled again.
let wholeModule = ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]
let isDependency = Context.packageDirectory.split(separator: "/").contains { ["checkouts", "registry"].contains($0) }
func debugFlags(of target: Target) -> [String] {
  if target.type != .regular {
    []
  } else if isDependency || !bringsUIKit || Context.environment["STATEROOM_INCREMENTAL"] != nil {
    []
  } else if Context.environment["STATEROOM_OPTIMIZED"] != nil {
    wholeModule + [target.name == "UIKit" ? "-Osize" : "-O", "-gline-tables-only"]
  } else {
    wholeModule
  }
}

// A test that imports both Testing and UIKit, or CoreGraphics, needs the module that Swift Testing names after the two;
// every product that a test may depend on includes them. They also include what shows an app that only depends on them.
let overlay = bringsUIKit ? ["LiveApp", "_Testing_CoreGraphics", "_Testing_UIKit"] : []

var products: [Product] = [
  .library(name: "Stateroom", targets: ["Stateroom"] + overlay),
  .library(name: "StateroomTesting", targets: ["StateroomTesting"] + overlay),
]

// The packages that Stateroom succeeds, under their own names: an app only changes the package that it gets them from.
let compatibility = ["Reinstate", "StateViewController", "AppController"]
products += compatibility.map { .library(name: $0, targets: [$0] + overlay) }

var targets: [Target] = [
  .target(name: "Stateroom", dependencies: uiKit + uiKitRequirement),
  .target(
    name: "StateroomTesting", dependencies: ["Stateroom"] + uiKit + (bringsUIKit ? ["DisplayScene", "Simulator"] : [])),
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  // The strict worlds that the machines are checked against, and the searches through their sequences of events. As a target
  // of its own, they are optimized when tests are not.
  .target(name: "MachineModel", dependencies: ["Stateroom", "TestSupport"], path: "Tests/MachineModel"),
  .testTarget(name: "StateroomTests", dependencies: ["Stateroom", "MachineModel", "TestSupport"] + uiKitForTests),
]

targets += compatibility.map {
  .target(name: $0, dependencies: ["Stateroom"] + uiKit, path: "Sources/Compatibility/\($0)")
}

var dependencies: [Package.Dependency] = []

if !bringsUIKit {
  targets.append(.target(name: "UIKitRequirement"))
  // The events of containers in Instruments and in the log: where there is `os`.
  products.append(.library(name: "StateroomSignposts", targets: ["StateroomSignposts"]))
  targets.append(.target(name: "StateroomSignposts", dependencies: ["Stateroom"]))
}

if bringsUIKit {
  products += [
    .library(name: "StateroomLogging", targets: ["StateroomLogging"]),
    .library(
      name: "UIKit",
      targets: [
        "CoreGraphics", "DeveloperToolsSupport", "QuartzCore", "Symbols", "UIKit", "UniformTypeIdentifiers",
      ] + overlay),
    .library(name: "Simulator", targets: ["Simulator"] + overlay),
    // The only product that needs XCTest, which an app must not link.
    .library(name: "SimulatorXCTest", targets: ["SimulatorXCTest"] + overlay),
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    // For an app that depends on this package: swift run Live MyApp.
    .executable(name: "Live", targets: ["Live"]),
  ]
  dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ]
  targets += [
    .target(
      name: "UIKit",
      dependencies: [
        "CLocalizedStrings", "CUIKitSubmodules", "CoreGraphics", "DeveloperToolsSupport", "DisplayScene",
        "LayoutSolver", "PreviewMacros", "QuartzCore", "Symbols", "UniformTypeIdentifiers",
      ]),
    // The launch of an app that a browser shows. It is above UIKit, whose compilation need not wait for the server.
    .target(
      name: "LiveApp",
      dependencies: [
        "BrowserDisplay", "DisplayScene", "LiveLink", "QuartzCore", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Previews, by Apple's names, and where a program finds its own ones.
    .target(name: "DeveloperToolsSupport", dependencies: ["CPreviewSection"]),
    .target(name: "CPreviewSection"),
    // What the compiler runs to expand #Preview.
    .macro(name: "PreviewMacros"),
    // The lookup of texts by Foundation, which is that of UIKit.
    .target(name: "CLocalizedStrings"),
    // The names of UIKit's submodules, for `import UIKit.UIGestureRecognizerSubclass`.
    .target(name: "CUIKitSubmodules"),
    // Geometry, colors, paths, images and contexts, by Apple's names. What code draws is recorded as a scene's drawing.
    .target(name: "CoreGraphics", dependencies: ["DisplayScene"]),
    // Layers, timing, animations and transactions, by Apple's names, and the turns of the run loop that commit them.
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "DisplayScene"]),
    // The effects of symbol images, by Apple's names, as values that UIKit shows.
    .target(name: "Symbols"),
    // Types of files and of data in memory, by Apple's names: one table of what is known of each.
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(
      name: "BrowserDisplay", dependencies: ["DisplayScene", .product(name: "FlyingFox", package: "FlyingFox")]),
    .target(name: "DisplayScene"),
    // Builds an app again after each edit, and restarts it at the same place: see Tools/live.
    .executableTarget(
      name: "Live",
      dependencies: [
        "DisplayScene", "LiveLink", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "LiveLink", dependencies: ["DisplayScene"]),
    .target(name: "LayoutSolver"),
    .target(name: "CExecutorHooks"),
    .target(name: "Simulator", dependencies: ["UIKit", "DisplayScene", "CExecutorHooks"]),
    // Swift Testing's view of UIKit and of the simulator: expectations of snapshots, and attachments.
    .target(name: "_Testing_UIKit", dependencies: ["DisplayScene", "Simulator", "UIKit"]),
    .target(name: "SimulatorXCTest", dependencies: ["Simulator", "UIKit"]),
    .target(
      name: "StateroomLogging", dependencies: ["Stateroom", .product(name: "Logging", package: "swift-log")]),
    .testTarget(
      name: "StateroomLoggingTests",
      dependencies: [
        "Stateroom", "StateroomLogging", "StateroomTesting", .product(name: "Logging", package: "swift-log"),
      ] + uiKitForTests),
    .target(
      name: "GalleryApp", dependencies: ["Stateroom", "UIKit"], path: "Examples/Gallery/App",
      resources: [.process("Resources")]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "GalleryApp", "LiveApp", "Simulator", "Stateroom", "StateroomTesting", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/Gallery/Tour"),
    .executableTarget(name: "Registration", dependencies: app, path: "Examples/Registration"),
    .executableTarget(name: "Photos", dependencies: app, path: "Examples/Photos"),
    .executableTarget(name: "Reminders", dependencies: app, path: "Examples/Reminders"),
    .executableTarget(name: "Sketch", dependencies: app, path: "Examples/Sketch"),
    .executableTarget(
      name: "Voyages", dependencies: app, path: "Examples/Voyages",
      resources: [.copy("Resources/Voyages.storyboard")]),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Photos", "Registration", "Reminders", "Sketch", "Voyages", "DisplayScene"] + uiKitForTests),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "GalleryApp", "Stateroom", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + uiKitForTests,
      exclude: ["__Snapshots__", "Showcase/__Snapshots__"]),
    // On a virtual clock, which makes thousands of animated sequences affordable.
    .testTarget(
      name: "StateroomRuntimeTests",
      dependencies: ["Stateroom", "StateroomTesting", "Hostile", "TestSupport", "Walk"] + uiKitForTests),
    // Random episodes with an oracle, in any number: see Tools/soak.
    .target(
      name: "Walk", dependencies: ["Simulator", "Stateroom", "StateroomTesting", "TestSupport", "UIKit"],
      path: "Tests/Walk"),
    // Damaged archives, paths, storyboards and nibs, for the suites and for Tools/soak.
    .target(name: "Hostile", dependencies: ["Simulator", "Stateroom", "TestSupport", "UIKit"], path: "Tests/Hostile"),
    .executableTarget(
      name: "Soak",
      dependencies: [
        "Hostile", "MachineModel", "Simulator", "Walk",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Soak"),
    // These two also run in an app on Apple's platforms: see Tests/Host.xcodeproj.
    .testTarget(name: "UIKitConformanceTests", dependencies: ["UniformTypeIdentifiers"] + uiKitForTests),
    .testTarget(
      name: "StateroomTestingTests", dependencies: ["DisplayScene", "Stateroom", "StateroomTesting"] + uiKitForTests),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "DisplayScene", "_Testing_CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["Hostile", "QuartzCore", "TestSupport", "UniformTypeIdentifiers"] + uiKitForTests),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "TestSupport"]),
    .testTarget(name: "DisplaySceneTests", dependencies: ["DisplayScene"]),
    .testTarget(
      name: "BrowserDisplayTests",
      dependencies: [
        "BrowserDisplay", "DisplayScene", "Gallery", "Live", "LiveApp", "LiveLink", "LiveSample", "Registration",
        "Reminders", "TestSupport",
        .product(name: "FlyingFox", package: "FlyingFox"),
      ] + uiKitForTests),
    // An app whose arguments determine its version, in place of an edit that would have to be compiled.
    .executableTarget(name: "LiveSample", dependencies: app, path: "Tests/LiveSample"),
    .testTarget(
      name: "LiveTests", dependencies: ["DisplayScene", "Live", "LiveApp", "LiveLink", "TestSupport"] + uiKitForTests),
    .testTarget(name: "SimulatorTests", dependencies: ["DisplayScene"] + uiKitForTests),
    // Compiles the examples of the documentation, which import these.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "AppController", "DisplayScene", "LayoutSolver", "QuartzCore", "Reinstate", "SimulatorXCTest",
        "StateViewController", "Stateroom", "StateroomLogging", "StateroomTesting", "UniformTypeIdentifiers",
      ] + uiKitForTests,
      exclude: ["Contexts"]),
  ]
  targets += compatibility.map { name in
    .testTarget(
      name: "\(name)Tests", dependencies: [.init(stringLiteral: name), "Stateroom", "TestSupport"] + uiKitForTests,
      path: "Tests/CompatibilityTests/\(name)Tests",
      // Apps as they were written for these packages.
      swiftSettings: [.swiftLanguageMode(.v5)] + strictness)
  }
}

for target in targets where target.swiftSettings == nil {
  let flags = debugFlags(of: target)
  target.swiftSettings =
    settings + strictness + (flags.isEmpty ? [] : [.unsafeFlags(flags, .when(configuration: .debug))])
}

let package = Package(
  name: "Stateroom",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: products,
  dependencies: dependencies,
  targets: targets
)
