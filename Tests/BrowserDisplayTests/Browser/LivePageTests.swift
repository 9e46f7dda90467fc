import Foundation
import Testing

/// The page of a live app, as a browser shows it.
@Suite(
  .enabled(if: Chromium.isInstalled, "Chromium is not installed, so the page of a live app is not tested."),
  .serialized, .timeLimit(.minutes(10)))
struct LivePageTests {
  @Test func `The page connects, and shows every text where UIKit has it`() async throws {
    try await LivePages.withForm { _, page, _ in
      try await page.wait(until: "byID('dot').className === 'dot live' && byID('notice').textContent === ''")
      // The picture is drawn by another renderer, from the frame that the app captured last.
      let distance = try await page.evaluate(
        """
        (async () => {
          const drawing = parse(await (await fetch('screen.svg')).text());
          document.body.append(drawing);
          const factor = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
          const places = (texts, factor) => [...texts].map((text) => {
            const box = text.getBoundingClientRect();
            return { text: text.textContent, x: box.x / factor, y: box.y / factor };
          });
          const shown = places(document.querySelectorAll('#layers text'), scale);
          const drawn = places(drawing.querySelectorAll('text'), factor);
          drawing.remove();
          const [dx, dy] = [shown, drawn].map((list) => list.find(({ text }) => text === 'Create Account'))
            .reduce((one, other) => [one.x - other.x, one.y - other.y]);
          return Math.max(...shown.map(({ text, x, y }) => Math.min(...drawn
            .filter((other) => other.text === text)
            .map((other) => Math.hypot(x - other.x - dx, y - other.y - dy)))));
        })()
        """)
      #expect(try #require(distance as? NSNumber).doubleValue < 1)
      #expect(try await page.texts().count > 10)
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
