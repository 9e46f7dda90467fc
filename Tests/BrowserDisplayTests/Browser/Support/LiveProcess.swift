import Foundation

/// An app of the package that runs live, as a process of its own.
struct LiveProcess {
  /// The folder of the executables of the build that is running.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  let address: URL
  private let group: ProcessGroup

  /// Starts an app on any free port, and returns once it has printed its address.
  init(_ app: String, _ arguments: [String] = []) async throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Self.products.appending(path: app)
    process.arguments = arguments + ["--port", "0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    group = ProcessGroup(of: process)
    let line = await Self.firstLine(of: output.fileHandleForReading)
    guard let address = line.split(separator: " ").last.flatMap({ URL(string: String($0)) }), address.port != nil else {
      group.kill()
      throw Chromium.Failure(text: "\(app) printed no address, but: \(line)")
    }
    self.address = address
  }

  func stop() { group.kill() }

  private static func firstLine(of handle: FileHandle) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
          let data = handle.availableData
          guard !data.isEmpty else { break }
          line += data
        }
        let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        continuation.resume(returning: text)
      }
    }
  }
}
