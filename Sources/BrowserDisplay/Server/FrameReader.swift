package import FlyingFox
package import Foundation

/// A reader that assembles the messages of a viewer from WebSocket frames, and refuses invalid frames.
///
/// It is a value, so that tests can pass it any sequence of frames.
package struct FrameReader {
  /// An event that a viewer has sent.
  package enum Event: Equatable {
    /// A complete text message in UTF-8.
    case message(Data)
    /// A ping, which is answered with the same content.
    case ping(Data)
    /// A request to close the connection.
    case close
  }

  /// The reason why a connection is closed, with the status code of the protocol.
  package enum Violation: Error, Equatable {
    /// The frame violates the protocol.
    ///
    /// The status code is 1002.
    case protocolError
    /// The message is not text.
    ///
    /// The status code is 1003.
    case unsupported
    /// The message has more bytes than permitted.
    ///
    /// The status code is 1009.
    case tooLarge
  }

  private let maximumSize: Int
  /// The beginning of a message that is sent in several frames.
  private var fragments: Data?

  /// Creates a reader that refuses messages above a size in bytes.
  package init(maximumSize: Int = ViewerMessage.maximumSize) { self.maximumSize = maximumSize }

  /// Receives the next frame, and returns the event that it completes, or `nil` if there is none.
  package mutating func receive(_ frame: WSFrame) throws(Violation) -> Event? {
    // The reserved bits are for extensions, and none was negotiated.
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { throw .protocolError }
    guard frame.payload.count <= maximumSize else { throw .tooLarge }
    switch frame.opcode {
    case .text:
      guard fragments == nil else { throw .protocolError }
      guard !frame.fin else { return .message(frame.payload) }
      fragments = frame.payload
      return nil
    case .continuation:
      guard let beginning = fragments else { throw .protocolError }
      guard beginning.count + frame.payload.count <= maximumSize else { throw .tooLarge }
      fragments = frame.fin ? nil : beginning + frame.payload
      return frame.fin ? .message(beginning + frame.payload) : nil
    case .binary: throw .unsupported
    case .ping, .pong, .close:
      guard frame.fin, frame.payload.count <= 125 else { throw .protocolError }
      return frame.opcode == .ping ? .ping(frame.payload) : frame.opcode == .close ? .close : nil
    default: throw .protocolError
    }
  }
}

extension FrameReader.Violation {
  var closeCode: WSCloseCode {
    switch self {
    case .protocolError: .protocolError
    case .unsupported: .unsupportedData
    case .tooLarge: .messageTooBig
    }
  }
}
