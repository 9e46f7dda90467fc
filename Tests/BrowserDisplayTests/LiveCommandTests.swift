import Foundation
import Testing

@testable import Live

/// An app as a command, which ends without a display.
struct LiveCommandTests {
  private func run(_ app: String, _ arguments: String...) throws -> (status: Subprocess.Status, text: String) {
    try Subprocess.output(of: [LiveProcess.products.appending(path: app).path] + arguments)
  }

  @Test(arguments: ["Registration", "Reminders"])
  func `An app lists the options that UIKit reads`(_ app: String) throws {
    let (status, text) = try run(app, "--help")
    #expect(status == .exit(0))
    #expect(text.contains("USAGE: \(app) [--headless]"))
    for option in [
      "--headless", "--port", "--host", "--device", "--appearance", "--text-size", "--layout-direction", "--documents",
      "--pictures", "--url",
    ] {
      #expect(text.contains("\n  \(option) "), "\(option)")
    }
  }

  @Test func `A value that cannot be used ends an app with a message`() throws {
    let (status, text) = try run("Reminders", "--port", "x")
    #expect(status == .exit(64))
    #expect(text == "Reminders: --port cannot be \"x\". It must be a number from 0 to 65535.\n")
  }
}
