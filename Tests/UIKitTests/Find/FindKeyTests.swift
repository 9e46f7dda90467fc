import Simulator
import Testing
@testable import UIKit

/// The keys of a connected keyboard that find text.
@MainActor
struct FindKeyTests {
  @Test func `The keys of the main menu show the panel and move between the results`() async throws {
    let stage = try await FindPanelStage()
    stage.view.becomeFirstResponder()
    await stage.simulator.press("f", modifiers: .command)
    await stage.simulator.settle()
    let panel = try stage.panel()
    #expect(stage.view.text == "one two One" && !panel.showsReplacement)
    try await stage.simulator.type("one")
    #expect(panel.resultLabel.text == "1 of 2")
    await stage.simulator.press("g", modifiers: .command)
    #expect(panel.resultLabel.text == "2 of 2")
    await stage.simulator.press("g", modifiers: [.command, .shift])
    #expect(panel.resultLabel.text == "1 of 2")
    await stage.simulator.press("f", modifiers: [.command, .alternate])
    #expect(panel.showsReplacement)
    await stage.simulator.press(UIKeyCommand.inputEscape)
    await stage.simulator.settle()
    #expect(!stage.interaction.isFindNavigatorVisible && stage.view.isFirstResponder)
  }

  @Test func `The selected text is found with a key`() async throws {
    let stage = try await FindPanelStage("two one two")
    stage.view.becomeFirstResponder()
    let action: Selector = "useSelectionForFind:"
    #expect(!stage.view.canPerformAction(action, withSender: nil))
    stage.view.selectedRange = NSRange(location: 0, length: 3)
    #expect(stage.view.canPerformAction(action, withSender: nil))
    await stage.simulator.press("e", modifiers: .command)
    await stage.simulator.settle()
    #expect(stage.interaction.searchText == "two")
    #expect(try stage.panel().resultLabel.text == "1 of 2")
  }

  @Test func `A text view without an interaction has no commands for finding`() async {
    let simulator = await Simulator.boot(.iPhone15)
    defer { withExtendedLifetime(simulator) {} }
    let view = UITextView()
    for action in [StandardEditAction.find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind] {
      #expect(!view.canPerformAction(action.selector, withSender: nil))
    }
    view.isFindInteractionEnabled = true
    #expect(view.canPerformAction(StandardEditAction.find.selector, withSender: nil))
    #expect(view.canPerformAction(StandardEditAction.findAndReplace.selector, withSender: nil))
    #expect(!view.canPerformAction(StandardEditAction.findNext.selector, withSender: nil))
    view.isEditable = false
    #expect(!view.canPerformAction(StandardEditAction.findAndReplace.selector, withSender: nil))
  }
}
