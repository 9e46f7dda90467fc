import Foundation

/// The connection to the compiler, through the standard input and output.
struct CompilerConnection {
  /// Returns the next message; `nil` at the end of the connection, or if the message cannot be read.
  func receive() -> CompilerMessage? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return read(length).flatMap { try? JSONDecoder().decode(CompilerMessage.self, from: $0) }
  }

  func send(_ message: PluginMessage) {
    guard let data = try? JSONEncoder().encode(message) else { return }
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: data.count >> (8 * $0)) })
    FileHandle.standardOutput.write(header + data)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let part = FileHandle.standardInput.readData(ofLength: count - data.count)
      guard !part.isEmpty else { return nil }
      data += part
    }
    return data
  }
}
