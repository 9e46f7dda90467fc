// swift-tools-version: 6.2

import PackageDescription

// Apple's platforms have UIKit. On Linux it is a product of the package that contains Stateroom.
#if os(Linux)
  let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Stateroom")]
#else
  let uiKit: [Target.Dependency] = []
#endif

let package = Package(
  name: "TwoPlatforms",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [
    // An app specifies the URL and a version here.
    .package(name: "Stateroom", path: "../..")
  ],
  targets: [
    .target(name: "Screens", dependencies: [.product(name: "Stateroom", package: "Stateroom")] + uiKit),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "Stateroom", package: "Stateroom"),
        .product(name: "StateroomTesting", package: "Stateroom"),
      ] + uiKit),
  ]
)
