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

  static func withForm(
    _ test: @Sendable (Chromium, BrowserPage, URL) async throws -> Void
  ) async throws {
    try await withPage(of: "Registration", showing: "Create Account", test)
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
    try await wait(until: "[...layers.values()].some(({ values }) => values.k.includes('Keyboard'))")
  }

  /// Waits until the page shows the same texts as another one, in the same order.
  ///
  /// Each page receives pictures when it has shown the previous one, so one of them may be ahead of the other.
  func wait(untilSameAs other: BrowserPage) async throws {
    while try await texts() != other.texts() { await Task.yield() }
  }
}
