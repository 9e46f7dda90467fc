import Foundation
import Glibc

/// A reader of the messages that arrive at one end of a link.
package struct LiveLinkReader<Message: Decodable> {
  /// The result of waiting for a message.
  package enum Result {
    /// A message arrived.
    case message(Message)
    /// No message arrived in the given time.
    case nothing
    /// The other process has ended, or has sent data that is not a message.
    case end
  }

  /// The largest accepted message, in bytes.
  private static var maximumSize: Int { 16_777_216 }

  private let link: LiveLink
  private var buffer: [UInt8] = []
  /// The number of bytes in ``buffer`` that are known to contain no line feed.
  private var searched = 0

  /// Creates a reader.
  package init(_ link: LiveLink) { self.link = link }

  /// Waits for the next message.
  ///
  /// - Parameter milliseconds: The maximum time to wait. The default is `nil`, which means no limit.
  package mutating func next(within milliseconds: Int? = nil) -> Result {
    let deadline = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      if let line = takeLine() {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(line)) else { return .end }
        return .message(message)
      }
      guard buffer.count < Self.maximumSize else { return .end }
      var descriptor = pollfd(fd: link.descriptor, events: Int16(POLLIN), revents: 0)
      let rest = deadline.map { Int32(max(0, (ContinuousClock.now.duration(to: $0) / .milliseconds(1)).rounded(.up))) }
      let ready = poll(&descriptor, 1, rest ?? -1)
      if ready < 0, errno == EINTR { continue }
      guard ready != 0 else { return .nothing }
      guard ready > 0, receive() else { return .end }
    }
  }

  private mutating func takeLine() -> ArraySlice<UInt8>? {
    guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      return nil
    }
    let line = buffer[..<end]
    buffer = Array(buffer[(end + 1)...])
    searched = 0
    return line
  }

  private mutating func receive() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(link.descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += bytes[..<count]
      return true
    }
  }
}
