import UIKit

/// The life cycle of one view controller, in segments.
struct FlowLane {
  struct Segment {
    /// The kind of the segment: `alive`, `appearing`, `appeared`, or `disappearing`.
    let kind: String
    let title: String
    let start: Double
    let end: Double
  }

  struct Tick {
    let time: Double
    /// All callbacks at the instant, in their order.
    var callbacks: [String]
  }

  /// The class and the number of the view controller.
  let title: String
  private(set) var segments: [Segment] = []
  private(set) var ticks: [Tick] = []

  /// The time of the first callback.
  var start: Double { ticks.first?.time ?? 0 }
  var name: String { title.split(separator: "#").first.map(String.init) ?? title }
  var number: String { title.firstIndex(of: "#").map { String(title[$0...]) } ?? "" }

  /// Returns the lanes of a recording, in the order in which the view controllers were created.
  static func lanes(of records: [LifecycleRecord], end: Double) -> [FlowLane] {
    var order: [String] = []
    var groups: [String: [LifecycleRecord]] = [:]
    for record in records {
      if groups[record.controller] == nil { order.append(record.controller) }
      groups[record.controller, default: []].append(record)
    }
    return order.map { FlowLane(title: $0, records: groups[$0] ?? [], end: end) }
  }

  private init(title: String, records: [LifecycleRecord], end: Double) {
    self.title = title
    var open: (kind: String, start: Double)?
    for record in records {
      let time = record.time.seconds
      note(record.text, at: time)
      guard let kind = record.callback.segmentKind else { continue }
      if let open { close(open, at: time) }
      open = kind == "gone" ? nil : (kind, time)
    }
    if let open { close(open, at: end) }
  }

  private mutating func note(_ callback: String, at time: Double) {
    if let last = ticks.last, last.time == time {
      ticks[ticks.count - 1].callbacks.append(callback)
    } else {
      ticks.append(Tick(time: time, callbacks: [callback]))
    }
  }

  private mutating func close(_ open: (kind: String, start: Double), at end: Double) {
    guard end > open.start else { return }
    let title = "\(open.kind) from \(open.start.fixed(3)) s to \(end.fixed(3)) s"
    segments.append(Segment(kind: open.kind, title: title, start: open.start, end: end))
  }
}

extension LifecycleCallback {
  /// The kind of segment that begins with this callback; `nil` if the callback does not begin one.
  fileprivate var segmentKind: String? {
    switch self {
    case .initialized, .viewDidDisappear: "alive"
    case .viewWillAppear: "appearing"
    case .viewDidAppear: "appeared"
    case .viewWillDisappear: "disappearing"
    case .deinitialized: "gone"
    default: nil
    }
  }
}
