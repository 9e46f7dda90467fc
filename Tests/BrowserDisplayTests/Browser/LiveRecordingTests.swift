import Foundation
import Testing

extension BrowserTests {
  /// The test that the page gives after a recording, which is `RecordedInput.swift` beside this file.
  @Suite struct LiveRecordingTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "RecordedInput.swift")

    @Test func `A recording is the text of a test in this target, which plays the same input`() async throws {
      try await LivePages.withForm { _, page, _ in
        try await page.waitUntilAtRest()
        try await page.click("byID('record')")
        try await page.wait(until: "byID('record').getAttribute('aria-pressed') === 'true'")
        try await fillIn(page)
        try await page.click("byID('record')")
        try await page.wait(until: "byID('recording').open && byID('script').textContent !== ''")
        let recorded = try await page.text(of: "script")
        let file = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(recorded == file, "\(recorded)")
      }
    }

    private func fillIn(_ page: BrowserPage) async throws {
      try await page.focusName()
      try await page.waitUntilAtRest()
      try await page.type("Ada")
      try await page.wait(forTexts: ["Ada"])
      for (field, text) in [
        ("name@example.com", "ada@example.com"), ("Eight characters or more", "difference"),
        ("Once more", "difference"),
      ] {
        try await page.press(key: "Enter")
        // The return key moves to the next field, whose placeholder remains until there is text.
        try await page.wait(until: Self.isFirstResponder(placeholder: field))
        try await page.waitUntilAtRest()
        try await page.type(text)
        try await page.wait(forTexts: [], without: [field])
      }
      try await page.press(key: "Enter")
      try await page.wait(until: "!(\(LivePages.hasKeyboard)) && \(BrowserPage.isAtRest)")
      try await page.click(text: "Team")
      try await page.wait(
        until: "[...layers.values()].some(({ values: { x } }) => x?.l === 'Team' && x.t.includes('selected'))")
      try await page.waitUntilAtRest()
      try await page.click("[...layers.values()].find(({ values }) => values.k === 'UISwitch').element")
      try await page.wait(
        until: "[...layers.values()].some(({ values }) => values.k === 'UISwitch' && values.x?.v === '1')")
      try await page.waitUntilAtRest()
      try await page.click("byID('dark')")
      try await page.wait(until: "environment.dark && \(BrowserPage.isAtRest)")
      try await page.click(text: "Create Account")
      try await page.wait(forTexts: ["Welcome, Ada"])
      // The text exists only if everything before has succeeded, so the test that taps it fails otherwise.
      try await page.click(text: "Welcome, Ada")
    }

    /// Returns a condition that is true if the field with a placeholder shows the caret.
    private static func isFirstResponder(placeholder: String) -> String {
      "\(BrowserPage.element(placeholder)).closest('.layer').layer.values.c.length > 1"
    }
  }
}
