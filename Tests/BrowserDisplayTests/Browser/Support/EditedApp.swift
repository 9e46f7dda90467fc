import Foundation
import LiveLink

@testable import Live

/// An app that a session runs, with its source in a folder of the test. The source is not compiled: the test decides
/// what the outcome of each build is.
struct EditedApp: Sendable {
  let build: ScriptedBuild
  private let source: URL

  /// Runs a test with the first version of the app, and a page that shows it.
  static func run(_ test: @Sendable (EditedApp, BrowserPage) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "edited-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = EditedApp(
      build: ScriptedBuild(of: "LiveSample", in: folder), source: folder.appending(path: "Sources/App/Screen.swift"))
    try FileManager.default.createDirectory(
      at: app.source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try app.edit()
    app.build.succeed(with: ["--title", "Version 1"])
    let (pages, ended) = start(app.build, folder)
    var result: Result<Void, any Error> = .failure(Chromium.Failure(text: "The app is not live."))
    for await address in pages {
      result = await Result {
        try await Chromium.run { browser in
          let page = try await browser.open(address)
          try await page.wait(forTexts: ["Version 1", "Row 0"])
          try await test(app, page)
        }
      }
      break
    }
    app.build.end()
    try? app.edit()
    for await _ in ended {}
    try result.get()
  }

  /// Edits the source, which starts a build.
  func edit() throws { try Data(UUID().uuidString.utf8).write(to: source) }

  /// Starts the session in a thread of its own. It ends after the build that cannot be started.
  ///
  /// - Returns: The address of the page, and a sequence that ends with the session.
  private static func start(_ build: ScriptedBuild, _ folder: URL) -> (AsyncStream<URL>, AsyncStream<Void>) {
    let (pages, page) = AsyncStream<URL>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    Thread.detachNewThread {
      var session = LiveSession(build: build, arguments: ["--port", "0"], watch: SourceWatch(of: [folder]))
      do {
        try session.start()
        while true {
          try session.step()
          if let address = session.page.flatMap({ URL(string: $0.address) }) { page.yield(address) }
        }
      } catch {
        session.stop()
      }
      page.finish()
      end.finish()
    }
    return (pages, ends)
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
