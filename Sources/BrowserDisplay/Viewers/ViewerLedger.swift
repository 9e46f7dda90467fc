package import DisplayScene

/// The viewers of a display, what each of them has, and the messages that bring them up to date.
///
/// A value without sockets and time, so that a test can play every order of events. At most one message per viewer is
/// unacknowledged. Meanwhile newer pictures replace each other, and the next message contains the difference between
/// the picture that the viewer has and the newest one: a slow viewer receives fewer pictures, and nothing queues.
package struct ViewerLedger {
  /// The identifier of a viewer.
  package typealias ID = Int

  private struct Viewer {
    /// What the viewer has, or will have after the message that it has not acknowledged.
    var state: DisplayState?
    /// The number of the picture that the viewer has not acknowledged yet.
    var unacknowledged: Int?
  }

  /// A message for a viewer.
  package struct Message: Equatable, Sendable {
    /// The viewer.
    package var viewer: ID
    /// The text in UTF-8.
    package var bytes: [UInt8]
  }

  /// The number of lines of the log that are kept for new viewers.
  package static let logCapacity = 500

  private var viewers: [ID: Viewer] = [:]
  private var nextID = 1
  private var current: DisplayState?
  private var lastNumber = 0
  /// The encoded differences to the current picture, by the number of the picture that they begin with. Viewers that have
  /// the same picture receive the same message, which is encoded once.
  private var encoded: [Int: [UInt8]?] = [:]
  private var log = DisplayLog(capacity: Self.logCapacity)

  /// Creates a ledger without viewers.
  package init() {}

  /// The number of viewers.
  package var count: Int { viewers.count }

  /// A Boolean value that indicates whether there is no picture to begin with.
  package var isEmpty: Bool { current == nil }

  /// The newest frame; `nil` before the first picture.
  package var frame: SceneFrame? { current?.scene.frame }

  /// A Boolean value that indicates whether a new picture could be sent now: a viewer has acknowledged everything and
  /// shows the newest picture, or has none.
  package var needsPicture: Bool {
    viewers.values.contains { $0.unacknowledged == nil && ($0.state == nil || $0.state?.number == current?.number) }
  }

  // MARK: - Events

  /// Adds a viewer. Returns its identifier and the message that shows everything, if there is a picture.
  package mutating func connect() -> (viewer: ID, message: Message?) {
    // Without viewers no pictures are taken, so the last one may be old.
    if viewers.isEmpty { current = nil }
    let id = nextID
    nextID += 1
    viewers[id] = Viewer()
    return (id, message(for: id))
  }

  /// Removes a viewer.
  package mutating func disconnect(_ viewer: ID) { viewers[viewer] = nil }

  /// Takes a new picture. Returns the messages for the viewers that are ready.
  package mutating func show(_ picture: DisplayPicture) -> [Message] {
    log.append(picture.newLogEntries)
    lastNumber += 1
    current = DisplayState(
      number: lastNumber, scene: picture.scene, animations: picture.animations, settings: picture.settings,
      inspection: picture.inspection, log: log, build: picture.build)
    encoded = [:]
    return viewers.keys.sorted().compactMap { message(for: $0) }
  }

  /// Notes that a viewer has shown a picture. Returns the next message, if there is a newer picture.
  ///
  /// An acknowledgment of another picture than the last one that was sent is ignored.
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
