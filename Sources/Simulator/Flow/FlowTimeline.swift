import Foundation

/// The part of a report that shows the life cycle of every view controller over time.
struct FlowTimeline {
  private static let laneHeight = 30.0
  private static let axisHeight = 34.0

  private let transitions: [FlowTransition]
  private let lanes: [FlowLane]
  private let end: Double
  /// The number of points per second: enough to distinguish the steps of a transition.
  private let scale: Double

  init(transitions: [FlowTransition], lifecycle: [LifecycleRecord], end: Duration) {
    self.transitions = transitions
    self.end = max(end.seconds, 0.001)
    lanes = FlowLane.lanes(of: lifecycle, end: self.end)
    scale = max(48, 916 / self.end)
  }

  var html: String {
    let labels = lanes.map { "<li><b>\($0.name.html)</b>\($0.number.html)</li>" }.joined()
    return """
      <p class="legend"><span class="key alive">alive</span><span class="key appearing">appearing</span>\
      <span class="key appeared">on screen</span><span class="key disappearing">disappearing</span>\
      <span class="key tick">callback (hover for its name)</span></p>
      <div class="timeline">
      <ol class="lanes">\(labels)</ol>
      <div class="scroller">\(chart)</div>
      </div>
      """
  }

  private var chart: String {
    let size = (
      width: (end * scale).rounded(.up) + 24, height: Self.axisHeight + Double(lanes.count) * Self.laneHeight
    )
    let rows = lanes.enumerated().map {
      row($0.element, at: Self.axisHeight + Double($0.offset) * Self.laneHeight)
    }
    return """
      <svg width="\(size.width.fixed(0))" height="\(size.height.fixed(0))" role="img" aria-label="Life cycle of \(lanes.count) view controllers">
      \(bands(height: size.height))
      \(axis(height: size.height))
      \(rows.joined(separator: "\n"))
      </svg>
      """
  }

  private func x(_ time: Double) -> String { (8 + time * scale).fixed(1) }

  /// Returns the ranges of the transitions, with their numbers above.
  private func bands(height: Double) -> String {
    transitions.filter(\.isAnimated).compactMap { transition in
      guard let began = transition.began?.seconds, let ended = transition.ended?.seconds else { return nil }
      let title =
        "\(transition.container): \(transition.origin) → \(transition.destination), \(transition.motion)"
      return """
        <a href="#t\(transition.id)"><g class="band"><title>\(title.html)</title>\
        <rect x="\(x(began))" y="0" width="\(((ended - began) * scale).fixed(1))" height="\(height.fixed(0))"/>\
        <text x="\(x((began + ended) / 2))" y="12">\(transition.id)</text></g></a>
        """
    }.joined(separator: "\n")
  }

  private func axis(height: Double) -> String {
    (0...Int(end)).map { second in
      """
      <g class="axis"><line x1="\(x(Double(second)))" x2="\(x(Double(second)))" y1="\(Self.axisHeight.fixed(0))" y2="\(height.fixed(0))"/>\
      <text x="\(x(Double(second)))" y="27">\(second) s</text></g>
      """
    }.joined(separator: "\n")
  }

  private func row(_ lane: FlowLane, at top: Double) -> String {
    let middle = top + Self.laneHeight / 2
    let bars = lane.segments.map { segment in
      let height = segment.kind == "alive" ? 4.0 : 14.0
      return """
        <rect class="\(segment.kind)" x="\(x(segment.start))" y="\((middle - height / 2).fixed(1))" \
        width="\(max(1, (segment.end - segment.start) * scale).fixed(1))" height="\(height.fixed(0))" \
        rx="\(min(3, height / 2).fixed(0))"><title>\("\(lane.title) \(segment.title)".html)</title></rect>
        """
    }
    let ticks = lane.ticks.map { tick in
      """
      <g class="tick"><title>\("\(lane.title) at \(tick.time.fixed(3)) s\n\(tick.callbacks.joined(separator: "\n"))".html)</title>\
      <rect class="target" x="\((8 + tick.time * scale - 3).fixed(1))" y="\(top.fixed(0))" width="6" height="\(Self.laneHeight.fixed(0))"/>\
      <line x1="\(x(tick.time))" x2="\(x(tick.time))" y1="\((middle - 10).fixed(1))" y2="\((middle + 10).fixed(1))"/></g>
      """
    }
    return (bars + ticks).joined(separator: "\n")
  }
}
