// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "StateroomBenchmarks",
  dependencies: [
    .package(name: "Stateroom", path: ".."),
    // Without traits: ratios need no interposers that count allocations.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "StateChanges",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Simulator", package: "Stateroom"),
        .product(name: "Stateroom", package: "Stateroom"),
        .product(name: "UIKit", package: "Stateroom"),
      ],
      path: "Benchmarks/StateChanges",
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    // Prints its results itself: they are of memory, and there is one run of many rounds.
    .executableTarget(
      name: "MemoryGrowth",
      dependencies: [
        .product(name: "Simulator", package: "Stateroom"),
        .product(name: "Stateroom", package: "Stateroom"),
        .product(name: "UIKit", package: "Stateroom"),
      ],
      path: "Benchmarks/MemoryGrowth",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // Prints its results itself, too: they are of one turn with thousands of requests.
    .executableTarget(
      name: "RequestScaling",
      dependencies: [
        .product(name: "Simulator", package: "Stateroom"),
        .product(name: "Stateroom", package: "Stateroom"),
        .product(name: "UIKit", package: "Stateroom"),
      ],
      path: "Benchmarks/RequestScaling",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "LayoutSolving",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "LayoutSolver", package: "Stateroom"),
      ],
      path: "Benchmarks/LayoutSolving",
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)
