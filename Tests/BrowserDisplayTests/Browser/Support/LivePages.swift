import CoreGraphics
import Foundation

/// Pages of live apps, each of a new process in a new browser.
enum LivePages {
  /// Runs a test with a browser and a page of a new app, once the page shows a text.
  private static func withPage(
    of app: String, _ arguments: [String] = [], showing text: String,
    _ test: @Sendable (Chromium, BrowserPage, URL) async throws -> Void
  ) async throws {
    let app = try await LiveProcess(app, arguments)
    defer { app.stop() }
    try await Chromium.run { browser in
      let page = try await browser.open(app.address)
      try await page.wait(forText: text)
      try await test(browser, page, app.address)
    }
  }

  /// The center of the back button of a navigation bar.
  static let backButton = CGPoint(x: 30, y: 81)

  /// A condition that is true while the keyboard is on the screen.
  static let hasKeyboard = "[...layers.values()].some(({ values }) => values.k.includes('Keyboard'))"

  /// Signs in to Gallery, and opens the first ship of the register.
  static func openShip(_ page: BrowserPage) async throws {
    try await page.click(text: "Skip")
    try await page.wait(untilAppeared: "SignInViewController")
    try await page.waitUntilAtRest()
    for digit in "1912" { try await page.click(text: String(digit)) }
    try await page.wait(untilAppeared: "FailureViewController")
    try await page.waitUntilAtRest()
    try await page.click(text: "Try Again")
    try await page.wait(untilAppeared: "RecordTableViewController")
    try await page.wait(forTexts: ["Emerald Albatross"], without: ["No Connection"])
    try await page.click(text: "Emerald Albatross")
    try await page.wait(untilAppeared: "RecordViewController")
    try await page.wait(forTexts: ["Home port"], without: ["500 SHIPS"])
  }

  static func withForm(
    _ test: @Sendable (Chromium, BrowserPage, URL) async throws -> Void
  ) async throws {
    try await withPage(of: "Registration", showing: "Create Account", test)
  }

  /// Runs a test with a page that shows a row of the app for tests.
  static func withRow(_ test: @Sendable (BrowserPage) async throws -> Void) async throws {
    try await withPage(of: "LiveSample", showing: "Row 3") { _, page, _ in
      try await page.click(text: "Row 3")
      try await page.wait(forTexts: ["Sample, row 3", "Note", "Map"], without: ["Row 3"])
      try await test(page)
    }
  }

  /// Runs a test with a page that shows a preview in place of the app for tests.
  static func withPreview(
    _ name: String, showing text: String, _ test: @Sendable (BrowserPage) async throws -> Void
  ) async throws {
    try await withPage(of: "LiveSample", ["--preview", name], showing: text) { _, page, _ in try await test(page) }
  }

  static func withGallery(
    _ test: @Sendable (Chromium, BrowserPage, URL) async throws -> Void
  ) async throws {
    try await withPage(of: "Gallery", ["live"], showing: "Skip") { browser, page, address in
      try await page.wait(untilAppeared: "OnboardingViewController")
      try await test(browser, page, address)
    }
  }
}

extension BrowserPage {
  /// Waits until a view controller has appeared, and no other one is appearing or disappearing.
  func wait(untilAppeared controller: String) async throws {
    try await wait(
      until: """
        !document.querySelector('#controllers .appearing, #controllers .disappearing')
          && [...document.querySelectorAll('#controllers li')].some((row) =>
            row.querySelector('.name').textContent === '\(controller)' && row.querySelector('.state.appeared'))
        """)
  }

  /// Clicks the field for the name, and waits for the keyboard.
  func focusName() async throws {
    try await click(text: "Ada Lovelace")
    try await wait(until: LivePages.hasKeyboard)
  }

  /// Waits until the page shows the same texts as another one, in the same order.
  ///
  /// Each page receives pictures when it has shown the previous one, so one of them may be ahead of the other.
  func wait(untilSameAs other: BrowserPage) async throws {
    while try await texts() != other.texts() { await Task.yield() }
  }
}
