import CoreGraphics
import Testing

extension BrowserTests {
  /// What a pointer, a wheel and a keyboard do on the device.
  @Suite struct LiveInputTests {
    private static let alt = 1

    @Test func `A drag with the Alt key is a pinch around the center of the screen`() async throws {
      try await LivePages.withRow { page in
        let width = try await page.frame(ofText: "Map")[2]
        let center = CGPoint(x: 196.5, y: 426)
        try await page.press(at: CGPoint(x: center.x + 30, y: center.y), modifiers: Self.alt)
        try await page.wait(until: "document.querySelectorAll('.touch').length === 2")
        for x in stride(from: 40, through: 90, by: 10) {
          try await page.move(to: CGPoint(x: center.x + Double(x), y: center.y), modifiers: Self.alt)
        }
        try await page.wait(until: "\(BrowserPage.frame(of: BrowserPage.element("Map"))).width > \(width * 2)")
        try await page.release(at: CGPoint(x: center.x + 90, y: center.y), modifiers: Self.alt)
        try await page.wait(until: "document.querySelectorAll('.touch').length === 0 && \(BrowserPage.isAtRest)")
        let zoomed = try await page.frame(ofText: "Map")
        #expect(zoomed[2] > width * 2)
        // What was in the center remains there.
        #expect(abs(zoomed[0] + zoomed[2] / 2 - center.x) < 20 && abs(zoomed[1] + zoomed[3] / 2 - center.y) < 20)
      }
    }

    @Test func `The wheel scrolls in both directions, and stops at the ends`() async throws {
      try await LivePages.withRow { page in
        try await page.click(at: LivePages.backButton)
        try await page.wait(forTexts: ["Row 0"], without: ["Map"])
        let place = try await page.frame(ofText: "Row 0")
        try await page.turnWheel(by: 300, at: CGPoint(x: 196, y: 400))
        try await page.wait(forTexts: ["Row 10"], without: ["Row 0"])
        try await page.turnWheel(by: -900, at: CGPoint(x: 196, y: 400))
        try await page.wait(forTexts: ["Row 0"])
        #expect(try await page.frame(ofText: "Row 0") == place)
      }
    }

    @Test func `Keys type, delete and return`() async throws {
      try await LivePages.withRow { page in
        try await page.click(text: "Note")
        try await page.wait(until: LivePages.hasKeyboard)
        try await page.type("Ad?")
        try await page.wait(forTexts: ["Ad?"])
        try await page.press(key: "Backspace")
        try await page.type("a")
        try await page.wait(forTexts: ["Ada"])
      }
    }
  }
}
