import CoreGraphics
import Foundation
import Testing

extension BrowserTests {
  /// Several pages of a live app.
  @Suite struct LiveViewerTests {
    @Test func `A touch in one page is seen in the other one, and is cancelled with its page`() async throws {
      try await LivePages.withGallery { browser, page, address in
        try await page.click(text: "Skip")
        try await page.wait(untilAppeared: "SignInViewController")
        try await page.waitUntilAtRest()
        let second = try await browser.open(address)
        try await second.wait(forTexts: ["Enter Passcode"])
        try await page.wait(untilSameAs: second)
        #expect(try await page.distance(to: second) <= 1)

        // The touch is in one page, the key is highlighted in both.
        let key = try await page.frame(ofText: "5")
        let point = CGPoint(x: key[0] + key[2] / 2, y: key[1] + key[3] / 2)
        let touched = "\(Self.color(ofKey: "5")) !== \(Self.color(ofKey: "6"))"
        try await page.press(at: point)
        try await page.wait(until: touched)
        try await second.wait(until: touched)
        #expect(try await second.evaluate("document.querySelectorAll('.touch').length") as? Int == 0)
        try await page.release(at: point)
        for page in [page, second] {
          try await page.wait(until: "!(\(touched))")
          try await page.wait(until: Self.hasDigits(1))
        }

        // A page that is left cannot end its touch: the touch is cancelled, and nothing is entered.
        let third = try await browser.open(address)
        try await third.wait(forTexts: ["Enter Passcode"])
        try await third.press(at: point)
        try await second.wait(until: touched)
        try await third.call("Page.navigate", ["url": "about:blank"])
        for page in [page, second] {
          try await page.wait(until: "!(\(touched))")
          #expect(try await page.evaluate(Self.hasDigits(1)) as? Bool == true)
        }
      }
    }

    @Test func `A page that was lost for a while shows what the other one does when it is back`() async throws {
      try await LivePages.withGallery { browser, page, address in
        let second = try await browser.open(address)
        try await second.wait(forTexts: ["Skip"])
        _ = try await page.evaluate(Self.disconnect)
        try await page.wait(until: "byID('dot').className === 'dot lost' && byID('notice').textContent !== ''")
        try await second.click(text: "Skip")
        try await second.wait(untilAppeared: "SignInViewController")
        try await second.click("byID('dark')")
        try await second.click("byID('rotate-left')")
        try await second.wait(until: "screenSize.width > screenSize.height && environment.dark")
        try await second.wait(forTexts: ["Enter Passcode"], without: ["Skip"])
        #expect(try await page.texts().contains("Skip"))
        _ = try await page.evaluate("window.WebSocket = connected")
        try await page.wait(until: "byID('dot').className === 'dot live'")
        try await page.wait(untilAppeared: "SignInViewController")
        try await page.wait(forTexts: ["Enter Passcode"], without: ["Skip"])
        #expect(try await page.evaluate("environment.dark && screenSize.width > screenSize.height") as? Bool == true)
        #expect(try await page.distance(to: second) <= 1)
        try await page.click(text: "5")
        try await second.wait(until: Self.hasDigits(1))
      }
    }

    @Test func `A page that is older than the display is loaded again, once`() async throws {
      try await LivePages.withGallery { _, page, _ in
        // The display closes the connection of a page that sends something else than messages.
        let reconnect = "document.documentElement.dataset.version = 'older'; window.lost = socket; socket.send('{')"
        _ = try await page.evaluate(reconnect)
        try await page.wait(
          until:
            "!window.lost && document.documentElement.dataset.version !== 'older' && \(BrowserPage.texts).includes('Skip')"
        )
        _ = try await page.evaluate(reconnect)
        try await page.wait(
          until: "socket !== lost && document.documentElement.dataset.picture && dot.className === 'dot live'")
        try await page.click(text: "Skip")
        try await page.wait(untilAppeared: "SignInViewController")
        #expect(try await page.evaluate("document.documentElement.dataset.version") as? String == "older")
      }
    }

    /// A script that closes the connection of a page, whose attempts to connect again then fail.
    private static let disconnect = """
      window.connected = WebSocket;
      window.WebSocket = class {
        static OPEN = 1;
        constructor() { setTimeout(() => this.onclose(), 0); }
      };
      socket.close();
      """

    /// Returns the background color of a key, as an expression.
    private static func color(ofKey text: String) -> String {
      "\(BrowserPage.element(text)).closest('.layer').layer.parent.values.s.bg"
    }

    /// Returns a condition that is true if the passcode has a number of digits.
    private static func hasDigits(_ count: Int) -> String {
      "[...layers.values()].some(({ values }) => values.x?.v === '\(count) of 4 digits')"
    }
  }
}
