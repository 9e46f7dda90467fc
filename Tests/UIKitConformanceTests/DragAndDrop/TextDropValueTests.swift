import Testing
import UIKit

/// The interactions of texts for drag and drop, and the values of their delegates.
@MainActor
struct TextDropValueTests {
  @MainActor
  private final class Delegate: NSObject, UITextDragDelegate, UITextDropDelegate {}

  @Test(.rule("R1661"))
  func `Text fields and text views have interactions for drags and drops, and delegates`() {
    let delegate = Delegate()
    for text in [UITextView(), UITextField()] as [any UIView & UITextDraggable & UITextDroppable] {
      #expect(text.textDragInteraction != nil && text.textDropInteraction != nil)
      #expect(!text.isTextDragActive && !text.isTextDropActive)
      #expect(text.textDragDelegate == nil && text.textDropDelegate == nil)
      #expect(text.textDragOptions == [])
      text.textDragDelegate = delegate
      text.textDropDelegate = delegate
      #expect(text.textDragDelegate === delegate && text.textDropDelegate === delegate)
    }
  }

  @Test(.rule("R1661"))
  func `The drags of a text can be disabled`() {
    let view = UITextView()
    view.textDragInteraction?.isEnabled = false
    #expect(view.textDragInteraction?.isEnabled == false)
    view.textDragInteraction?.isEnabled = true
    #expect(view.textDragInteraction?.isEnabled == true)
  }

  @Test(.rule("R1664"))
  func `A proposal inserts text at the position of the drop by default`() throws {
    let proposal = UITextDropProposal(operation: .copy)
    #expect(proposal.operation == .copy && proposal.dropAction == .insert && proposal.dropPerformer == .view)
    #expect(proposal.dropProgressMode == .system && proposal.useFastSameViewOperations)
  }

  @Test(.rule("R1664"))
  func `A copy of a proposal has its values, and does not change with it`() throws {
    let proposal = UITextDropProposal(operation: .move)
    proposal.dropAction = .replaceAll
    proposal.dropPerformer = .delegate
    proposal.dropProgressMode = .custom
    proposal.useFastSameViewOperations = false
    let copy = try #require(proposal.copy() as? UITextDropProposal)
    proposal.dropAction = .replaceSelection
    #expect(copy.operation == .move && copy.dropAction == .replaceAll && copy.dropPerformer == .delegate)
    #expect(copy.dropProgressMode == .custom && !copy.useFastSameViewOperations)
  }
}
