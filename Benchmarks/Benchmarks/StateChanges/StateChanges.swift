import Benchmark

// Each measurement is made twice in one run: without the library, and with it. `Benchmarks/compare` prints the ratios.
let benchmarks: @Sendable () -> Void = {
  for newChild in NewChild.allCases {
    for count in [1, 10, 100, 1000] {
      // Each sample contains as many changes as are required to measure it.
      compare("\(newChild.rawValue)state-change-\(count)", rounds: count < 1000 ? 50 : 10) { way, simulator in
        Stage(simulator, children: count, newChild).swapping(way)
      }
    }
  }
  compare("animated-change-1", rounds: 10) { way, simulator in
    Stage(simulator, children: 1, .fresh).dissolving(way, duration: 0.35)
  }
  for operation in Operation.allCases {
    compare(operation.rawValue, rounds: 10) { way, simulator in
      switch way {
      case .byHand: operation.byHand(simulator)
      case .library: operation.byLibrary(simulator)
      }
    }
  }
}
