import Simulator
import Testing
@testable import UIKit

/// The find panel above the keyboard, and what a finger does in it.
@MainActor
struct FindPanelTests {
  @Test func `The panel is above the keyboard, with a second row for replacing`() async throws {
    let stage = try await FindPanelStage()
    await stage.present()
    #expect(stage.simulator.keyboardFrame.height == 343)
    let panel = try stage.panel()
    #expect(panel.convert(panel.bounds, to: nil) == CGRect(x: 0, y: 509, width: 393, height: 52))
    #expect(panel.searchField.isFirstResponder && panel.replacementField.superview == nil)
    stage.interaction.dismissFindNavigator()
    await stage.simulator.settle()
    #expect(!stage.simulator.isKeyboardShown && Keyboard.shared.navigator == nil && panel.window == nil)
    await stage.present(showingReplace: true)
    #expect(stage.simulator.keyboardFrame.height == 395)
    #expect(try stage.panel().replacementField.window != nil)
  }

  @Test func `A text that cannot be edited has no row for replacing`() async throws {
    let stage = try await FindPanelStage()
    stage.view.isEditable = false
    await stage.present(showingReplace: true)
    #expect(try !stage.panel().showsReplacement)
    #expect(stage.simulator.keyboardFrame.height == 343)
  }

  @Test func `What is typed is found immediately, and the buttons move from one result to another`() async throws {
    let stage = try await FindPanelStage()
    await stage.present()
    let panel = try stage.panel()
    #expect(panel.resultLabel.text == nil && !panel.nextButton.isEnabled)
    try await stage.simulator.type("one")
    #expect(stage.interaction.searchText == "one")
    #expect(panel.resultLabel.text == "1 of 2" && stage.shownResults == [2, 1])
    try await stage.tap(panel.nextButton)
    #expect(panel.resultLabel.text == "2 of 2")
    try await stage.tap(panel.nextButton)
    #expect(panel.resultLabel.text == "1 of 2")
    try await stage.tap(panel.previousButton)
    #expect(panel.resultLabel.text == "2 of 2")
    try await stage.simulator.pressReturn()
    #expect(panel.resultLabel.text == "1 of 2" && panel.searchField.isFirstResponder)
    try await stage.simulator.type("x")
    #expect(panel.resultLabel.text == "0 results" && !panel.nextButton.isEnabled)
    #expect(stage.shownResults == [0, 0])
  }

  @Test func `Done removes the marks of the results, and continues the editing of the text`() async throws {
    let stage = try await FindPanelStage()
    stage.view.becomeFirstResponder()
    await stage.present()
    #expect(!stage.view.isFirstResponder)
    try await stage.simulator.type("one")
    try await stage.tap(stage.panel().doneButton)
    #expect(!stage.interaction.isFindNavigatorVisible && stage.view.isFirstResponder)
    #expect(stage.shownResults == [0, 0])
    #expect(stage.simulator.keyboardFrame.height == 336)
  }

  @Test func `The panel remains while the text is edited, whose results are found again`() async throws {
    let stage = try await FindPanelStage()
    await stage.present()
    try await stage.simulator.type("one")
    stage.view.becomeFirstResponder()
    await stage.simulator.settle()
    #expect(stage.interaction.isFindNavigatorVisible && stage.simulator.keyboardFrame.height == 388)
    stage.view.selectedRange = NSRange(location: 0, length: 0)
    try await stage.simulator.type("one ")
    #expect(stage.interaction.activeFindSession?.resultCount == 3)
    #expect(try stage.panel().resultLabel.text?.hasSuffix(" of 3") == true)
    stage.view.text = "none"
    stage.simulator.commit()
    #expect(stage.interaction.activeFindSession?.resultCount == 1)
    stage.view.resignFirstResponder()
    await stage.simulator.settle()
    #expect(stage.simulator.keyboardFrame.height == 86)
  }

  @Test func `The panel replaces the highlighted result, or all results, which can be undone`() async throws {
    let stage = try await FindPanelStage("one two one")
    await stage.present(showingReplace: true)
    try await stage.simulator.type("one")
    let panel = try stage.panel()
    panel.replacementField.becomeFirstResponder()
    try await stage.simulator.type("a")
    #expect(stage.interaction.replacementText == "a")
    try await stage.tap(panel.replaceButton)
    #expect(stage.view.text == "a two one" && panel.resultLabel.text == "1 of 1")
    stage.view.undoManager?.undo()
    stage.simulator.commit()
    #expect(stage.view.text == "one two one" && stage.interaction.activeFindSession?.resultCount == 2)
    try await stage.tap(panel.replaceAllButton)
    #expect(stage.view.text == "a two a" && panel.resultLabel.text == "0 results")
    stage.view.undoManager?.undo()
    #expect(stage.view.text == "one two one")
  }

  @Test func `The options menu has the options of the app`() async throws {
    let stage = try await FindPanelStage()
    var titles: [String] = []
    stage.interaction.optionsMenuProvider = { elements in
      titles = elements.flatMap { ($0 as? UIMenu)?.children ?? [] }.map(\.title)
      return UIMenu(children: elements)
    }
    await stage.present()
    try await stage.simulator.type("One")
    #expect(stage.interaction.activeFindSession?.resultCount == 2)
    try await stage.tap(stage.panel().optionsButton)
    #expect(titles == ["Find", "Find and Replace", "Match Case", "Whole Words"])
    try await stage.simulator.tap("Match Case")
    await stage.simulator.settle()
    #expect(stage.interaction.activeFindSession?.resultCount == 1)
  }

  @Test func `The panel disappears with the view`() async throws {
    let stage = try await FindPanelStage()
    await stage.present()
    #expect(stage.interaction.isFindNavigatorVisible)
    stage.view.removeFromSuperview()
    await stage.simulator.settle()
    #expect(!stage.interaction.isFindNavigatorVisible && !stage.simulator.isKeyboardShown)
  }
}
