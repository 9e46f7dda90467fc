// Measures the cost of a live display with an app in a separate process, and one viewer that acknowledges every
// picture.
import Foundation

/// A program that runs the benchmark's app twice, and prints the measurements of each run.
///
/// They are the time from the start of the process to the first picture, the updates per second, the bytes per update,
/// and the share of a core that the app's process uses.
@main
enum LiveDisplay {
  static func main() throws {
    try measure("moved by code", [])
    try measure("moved by animations", ["--animations"])
  }

  private static func measure(_ name: String, _ arguments: [String]) throws {
    let start = ContinuousClock.now
    let app = try LiveProcess(arguments)
    defer { app.stop() }
    let viewer = try Viewer(of: app.address)
    let first = try viewer.message()
    let firstPicture = ContinuousClock.now - start
    // The first seconds are not measured, because the code of the app runs for the first time.
    try viewer.play(for: .seconds(2))
    let (processorTime, began) = (app.processorTime, ContinuousClock.now)
    let (messages, bytes) = try viewer.play(for: .seconds(10))
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    let share = (app.processorTime - processorTime) / seconds
    print(
      """
      500 views, \(name): first picture after \(Int(firstPicture / .milliseconds(1))) ms (\(first.count) bytes), \
      \(rounded(Double(messages) / seconds)) updates/s, \(bytes / max(messages, 1)) bytes each, \
      \(rounded(share * 100)) % of a core
      """)
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
