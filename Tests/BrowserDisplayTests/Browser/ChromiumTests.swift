import Foundation
import Testing

extension BrowserTests {
  /// The guard against tests that wait for what never happens.
  @Suite struct ChromiumTests {
    @Test func `A cancelled test ends its browser, and waits for nothing`() async throws {
      let (beginnings, beginning) = AsyncStream<Void>.makeStream()
      let test = Task {
        try await Chromium.run { browser in
          let page = try await browser.open(#require(URL(string: "about:blank")))
          beginning.yield()
          try await page.wait(until: "false")
        }
      }
      for await _ in beginnings { break }
      test.cancel()
      await #expect(throws: Chromium.Failure.self) { try await test.value }
    }
  }
}
