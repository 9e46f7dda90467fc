/// The callbacks of a view controller at one instant, or equal ones in many frames, such as layout.
struct FlowTickRun {
  /// The maximum interval between two frames of a run, in seconds.
  private static let longestGap = 0.1
  /// The minimum number of ticks in a run.
  ///
  /// Fewer ticks are shown individually.
  private static let leastCount = 4

  let start: Double
  private(set) var end: Double
  private(set) var count = 1
  private var callbacks: [String]

  private init(_ tick: FlowLane.Tick) { (start, end, callbacks) = (tick.time, tick.time, tick.callbacks) }

  var isSingle: Bool { count == 1 }

  /// The time and the callbacks, one per line.
  var title: String {
    let time =
      isSingle ? "at \(start.fixed(3)) s" : "in \(count) frames from \(start.fixed(3)) s to \(end.fixed(3)) s"
    return "\(time)\n\(callbacks.joined(separator: "\n"))"
  }

  /// Returns the ticks, with consecutive equal ones combined.
  static func runs(of ticks: [FlowLane.Tick]) -> [FlowTickRun] {
    var runs: [FlowTickRun] = []
    var members: [FlowLane.Tick] = []
    func close() {
      guard members.count >= leastCount, let first = members.first, let last = members.last else {
        runs += members.map(FlowTickRun.init)
        return
      }
      var run = FlowTickRun(first)
      (run.end, run.count) = (last.time, members.count)
      // A frame can have several passes of layout, but the run lists each callback once.
      var known: Set<String> = []
      run.callbacks = first.callbacks.filter { known.insert($0).inserted }
      runs.append(run)
    }
    for tick in ticks {
      if let last = members.last, Set(last.callbacks) != Set(tick.callbacks) || tick.time - last.time > longestGap {
        close()
        members = []
      }
      members.append(tick)
    }
    close()
    return runs
  }
}
