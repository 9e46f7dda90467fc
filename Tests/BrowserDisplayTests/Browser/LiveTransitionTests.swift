import CoreGraphics
import Foundation
import Testing

extension BrowserTests {
  /// Transitions that a user interrupts in the browser: at rest, the page and the app agree.
  @Suite struct LiveTransitionTests {
    @Test func `A swipe back that returns is cancelled, and one to the end is completed`() async throws {
      try await LivePages.withGallery { browser, page, address in
        try await LivePages.openShip(page)
        let place = try await page.frame(ofText: "Home port")

        // The touch begins on the frame of the device, moves to the middle, and returns.
        try await page.press(at: CGPoint(x: -6, y: 500))
        for x in stride(from: 20, through: 200, by: 30) { try await page.move(to: CGPoint(x: x, y: 500)) }
        try await page.wait(until: "\(Self.offset(of: "Home port", from: place)) > 100")
        #expect(try await page.texts().contains("500 SHIPS"))
        for x in stride(from: 180, through: 0, by: -30) { try await page.move(to: CGPoint(x: x, y: 500)) }
        try await page.wait(until: "\(Self.offset(of: "Home port", from: place)) < 40")
        try await page.release(at: CGPoint(x: 0, y: 500))
        try await page.wait(untilAppeared: "RecordViewController")
        try await page.wait(forTexts: ["Home port"], without: ["500 SHIPS"])
        #expect(try await page.frame(ofText: "Home port") == place)
        try await expectAgreement(page, browser, address, origin: "Home port")

        try await page.press(at: CGPoint(x: -6, y: 500))
        for x in stride(from: 20, through: 380, by: 30) { try await page.move(to: CGPoint(x: x, y: 500)) }
        try await page.wait(until: "\(Self.offset(of: "Home port", from: place)) > 250")
        try await page.release(at: CGPoint(x: 385, y: 500))
        try await page.wait(untilAppeared: "RecordTableViewController")
        try await page.wait(forTexts: ["500 SHIPS"], without: ["Home port"])
        try await expectAgreement(page, browser, address, origin: "500 SHIPS")
      }
    }

    @Test(arguments: [("rotate-left", "landscapeRight"), ("rotate-right", "landscapeLeft")])
    func `A rotation during a transition ends where the app is`(_ button: String, orientation: String) async throws {
      try await LivePages.withGallery { browser, page, address in
        // At a tenth of the speed, the transition is running for certain.
        try await page.click("byID('slow')")
        try await page.wait(until: "byID('slow').getAttribute('aria-pressed') === 'true'")
        // The page itself presses the button as soon as it shows the transition, however busy the machine is.
        _ = try await page.evaluate(Self.rotation(by: button))
        try await page.click(text: "Skip")
        try await page.wait(until: "window.rotatedWhileRunning !== undefined")
        #expect(try await page.evaluate("rotatedWhileRunning") as? Bool == true)
        #expect(try await page.evaluate("environment.orientation") as? String == orientation)
        try await page.click("byID('slow')")
        try await page.wait(untilAppeared: "SignInViewController")
        try await page.wait(forTexts: ["Enter Passcode"], without: ["Skip"])
        try await expectAgreement(page, browser, address, origin: "Enter Passcode")
        // A touch reaches what the page shows.
        try await page.click(text: "1")
        try await page.wait(until: "[...layers.values()].some(({ values }) => values.x?.v === '1 of 4 digits')")
      }
    }

    @Test func `A page that curls is clipped at its fold, which moves`() async throws {
      try await LivePages.withGallery { browser, page, address in
        try await LivePages.openShip(page)
        try await page.click(at: LivePages.backButton)
        try await page.wait(untilAppeared: "RecordTableViewController")
        try await page.waitUntilAtRest()
        try await page.click(text: "Showcase")
        try await page.wait(untilAppeared: "ShowcaseViewController")
        try await page.click(text: "Transitions")
        try await page.wait(forTexts: ["Curl up"], without: ["Interruption"])
        try await page.waitUntilAtRest()
        try await page.turnWheel(by: 260, at: CGPoint(x: 196, y: 500))
        try await page.waitUntilAtRest()
        try await page.click("byID('slow')")
        try await page.wait(until: "byID('slow').getAttribute('aria-pressed') === 'true'")
        try await page.click(text: "Curl up")
        try await page.wait(until: Self.isCurling)
        try await page.click("byID('slow')")
        try await page.wait(until: "![...layers.values()].some(({ element }) => element.style.clipPath)")
        try await expectAgreement(page, browser, address, origin: "Curl up")
      }
    }

    /// An expression that is true if a layer is clipped to an outline that moves.
    private static let isCurling = """
      [...layers.values()].some(({ element, running }) => element.style.clipPath && running.some(({ effect }) =>
        new Set(effect.getKeyframes().map(({ clipPath }) => clipPath)).size > 1))
      """

    /// Returns a script that presses a button of the toolbar when a transition has begun, and records whether the
    /// transition is still running when the screen has rotated.
    private static func rotation(by button: String) -> String {
      """
      (() => {
        const isRunning = () => document.querySelector('#controllers .appearing') !== null;
        let isPressed = false;
        new MutationObserver((changes, observer) => {
          if (!isPressed && isRunning()) {
            isPressed = true;
            byID('\(button)').click();
          }
          if (screenSize.width < screenSize.height) return;
          observer.disconnect();
          window.rotatedWhileRunning = isRunning();
        }).observe(document, { subtree: true, childList: true, attributes: true });
      })()
      """
    }

    /// Returns the horizontal distance of a text from its earlier frame, as an expression.
    private static func offset(of text: String, from frame: [Double]) -> String {
      "(\(BrowserPage.frame(of: BrowserPage.element(text))).x - \(frame.first ?? 0))"
    }

    /// Expects that a page that has shown each change shows the same as one that receives the whole screen, and as the
    /// picture of the app.
    private func expectAgreement(
      _ page: BrowserPage, _ browser: Chromium, _ address: URL, origin text: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let other = try await browser.open(address)
      try await other.wait(forTexts: [text])
      try await page.wait(untilSameAs: other)
      #expect(try await page.distance(to: other) <= 1, sourceLocation: sourceLocation)
      #expect(try await page.distanceToPicture(from: text) <= 1, sourceLocation: sourceLocation)
    }
  }
}
