public import DisplayScene

/// A transition of a state container as it was recorded.
public struct FlowTransition: Sendable, Identifiable {
  /// One picture on the way.
  public struct Frame: Sendable {
    /// The virtual time.
    public let time: Duration
    /// What was on the screen.
    public let scene: SceneFrame
  }

  /// The number in the recording, from 1.
  public let id: Int
  /// The container's name.
  public let container: String
  /// The state that was left.
  public let origin: String
  /// The state that was asked for.
  public let destination: String
  /// When it was asked for.
  public let requested: Duration
  /// How one gave way to the other; a dash if that never began.
  public internal(set) var motion = "–"
  /// When it began; nil if it never did.
  public internal(set) var began: Duration?
  /// When it came to its end.
  public internal(set) var ended: Duration?
  /// What became of it.
  public internal(set) var outcome = "under way"
  /// How many callbacks view controllers got from the request to the end.
  public internal(set) var callbackCount = 0
  /// The pictures, one for each frame of the display, the start and the end included.
  public internal(set) var frames: [Frame] = []

  /// A Boolean value that indicates whether there was anything to see on the way.
  public var isAnimated: Bool {
    guard let began, let ended else { return false }
    return ended > began
  }

  /// This many pictures at even distances in time, the first and the last included.
  public func filmStrip(count: Int) -> [Frame] {
    guard let first = frames.first, let last = frames.last, frames.count > count, count > 1 else {
      return frames
    }
    let step = (last.time - first.time) / (count - 1)
    return (0..<count).compactMap { index in
      let time = first.time + step * index
      return frames.min { abs(($0.time - time).seconds) < abs(($1.time - time).seconds) }
    }
  }
}
