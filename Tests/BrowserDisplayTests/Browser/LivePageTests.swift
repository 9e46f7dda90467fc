import Foundation
import Testing

extension BrowserTests {
  /// The page of a live app, as a browser shows it.
  @Suite struct LivePageTests {
    @Test func `The page connects, and shows every text where UIKit has it`() async throws {
      try await LivePages.withForm { _, page, _ in
        try await page.wait(until: "byID('dot').className === 'dot live' && byID('notice').textContent === ''")
        #expect(try await page.distanceToPicture(from: "Create Account") < 1)
        #expect(try await page.texts().count > 10)
      }
    }

    @Test func `A preview is shown in place of the app`() async throws {
      try await LivePages.withPreview("A row", showing: "Sample, row 7") { page in
        try await page.wait(untilAppeared: "RowViewController")
        try await page.waitUntilAtRest()
        try await page.click(text: "Note")
        try await page.wait(until: LivePages.hasKeyboard)
        #expect(try await page.texts().contains("Sample, row 7"))
      }
    }

    @Test func `Text has the measured width in every font`() async throws {
      try await LivePages.withForm { _, page, _ in
        try await page.wait(forText: "Create Account")
        // The greatest difference between the width on screen and the measured one, of texts with several characters.
        let difference = """
          (() => Math.max(...[...document.querySelectorAll('#layers text')].filter((text) => text.getNumberOfChars() > 2).map((text) => {
            const last = text.getEndPositionOfChar(text.getNumberOfChars() - 1).x;
            const width = Math.abs(last - text.getStartPositionOfChar(0).x);
            return Math.abs(width - Number(text.getAttribute('textLength')));
          })))()
          """
        for font in ["", "DejaVu Sans", "serif", "monospace"] {
          _ = try await page.evaluate(
            "document.querySelectorAll('.drawing').forEach((drawing) => { drawing.style.fontFamily = '\(font)'; })")
          let found = try #require(try await page.evaluate(difference) as? NSNumber)
          #expect(found.doubleValue < 0.5, "\(font)")
        }
      }
    }

    @Test func `A click reaches a button, and the screen that follows is shown`() async throws {
      try await LivePages.withGallery { _, page, _ in
        try await page.click(text: "Skip")
        try await page.wait(untilAppeared: "SignInViewController")
        #expect(try await !page.texts().contains("Skip"))
      }
    }

    @Test func `A click edits a field, keys fill it, and a second page and a reload show the same`() async throws {
      try await LivePages.withForm { browser, page, address in
        try await page.focusName()
        try await page.type("Ada")
        try await page.wait(forText: "Ada")
        let second = try await browser.open(address)
        try await second.wait(forText: "Ada")
        try await page.wait(untilSameAs: second)
        // What one page types, the other one shows.
        try await second.type("!")
        try await page.wait(forText: "Ada!")
        _ = try await page.evaluate("window.isOld = true")
        try await page.call("Page.reload")
        try await page.wait(until: "!window.isOld && \(BrowserPage.texts).includes('Ada!')")
        try await page.wait(untilSameAs: second)
      }
    }

    @Test func `A page that lost its connection connects again, and shows what happened meanwhile`() async throws {
      try await LivePages.withForm { browser, page, address in
        try await page.focusName()
        let second = try await browser.open(address)
        try await second.wait(forText: "Create Account")
        // The display closes the connection of a page that sends something else than messages.
        _ = try await page.evaluate("window.lost = socket; socket.send('{')")
        try await second.type("Ada")
        try await second.wait(forText: "Ada")
        try await page.wait(until: "socket !== lost && byID('dot').className === 'dot live'")
        try await page.wait(forText: "Ada")
        #expect(try await page.evaluate("lost.readyState === WebSocket.CLOSED") as? Bool == true)
        try await page.wait(untilSameAs: second)
        // The new connection takes input too.
        try await page.type("!")
        try await second.wait(forText: "Ada!")
      }
    }

    @Test func `The toolbar changes the device`() async throws {
      try await LivePages.withForm { _, page, _ in
        try await page.click("byID('dark')")
        try await page.wait(until: "byID('dark').getAttribute('aria-pressed') === 'true'")
        try await page.click("byID('direction')")
        try await page.wait(until: "byID('direction').getAttribute('aria-pressed') === 'true'")
        try await page.click("byID('rotate-left')")
        try await page.wait(until: "screenSize.width > screenSize.height")
        try await page.click("byID('home')")
        try await page.wait(until: "!byID('springboard').hidden")
        try await page.click("byID('icon')")
        try await page.wait(until: "byID('springboard').hidden")
      }
    }

    @Test func `The inspector shows view controllers, callbacks, and the view under the pointer`() async throws {
      try await LivePages.withForm { _, page, _ in
        #expect(try await page.evaluate("byID('inspector').hidden") as? Bool == true)
        try await page.click("byID('inspect')")
        try await page.wait(until: "!byID('inspector').hidden")
        try await page.wait(untilAppeared: "RegistrationViewController")
        try await page.wait(until: "byID('log').textContent.includes('viewDidAppear')")
        try await page.hover("[...layers.values()].find((layer) => layer.values.k === 'UISwitch').element")
        try await page.wait(until: "byID('view').querySelector('h3')?.textContent.includes('UISwitch')")
        #expect(try await page.text(of: "view").contains("Frame"))
        #expect(try await page.evaluate("document.querySelectorAll('.outline').length") as? Int == 1)
      }
    }
  }
}
