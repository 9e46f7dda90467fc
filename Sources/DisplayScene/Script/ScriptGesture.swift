import Foundation

/// The touches of a gesture, from the first that begins to the last that ends.
struct ScriptGesture {
  /// The maximum distance between the points of a tap.
  private static let tapDistance = 10.0
  /// The maximum duration of a tap, in seconds.
  ///
  /// A longer touch is a long press.
  private static let tapDuration = 0.4
  /// The maximum distance of the points of a straight drag from the line between its ends.
  private static let straightness = 12.0
  /// The maximum rest before the end of a drag, in seconds.
  ///
  /// After a longer rest, scrolling does not continue.
  private static let restDuration = 0.08
  /// The interval between two movements of a finger in a script, in seconds.
  ///
  /// It is the duration of a frame.
  private static let frame = 1.0 / 60

  private var events: [(touch: SceneInput.Touch, time: Double)] = []
  private var target: String?
  private var down: Set<Int> = []

  /// A Boolean value that indicates whether no touch is down.
  var isOver: Bool { down.isEmpty }

  /// Adds a change of a touch.
  ///
  /// A touch whose beginning was not recorded is ignored.
  mutating func append(_ touch: SceneInput.Touch, at time: Double, target: String?) {
    guard touch.phase == .began || down.contains(touch.id) else { return }
    if events.isEmpty { self.target = target }
    events.append((touch, time))
    if touch.phase == .began { down.insert(touch.id) }
    if touch.phase == .ended || touch.phase == .cancelled { down.remove(touch.id) }
  }

  /// Returns the steps that repeat the gesture.
  ///
  /// The number of fingers includes those of the whole script.
  func steps(fingers: inout Int) -> [ScriptStep] {
    guard let first = events.first, let last = events.last,
      !events.contains(where: { $0.touch.phase == .cancelled })
    else { return [] }
    guard events.allSatisfy({ $0.touch.id == first.touch.id }) else { return path(&fingers) }
    let (start, end, duration) = (first.touch.location, last.touch.location, last.time - first.time)
    if events.allSatisfy({ Self.distance($0.touch.location, start) <= Self.tapDistance }) {
      guard duration <= Self.tapDuration else { return path(&fingers) }
      return [target.map(ScriptStep.tap) ?? .tapPoint(start)]
    }
    guard isStraight, !restsAtEnd else { return path(&fingers) }
    return [.drag(from: start, to: end, milliseconds: max(Self.milliseconds(duration), 16))]
  }

  // MARK: - Shape

  /// A Boolean value that indicates whether the touch moves straight between its ends, never backward.
  private var isStraight: Bool {
    guard let start = events.first?.touch.location, let end = events.last?.touch.location else { return false }
    let length = Self.distance(start, end)
    guard length > Self.straightness else { return false }
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    var farthest = 0.0
    return events.allSatisfy { event in
      let (x, y) = (event.touch.location.x - start.x, event.touch.location.y - start.y)
      let along = x * dx + y * dy
      defer { farthest = max(farthest, along) }
      return abs(x * dy - y * dx) <= Self.straightness && along >= farthest - Self.straightness
    }
  }

  private var restsAtEnd: Bool {
    guard let last = events.last, let move = events.last(where: { $0.touch.phase == .moved }) else { return false }
    return last.time - move.time > Self.restDuration
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
    hypot(one.x - other.x, one.y - other.y)
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  // MARK: - Paths

  /// Returns the steps of a gesture that no single call can repeat: each finger's movements, and pauses.
  private func path(_ fingers: inout Int) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    var numbers: [Int: Int] = [:]
    var lastMoves: [Int: Double] = [:]
    var time = events.first?.time ?? 0
    for (index, event) in events.enumerated() {
      let (touch, isMove) = (event.touch, event.touch.phase == .moved)
      // A movement within a frame is omitted, unless it is the last one before another phase.
      let isFollowed = events.dropFirst(index + 1).first { $0.touch.id == touch.id }?.touch.phase == .moved
      if isMove, isFollowed, event.time - (lastMoves[touch.id] ?? time) < Self.frame { continue }
      let pause = Self.milliseconds(event.time - time)
      if pause > 0 {
        steps.append(.advance(pause))
        time = event.time
      }
      switch touch.phase {
      case .began:
        fingers += 1
        numbers[touch.id] = fingers
        steps.append(.touchDown(finger: fingers, touch.location))
      case .moved:
        lastMoves[touch.id] = event.time
        if let number = numbers[touch.id] { steps.append(.move(finger: number, touch.location)) }
      case .ended, .cancelled:
        if let number = numbers[touch.id] { steps.append(.touchUp(finger: number, touch.location)) }
      }
    }
    return steps
  }
}
