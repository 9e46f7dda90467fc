import CoreGraphics
import Foundation
import Testing

extension BrowserTests {
  /// Gallery from its first screen to the end of the session, as a user sees and uses it in the browser.
  @Suite struct LiveTourTests {
    @Test func `The tour works by clicks and keys`() async throws {
      try await LivePages.withGallery { _, page, _ in
        try await page.recordTexts()
        try await readTheIntroduction(page)
        try await signIn(page)
        try await loadTheRegister(page)
        try await selectTabs(page)
        try await endTheSession(page)
      }
    }

    private func readTheIntroduction(_ page: BrowserPage) async throws {
      try await page.wait(forTexts: ["A place for every state", "Skip", "Next"], without: ["Back"])
      try await page.click(text: "Next")
      try await page.wait(forTexts: ["Nothing lost in between", "Back"], without: ["A place for every state"])
      try await page.click(text: "Back")
      try await page.wait(forTexts: ["A place for every state"], without: ["Nothing lost in between", "Back"])
      try await page.click(text: "Next")
      try await page.wait(forTexts: ["Nothing lost in between"], without: ["A place for every state"])
      try await page.click(text: "Next")
      try await page.wait(forTexts: ["Yours alone", "Get Started"], without: ["Nothing lost in between", "Next"])
      try await page.click(text: "Get Started")
      try await page.wait(untilAppeared: "SignInViewController")
      try await page.wait(forTexts: ["Enter Passcode"], without: ["Yours alone", "Get Started"])
    }

    /// Signs in, first with the wrong passcode.
    private func signIn(_ page: BrowserPage) async throws {
      for digit in "1913" { try await page.click(text: String(digit)) }
      try await page.wait(untilSeen: "Signing in…")
      try await page.wait(forTexts: ["Wrong passcode. Try again.", "Enter Passcode"], without: ["Signing in…"])
      for digit in "1912" { try await page.click(text: String(digit)) }
      try await page.wait(untilSeen: "Welcome aboard")
    }

    /// Waits for the register, whose first request fails.
    private func loadTheRegister(_ page: BrowserPage) async throws {
      try await page.wait(untilSeen: "Fetching the register…")
      try await page.wait(untilAppeared: "FailureViewController")
      try await page.wait(
        forTexts: ["No Connection", "Try Again"], without: ["Fetching the register…", "Enter Passcode"])
      try await page.click(text: "Try Again")
      try await page.wait(untilSeen: "Fetching the register…")
      try await page.wait(untilAppeared: "RecordTableViewController")
      try await page.wait(
        forTexts: ["500 SHIPS", "Emerald Albatross"], without: ["Fetching the register…", "No Connection"])
      try await page.click(text: "Emerald Albatross")
      try await page.wait(untilAppeared: "RecordViewController")
      try await page.wait(forTexts: ["Home port", "Sign Out"], without: ["500 SHIPS"])
      try await page.click(at: LivePages.backButton)
      try await page.wait(untilAppeared: "RecordTableViewController")
      try await page.wait(forTexts: ["500 SHIPS"], without: ["Home port"])
    }

    private func selectTabs(_ page: BrowserPage) async throws {
      try await page.click(text: "Account")
      try await page.wait(untilAppeared: "AccountViewController")
      try await page.wait(forTexts: ["Ada Lindqvist", "Welcome aboard"], without: ["500 SHIPS"])
      try await page.click(text: "Showcase")
      try await page.wait(untilAppeared: "ShowcaseViewController")
      try await page.wait(forTexts: ["Transitions", "Interruption"], without: ["Ada Lindqvist"])
    }

    /// Ends the session from a form with a change that is not saved.
    private func endTheSession(_ page: BrowserPage) async throws {
      try await page.turnWheel(by: 420, at: CGPoint(x: 196, y: 400))
      try await page.wait(forTexts: ["Leave Guards"], without: ["Interruption"])
      try await page.click(text: "Leave Guards")
      try await page.wait(untilAppeared: "FormViewController")
      try await page.wait(forTexts: ["Emerald Albatross", "None"], without: ["Sheets and Alerts"])
      try await page.click(text: "Emerald Albatross")
      try await page.wait(until: LivePages.hasKeyboard)
      try await page.type(" II")
      try await page.wait(forTexts: ["Emerald Albatross II", "Not saved"])
      try await page.click(text: "Sign Out")
      try await page.wait(forTexts: ["Discard Changes?", "Keep Editing"])
      try await page.click(text: "Keep Editing")
      try await page.wait(forTexts: ["Emerald Albatross II", "Not saved"], without: ["Discard Changes?"])
      try await page.click(text: "Sign Out")
      try await page.wait(forTexts: ["Discard Changes?", "Discard"])
      try await page.click(text: "Discard")
      try await page.wait(untilAppeared: "SignInViewController")
      try await page.wait(
        forTexts: ["Enter Passcode"], without: ["Discard Changes?", "Emerald Albatross II", "Account"])
      try await page.wait(until: "![...byID('controllers').children].some((row) => row.textContent.includes('Home'))")
    }
  }
}
