import Foundation

/// The part of a report that shows the life cycle of every view controller over time.
///
/// One element scrolls in both directions, so that the axis and the names remain visible. The script of the page scales
/// the chart.
struct FlowTimeline {
  private static let laneHeight = 30.0
  private static let axisHeight = 34.0

  private let transitions: [FlowTransition]
  private let lanes: [FlowLane]
  private let end: Double
  /// The number of points per second, which is sufficient to distinguish the steps of a transition.
  private let scale: Double

  init(transitions: [FlowTransition], lifecycle: [LifecycleRecord], end: Duration) {
    self.transitions = transitions
    self.end = max(end.seconds, 0.001)
    lanes = FlowLane.lanes(of: lifecycle, end: self.end)
    scale = max(48, 916 / self.end)
  }

  var html: String {
    let names = lanes.map { lane in
      """
      <li><button type="button" data-start="\(lane.start.fixed(3))" title="\(lane.title.html): show its beginning">\
      <b>\(lane.name.html)</b>\(lane.number.html)</button></li>
      """
    }
    return """
      <div class="legend"><span class="key alive">alive</span><span class="key appearing">appearing</span>\
      <span class="key appeared">on screen</span><span class="key disappearing">disappearing</span>\
      <span class="key tick">callback (hover for its name)</span>\
      <span class="key repeated">the same callbacks in many frames</span>\
      \(zoom)</div>
      <div class="timeline" data-scale="\(scale.fixed(3))" data-end="\(end.fixed(3))" tabindex="0" \
      role="region" aria-label="Life cycle of \(lanes.count) view controllers">
      <div class="corner">\(lanes.count) view controllers</div>
      \(axis)
      <ol class="lanes">\(names.joined())</ol>
      \(chart)
      </div>
      <p class="hint">\(end.fixed(0)) seconds: scroll to the right for later ones, or select a name to see its beginning.</p>
      """
  }

  /// The control for the zoom, from the whole recording on one screen to single frames.
  private var zoom: String {
    """
    <span class="zoom"><button type="button" class="fit">Fit</button>\
    <button type="button" class="detail">Detail</button>\
    <input type="range" min="2" max="8.6" step="0.05" value="\(log2(scale).fixed(2))" aria-label="Zoom"></span>
    """
  }

  private var width: String { ((end * scale).rounded(.up) + 40).fixed(0) }

  private var axis: String {
    let seconds = (0...Int(end)).map { second in
      "<text x=\"\(x(Double(second)))\" y=\"27\" data-second=\"\(second)\">\(second) s</text>"
    }
    let numbers = bands { transition, middle in
      "<text x=\"\(x(middle))\" y=\"12\">\(transition.id)</text>"
    }
    return """
      <svg class="axis" width="\(width)" height="\(Self.axisHeight.fixed(0))" aria-hidden="true">
      \(seconds.joined(separator: "\n"))
      \(numbers)
      </svg>
      """
  }

  private var chart: String {
    let height = (Double(lanes.count) * Self.laneHeight).fixed(0)
    let rows = lanes.enumerated().map { row($0.element, at: Double($0.offset) * Self.laneHeight) }
    let lines = (0...Int(end)).map { second in
      """
      <line x1="\(x(Double(second)))" x2="\(x(Double(second)))" y1="0" y2="\(height)" data-second="\(second)"/>
      """
    }
    return """
      <svg class="chart" width="\(width)" height="\(height)">
      \(bands { _, _ in "" })
      <g class="axis">\(lines.joined())</g>
      \(rows.joined(separator: "\n"))
      </svg>
      """
  }

  private func x(_ time: Double) -> String { (8 + time * scale).fixed(1) }

  /// Returns the ranges of the transitions, each with a link to its film.
  private func bands(_ label: (FlowTransition, _ middle: Double) -> String) -> String {
    transitions.filter(\.isAnimated).compactMap { transition in
      guard let began = transition.began?.seconds, let ended = transition.ended?.seconds else { return nil }
      let title =
        "\(transition.container): \(transition.origin) → \(transition.destination), \(transition.motion)"
      return """
        <a href="#t\(transition.id)"><g class="band"><title>\(title.html)</title>\
        <rect x="\(x(began))" y="0" width="\(((ended - began) * scale).fixed(1))" height="100%"/>\
        \(label(transition, (began + ended) / 2))</g></a>
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
    let marks = FlowTickRun.runs(of: lane.ticks).map { run in
      run.isSingle ? tick(run, of: lane, top, middle) : repeated(run, of: lane, middle)
    }
    return (bars + marks).joined(separator: "\n")
  }

  private func tick(_ run: FlowTickRun, of lane: FlowLane, _ top: Double, _ middle: Double) -> String {
    """
    <g class="tick"><title>\("\(lane.title) \(run.title)".html)</title>\
    <rect class="target" x="\((8 + run.start * scale - 3).fixed(1))" y="\(top.fixed(0))" width="6" height="\(Self.laneHeight.fixed(0))"/>\
    <line x1="\(x(run.start))" x2="\(x(run.start))" y1="\((middle - 10).fixed(1))" y2="\((middle + 10).fixed(1))"/></g>
    """
  }

  /// Returns a line below the bar, for callbacks that are sent in every frame.
  private func repeated(_ run: FlowTickRun, of lane: FlowLane, _ middle: Double) -> String {
    """
    <rect class="repeated" x="\(x(run.start))" y="\((middle + 9).fixed(1))" \
    width="\(((run.end - run.start) * scale).fixed(1))" height="3" rx="1.5"><title>\("\(lane.title) \(run.title)".html)</title></rect>
    """
  }
}
