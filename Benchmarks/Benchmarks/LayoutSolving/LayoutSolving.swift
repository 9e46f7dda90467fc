import Benchmark

// Measures a list of a hundred rows and one of a thousand. `Benchmarks/compare` prints the ratio of their costs.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 5, scalingFactor: .one, maxDuration: .seconds(3), maxIterations: 1_000)

  for rows in [100, 1000] {
    // Each sample contains a thousand rows, so that disturbances of the machine affect both lists equally.
    Benchmark("layout-build-\(rows)") { _ in
      for _ in 0..<1000 / rows { blackHole(try List(rows: rows)) }
    }
    // Each sample contains as many edits as are required to measure it. Widths grow beyond the available width and
    // shrink again.
    Benchmark("layout-edit-\(rows)") { benchmark in
      let list = try List(rows: rows)
      benchmark.startMeasurement()
      for edit in 0..<100 { try list.editWidth(Double(edit % 2 == 0 ? 500 : 200)) }
      benchmark.stopMeasurement()
    }
    Benchmark("layout-shift-\(rows)") { benchmark in
      let list = try List(rows: rows)
      benchmark.startMeasurement()
      for edit in 0..<100 { try list.editHeight(Double(edit % 2 == 0 ? 100 : 20)) }
      benchmark.stopMeasurement()
    }
  }
}
