import Foundation
import Testing

extension BrowserTests {
  /// The inspector and the recording of a live app with containers, as a browser shows them.
  @Suite struct LiveToolTests {
    @Test func `The inspector shows requests with their outcomes, and the states as travelled`() async throws {
      try await LivePages.withGallery { _, page, _ in
        try await page.click("byID('inspect')")
        try await page.click(text: "Skip")
        try await page.wait(untilAppeared: "SignInViewController")
        let lines = "[...document.querySelectorAll('#log .request')].map((row) => row.textContent)"
        try await page.wait(until: "\(lines).some((line) => /onboarding → signIn, requested/.test(line))")
        try await page.wait(
          until: "\(lines).some((line) => /onboarding → signIn, completed in \\d+\\.\\d\\d s/.test(line))")
        try await page.wait(until: "document.querySelector('.journey .current')?.textContent === 'signIn'")
        #expect(
          try await page.evaluate("[...document.querySelectorAll('.journey li')].map((row) => row.textContent)")
            as? [String] == ["splash", "onboarding", "signIn"])
        #expect(try await page.evaluate("document.querySelectorAll('.journey .arc').length") as? Int == 2)
      }
    }

    @Test func `The inspector shows the constraints and the accessibility of the view under the pointer`()
      async throws
    {
      try await LivePages.withForm { _, page, _ in
        try await page.click("byID('inspect')")
        try await page.wait(until: "!byID('inspector').hidden")
        try await page.hover("[...layers.values()].find((layer) => layer.values.k === 'UITextField').element")
        try await page.wait(until: "byID('view').querySelector('ul')?.textContent.includes('height ≥ 44')")
        let text = try await page.text(of: "view")
        #expect(text.contains("LabelName"))
        #expect(text.contains("Elementyes"))
      }
    }

    @Test func `A recording becomes a test that can be copied, and a flow report`() async throws {
      try await LivePages.withGallery { browser, page, address in
        try await page.click("byID('record')")
        try await page.wait(until: "byID('record').getAttribute('aria-pressed') === 'true'")
        // All pages show that the app is being recorded.
        let second = try await browser.open(address)
        try await second.wait(until: "byID('record').getAttribute('aria-pressed') === 'true'")
        try await page.click(text: "Skip")
        try await page.wait(untilAppeared: "SignInViewController")
        try await page.click(text: "1")
        try await page.click("byID('record')")
        try await page.wait(until: "byID('recording').open && !byID('flow').hidden")
        let script = try await page.text(of: "script")
        #expect(script.contains("simulator.launch(GalleryAppDelegate.self)"))
        #expect(script.contains(#"try await simulator.tap("Skip")"#))
        #expect(script.contains(#"try await simulator.tap("1")"#))
        let report = try #require(try await page.evaluate("byID('flow').href") as? String)
        let flow = try await browser.open(try #require(URL(string: report)))
        try await flow.wait(until: "document.querySelector('ol.strip button.current')")
        #expect(try await flow.evaluate("document.body.textContent.includes('signIn')") as? Bool == true)
      }
    }
  }
}
