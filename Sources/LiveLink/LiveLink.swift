import Foundation
import Glibc

/// One end of the connection between an app and the process that restarts it: a socket for lines of JSON.
///
/// The other process creates a pair of connected sockets, and the app receives one of them as its standard input. A
/// pair has no name, so that no third process can open it, and the connection ends with either process.
package struct LiveLink: Sendable {
  /// The environment variable that indicates that standard input is a link.
  package static let variable = "UIKIT_SUPERVISED"

  /// The file descriptor of the socket.
  package let descriptor: Int32

  /// Creates an end for a connected socket.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Creates both ends, or returns `nil` if the system has no more descriptors.
  ///
  /// Programs that this process starts do not inherit them, except as their standard input.
  package static func pair() -> (LiveLink, LiveLink)? {
    var descriptors: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &descriptors) == 0 else {
      return nil
    }
    return (LiveLink(descriptor: descriptors[0]), LiveLink(descriptor: descriptors[1]))
  }

  /// Closes this end.
  package func close() { Glibc.close(descriptor) }

  /// Sends a message.
  ///
  /// - Returns: `false` if the other process has ended.
  @discardableResult
  package func send(_ message: some Encodable) -> Bool {
    guard var bytes = try? JSONEncoder().encode(message) else { return false }
    // JSON contains no line feed unless it is formatted.
    bytes.append(UInt8(ascii: "\n"))
    return bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let count = Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }
}
