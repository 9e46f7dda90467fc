import Foundation
import TestSupport

/// A browser without a window, if there is one on this machine.
enum Browser {
  static var isInstalled: Bool { InstalledBrowser.executable != nil }

  struct Failure: Error {
    var status: Int32
  }

  /// The page's elements after its scripts have run, as text. The browser takes its time, which no actor waits for.
  static func document(at page: URL) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try read(page) }) }
    }
  }

  private static func read(_ page: URL) throws -> String {
    let process = Process()
    process.executableURL = InstalledBrowser.executable
    // A container has no user that the sandbox could belong to, and the page is our own.
    // It is given two seconds of its own time, so that what is drawn only where it is seen has been.
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=2000", "--dump-dom"]
      + [page.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}
