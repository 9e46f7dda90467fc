import Foundation

/// A minimal viewer, which acknowledges every picture when it arrives.
struct Viewer {
  private let file: Int32

  init(of address: URL) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = UInt16(address.port ?? 0).bigEndian
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw LiveProcess.Failure(text: "no connection to \(address)") }
    let host = "127.0.0.1:\(address.port ?? 0)"
    let lines = [
      "GET \(address.path)/socket HTTP/1.1", "Host: \(host)", "Origin: http://\(host)", "Upgrade: websocket",
      "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]
    try send(Array(lines.joined(separator: "\r\n").utf8))
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try read(1) }
  }

  /// Shows pictures for a duration, and returns their number and their size.
  ///
  /// There may be none for a long time, because an animation that runs is not sent again.
  @discardableResult
  func play(for duration: Duration) throws -> (messages: Int, bytes: Int) {
    let end = ContinuousClock.now + duration
    var (messages, bytes) = (0, 0)
    while messageArrives(before: end) {
      bytes += try message().count
      messages += 1
    }
    return (messages, bytes)
  }

  /// Waits for data until a time, and returns whether there is any.
  private func messageArrives(before end: ContinuousClock.Instant) -> Bool {
    let milliseconds = (end - ContinuousClock.now) / .milliseconds(1)
    guard milliseconds > 0 else { return false }
    var event = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, Int32(milliseconds.rounded(.up))) > 0
  }

  /// Waits for the next picture, and acknowledges it.
  func message() throws -> [UInt8] {
    let head = try read(2)
    var length = Int(head[1] & 127)
    if length >= 126 { length = try read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
    let payload = try read(length)
    // The number is the first member.
    let number = payload.drop { !(48...57).contains($0) }.prefix { (48...57).contains($0) }
    let answer = Array(#"{"type":"ack","number":"#.utf8) + number + [UInt8(ascii: "}")]
    try send([0x81, 0x80 | UInt8(answer.count), 0, 0, 0, 0] + answer)
    return payload
  }

  private func read(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let result = bytes.withUnsafeMutableBytes { recv(file, $0.baseAddress.map { $0 + filled }, count - filled, 0) }
      guard result > 0 else { throw LiveProcess.Failure(text: "the app closed the connection") }
      filled += result
    }
    return bytes
  }

  private func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let result = bytes[sent...].withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, 0) }
      guard result > 0 else { throw LiveProcess.Failure(text: "the app closed the connection") }
      sent += result
    }
  }
}
