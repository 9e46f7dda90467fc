import FlyingSocks
import Foundation

/// A connection to a display that can send anything, also what no browser would send.
struct ViewerConnection {
  private let socket: AsyncSocket

  /// Connects to the port of an address.
  init(to address: URL) async throws {
    let port = UInt16(address.port ?? 0)
    socket = try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 60)
  }

  /// Connects to a display as its page does, and returns once the connection is a WebSocket.
  static func viewer(of address: URL) async throws -> Self {
    let connection = try await Self(to: address)
    let head = try await connection.request(socketPath(of: address), upgradeHeaders(of: address))
    guard head.hasPrefix("HTTP/1.1 101") else { throw Refused(head: head) }
    return connection
  }

  struct Refused: Error {
    var head: String
  }

  static func socketPath(of address: URL) -> String { address.path(percentEncoded: false) + "socket" }

  static func upgradeHeaders(of address: URL) -> [String] {
    let host = "127.0.0.1:\(address.port ?? 0)"
    return [
      "Host: \(host)", "Origin: http://\(host)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
  }

  /// Sends a request. Returns the head of the response.
  func request(_ path: String, _ headers: [String]) async throws -> String {
    try await send(Array("GET \(path) HTTP/1.1\r\n\(headers.joined(separator: "\r\n"))\r\n\r\n".utf8))
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head.append(try await socket.read()) }
    return String(decoding: head, as: UTF8.self)
  }

  /// Sends bytes.
  func send(_ bytes: [UInt8]) async throws { try await socket.write(Data(bytes)) }

  /// Sends a text as one masked frame.
  func send(_ text: String) async throws { try await send(Self.frame(opcode: 1, Array(text.utf8))) }

  /// Returns a final frame, with a mask of zeros.
  static func frame(opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = [0x80 | opcode]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame += [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    return frame + [0, 0, 0, 0] + payload
  }

  /// Waits for the next message. Returns `nil` once the display has closed the connection.
  func message() async -> [String: Any]? {
    do {
      let opcode = try await socket.read() & 15
      var length = Int(try await socket.read() & 127)
      if length >= 126 {
        length = try await socket.read(bytes: length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
      }
      let payload = try await socket.read(bytes: length)
      guard opcode != 8 else { return nil }
      return try JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any]
    } catch {
      return nil
    }
  }

  /// Acknowledges a message.
  func acknowledge(_ message: [String: Any]?) async throws {
    try await send(#"{"type":"ack","number":\#(message?["n"] as? Int ?? 0)}"#)
  }

  /// Closes the connection.
  func close() { try? socket.close() }
}
