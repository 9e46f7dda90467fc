public import DisplayScene

/// A recorded transition of a state container.
public struct FlowTransition: Sendable, Identifiable {
  /// An image of the running transition.
  public struct Frame: Sendable {
    /// The virtual time of the image.
    public let time: Duration
    /// The content of the screen.
    public let scene: SceneFrame
  }

  /// The number of the transition in the recording, from 1.
  public internal(set) var id: Int
  /// The name of the container.
  public let container: String
  /// The previous state.
  public let origin: String
  /// The requested state.
  public let destination: String
  /// The time of the request.
  public let requested: Duration
  /// A description of the animation; a dash if the transition has not begun.
  public internal(set) var motion = "–"
  /// The time at which the transition began; `nil` if it has not begun.
  public internal(set) var began: Duration?
  /// The time at which the transition ended; `nil` if it has not ended.
  public internal(set) var ended: Duration?
  /// The outcome of the request.
  public internal(set) var outcome = "under way"
  /// The number of callbacks that view controllers received from the request to the end.
  public internal(set) var callbackCount = 0
  /// The number of callbacks before the request.
  var firstCallback = 0
  /// The images, one for each frame of the display, including the first and the last.
  public internal(set) var frames: [Frame] = []

  /// A Boolean value that indicates whether the transition was visibly animated.
  public var isAnimated: Bool {
    guard let began, let ended else { return false }
    return ended > began
  }

  /// Returns a limited number of images at equal intervals, including the first and the last.
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
