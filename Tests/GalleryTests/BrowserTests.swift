import Foundation
import Simulator
import Testing

@testable import Gallery

/// The flow report as a browser sees it.
@MainActor
struct BrowserTests {
  @Test(.enabled(if: Browser.isInstalled, "no Chromium here: install it to look at the report in a browser"))
  func `The report's strips and its timeline work in a browser`() async throws {
    let report = try await PlayedTour.report
    let page = FileManager.default.temporaryDirectory.appending(path: "gallery-tour-\(UUID().uuidString).html")
    try await PlayedTour.page.write(to: page, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: page) }
    let document = try await Browser.document(at: page)

    let animated = report.transitions.filter(\.isAnimated).count
    #expect(animated >= 10)
    let strips = document.components(separatedBy: "<ol class=\"strip").dropFirst()
    #expect(strips.count == animated)
    for strip in strips {
      let cells = strip.prefix(upTo: strip.range(of: "</ol>")?.lowerBound ?? strip.endIndex)
      #expect(cells.components(separatedBy: "<button").count - 1 >= 5)
      // The page's script marks the frame that is shown: it ran, and without an error before this strip.
      #expect(cells.contains("class=\"current\""))
    }
    // The first ones are near enough to the window to have been drawn.
    let first = try #require(document.range(of: "class=\"screen\"")).upperBound
    #expect(document[first...].prefix(300).contains("<g><rect"))
    #expect(document.contains("<div class=\"timeline"))
    for name in ["RootViewController", "SignInViewController", "HomeViewController"] {
      #expect(document.contains(name))
    }
  }
}
