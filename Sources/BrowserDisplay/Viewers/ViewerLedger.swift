package import DisplayScene

/// The viewers of a display, the state of each viewer, and the messages that update them.
///
/// It is a value without sockets and time, so that a test can perform events in any order. At most one message per
/// viewer is unacknowledged. Meanwhile, newer pictures replace each other, and the next message contains the difference
/// between the picture that the viewer has and the newest one: a slow viewer receives fewer pictures, and there is no
/// queue.
package struct ViewerLedger {
  /// The identifier of a viewer.
  package typealias ID = Int

  private struct Viewer {
    /// The state of the viewer, including a message that it has not acknowledged.
    var state: DisplayState?
    /// The number of the picture that the viewer has not acknowledged yet, or `nil` if there is none.
    var unacknowledged: Int?
  }

  /// A message for a viewer.
  package struct Message: Equatable, Sendable {
    /// The viewer.
    package var viewer: ID
    /// The text in UTF-8.
    package var bytes: [UInt8]
  }

  /// The number of lines of the log that are stored for new viewers.
  package static let logCapacity = 500

  private var viewers: [ID: Viewer] = [:]
  private var nextID = 1
  private var current: DisplayState?
  private var lastNumber = 0
  /// The encoded differences to the current picture, by the number of the picture that they begin with.
  ///
  /// Viewers that have the same picture receive the same message, which is encoded once.
  private var encoded: [Int: [UInt8]?] = [:]
  private var log = DisplayLog(capacity: Self.logCapacity)

  /// Creates a ledger without viewers.
  package init() {}

  /// The number of viewers.
  package var count: Int { viewers.count }

  /// A Boolean value that indicates whether there is no picture yet.
  package var isEmpty: Bool { current == nil }

  /// The newest frame, or `nil` before the first picture.
  package var frame: SceneFrame? { current?.scene.frame }

  /// A Boolean value that indicates whether a new picture could be sent immediately.
  ///
  /// This requires a viewer that has acknowledged everything and shows the newest picture, or that has no picture.
  package var needsPicture: Bool {
    viewers.values.contains { $0.unacknowledged == nil && ($0.state == nil || $0.state?.number == current?.number) }
  }

  // MARK: - Events

  /// Adds a viewer, and returns its identifier and the message with the whole state, if there is a picture.
  package mutating func connect() -> (viewer: ID, message: Message?) {
    // Without viewers, no pictures are captured, so that the last picture may be outdated.
    if viewers.isEmpty { current = nil }
    let id = nextID
    nextID += 1
    viewers[id] = Viewer()
    return (id, message(for: id))
  }

  /// Removes a viewer.
  package mutating func disconnect(_ viewer: ID) { viewers[viewer] = nil }

  /// Adds a new picture, and returns the messages for the viewers that are ready.
  package mutating func show(_ picture: DisplayPicture) -> [Message] {
    log.append(picture.newLogEntries)
    lastNumber += 1
    current = DisplayState(
      number: lastNumber, scene: picture.scene, animations: picture.animations, settings: picture.settings,
      inspection: picture.inspection, log: log, build: picture.build)
    encoded = [:]
    return viewers.keys.sorted().compactMap { message(for: $0) }
  }

  /// Records that a viewer has shown a picture, and returns the next message, if there is a newer picture.
  ///
  /// Only the acknowledgment of the last picture that was sent has an effect.
  package mutating func acknowledge(_ number: Int, by viewer: ID) -> Message? {
    guard viewers[viewer]?.unacknowledged == number else { return nil }
    viewers[viewer]?.unacknowledged = nil
    return message(for: viewer)
  }

  // MARK: - Messages

  private mutating func message(for id: ID) -> Message? {
    guard let current, let viewer = viewers[id], viewer.unacknowledged == nil else { return nil }
    let base = viewer.state?.number ?? 0
    guard base != current.number else { return nil }
    let bytes: [UInt8]?
    if let known = encoded[base] {
      bytes = known
    } else {
      bytes = MessageWriter.message(from: viewer.state, to: current)
      encoded[base] = bytes
    }
    viewers[id]?.state = current
    guard let bytes else { return nil }
    viewers[id]?.unacknowledged = current.number
    return Message(viewer: id, bytes: bytes)
  }
}
