import CoreGraphics
import DisplayScene
import Foundation
import Testing

extension BrowserTests {
  /// An edit of an app's source, from the file to the page.
  @Suite struct LiveEditTests {
    private static let message = "cannot find 'titel' in scope"

    @Test func `After an edit, the page shows the new version at the same place`() async throws {
      try await EditedApp.run { app, page in
        try await page.turnWheel(by: 1200, at: CGPoint(x: 196, y: 500))
        try await page.wait(forTexts: ["Row 35"], without: ["Row 0"])
        let row = try await page.frame(ofText: "Row 35")
        try await page.click(text: "Row 35")
        try await page.wait(forTexts: ["Version 1, row 35", "Note"], without: ["Row 35"])
        try await page.click(text: "Note")
        try await page.wait(until: LivePages.hasKeyboard)
        try await page.type("Kept")
        try await page.wait(forTexts: ["Kept"])
        _ = try await page.evaluate("window.isSamePage = true")

        try app.edit()
        try await page.wait(until: "build.running && byID('notice').textContent === 'Building…'")
        app.build.succeed(with: ["--title", "Version 2"])
        try await page.wait(forTexts: ["Version 2, row 35", "Kept"], without: ["Version 1, row 35"])
        try await page.wait(until: "!build.running && byID('dot').className === 'dot live'")
        #expect(try await page.evaluate("isSamePage") as? Bool == true)
        // The field is the first responder, and what was below is where it was.
        try await page.wait(until: LivePages.hasKeyboard)
        try await page.type("!")
        try await page.wait(forTexts: ["Kept!"])
        try await page.click(at: LivePages.backButton)
        try await page.wait(forTexts: ["Version 2", "Row 35"], without: ["Row 0", "Kept!"])
        #expect(try await page.frame(ofText: "Row 35") == row)
      }
    }

    @Test func `A build error is shown over the app with its file and line, until a build succeeds`() async throws {
      try await EditedApp.run { app, page in
        try app.edit()
        try await page.wait(until: "build.running")
        app.build.fail(with: [SceneBuild.Problem(file: "Sources/App/Screen.swift", line: 12, message: Self.message)])
        try await page.wait(until: "!byID('problems').hidden && !build.running")
        #expect(try await page.text(of: "problem-list") == "Sources/App/Screen.swift:12\(Self.message)")
        // The previous version continues.
        try await page.click(text: "Row 3")
        try await page.wait(forTexts: ["Version 1, row 3"])

        // The error remains while the next build is running.
        try app.edit()
        try await page.wait(until: "build.running && !byID('problems').hidden")
        app.build.succeed(with: ["--title", "Version 2"])
        try await page.wait(forTexts: ["Version 2, row 3"])
        try await page.wait(until: "byID('problems').hidden")
      }
    }

    @Test func `A correction that results in the same program removes the error, and the app continues`() async throws {
      try await EditedApp.run { app, page in
        _ = try await page.evaluate("window.first = socket")
        try app.edit()
        try await page.wait(until: "build.running")
        app.build.fail(with: [])
        try await page.wait(until: "byID('problem-list').textContent.includes('Its output is in the terminal')")
        try app.edit()
        try await page.wait(until: "build.running")
        app.build.succeed(with: ["--title", "Version 1"])
        try await page.wait(until: "byID('problems').hidden && !build.running")
        #expect(try await page.evaluate("socket === first") as? Bool == true)
        #expect(try await page.texts().contains("Version 1"))
      }
    }

    @Test func `A version that ends when it launches with the state starts without it, and the next one has it`()
      async throws
    {
      try await EditedApp.run { app, page in
        try await page.click(text: "Row 3")
        try await page.wait(forTexts: ["Version 1, row 3"])
        try app.edit()
        try await page.wait(until: "build.running")
        app.build.succeed(with: ["--title", "Version 2", "--fails-to-restore"])
        try await page.wait(forTexts: ["Version 2", "Row 3"], without: ["Version 1, row 3"])
        try app.edit()
        try await page.wait(until: "build.running")
        app.build.succeed(with: ["--title", "Version 3"])
        try await page.wait(forTexts: ["Version 3, row 3"])
      }
    }
  }
}
