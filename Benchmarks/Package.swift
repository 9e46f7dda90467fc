// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "StateroomBenchmarks",
  dependencies: [
    .package(name: "Stateroom", path: ".."),
    // Traits are disabled, because ratios do not require the interposers that count allocations.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    // The statistics of the allocator about the memory in use.
    .systemLibrary(name: "CMalloc", path: "Benchmarks/CMalloc"),
    .target(
      name: "Samples",
      dependencies: [.product(name: "UIKit", package: "Stateroom")],
      path: "Benchmarks/Samples",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "StateChanges",
      dependencies: [
        "Samples",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Simulator", package: "Stateroom"),
        .product(name: "Stateroom", package: "Stateroom"),
        .product(name: "UIKit", package: "Stateroom"),
      ],
      path: "Benchmarks/StateChanges",
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    // Prints its results, because they are amounts of memory from one run of many rounds.
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
    // Prints its results, because they are from one turn with thousands of requests.
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
    // Prints its results, because they are amounts of allocated memory.
    .executableTarget(
      name: "Footprint",
      dependencies: [
        "CMalloc", "Samples",
        .product(name: "Simulator", package: "Stateroom"),
        .product(name: "Stateroom", package: "Stateroom"),
        .product(name: "UIKit", package: "Stateroom"),
      ],
      path: "Benchmarks/Footprint",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // Is run many times, because the first change of a process can be measured only once.
    .executableTarget(
      name: "ColdStart",
      dependencies: [
        "Samples",
        .product(name: "Simulator", package: "Stateroom"),
        .product(name: "Stateroom", package: "Stateroom"),
        .product(name: "UIKit", package: "Stateroom"),
      ],
      path: "Benchmarks/ColdStart",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // An app that is live in a browser, and the measurement of its cost.
    .executableTarget(
      name: "MeasuredApp",
      dependencies: [.product(name: "UIKit", package: "Stateroom")],
      path: "Benchmarks/MeasuredApp",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "LiveDisplay", path: "Benchmarks/LiveDisplay", swiftSettings: [.swiftLanguageMode(.v6)]),
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
