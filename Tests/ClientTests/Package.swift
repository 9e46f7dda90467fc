// swift-tools-version: 6.2

import PackageDescription

// A client of Stateroom: another package, without Stateroom's settings. It depends on the checkout that contains it;
// with STATEROOM_URL it depends on a repository and a version of it, as an app does. `.ci/run` sets that.
let stateroom: Package.Dependency =
  if let url = Context.environment["STATEROOM_URL"] {
    .package(url: url, from: "1.0.0")
  } else {
    .package(name: "stateroom", path: "../..")
  }

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "stateroom") }

let facades = ["Reinstate", "StateViewController", "AppController"]

let package = Package(
  name: "ClientTests",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  dependencies: [stateroom, .package(url: "https://github.com/apple/swift-log", from: "1.6.0")],
  targets: [
    // An app from before Swift 6, without annotations for actors.
    .target(
      name: "SwiftFiveClient",
      dependencies: [
        product("Stateroom"), product("StateroomLogging"), product("StateroomTesting"), product("UIKit"),
        .product(name: "Logging", package: "swift-log"),
      ] + facades.map(product),
      // Warnings are allowed, because there are some with Apple's UIKit.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "SwiftSixClient",
      dependencies: [product("Stateroom"), product("StateroomTesting"), product("UIKit")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "SwiftTestingClientTests",
      dependencies: ["SwiftSixClient", product("Stateroom"), product("UIKit"), product("Simulator")],
      exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    // Each product alone lets a test import Testing and UIKit.
    .testTarget(
      name: "StateroomAloneTests", dependencies: [product("Stateroom")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "XCTestClientTests",
      dependencies: [
        "SwiftFiveClient", product("SimulatorXCTest"), product("Stateroom"), product("StateroomTesting"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ]
)
