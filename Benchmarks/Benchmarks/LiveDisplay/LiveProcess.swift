import Foundation

/// The process of the app that is measured.
struct LiveProcess {
  let address: URL
  private let process = Process()

  init(_ arguments: [String]) throws {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    process.executableURL = products.appendingPathComponent("MeasuredApp")
    process.arguments = ["--port", "0"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != 10 {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      line += data
    }
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let address = words.last.flatMap({ URL(string: String($0)) }) else {
      throw Failure(text: "MeasuredApp printed no address")
    }
    self.address = address
  }

  struct Failure: Error {
    var text: String
  }

  /// The processor time of the process, in seconds.
  var processorTime: Double {
    let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
    // The name of the program, in parentheses, is the second field; the times are the 14th and the 15th.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
