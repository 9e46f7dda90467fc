// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Drops on a text, as its delegates determine.
  @MainActor
  struct TextDropTests {
    /// A delegate that proposes to perform drops, and does not.
    @MainActor
    private final class Idler: NSObject, UITextDropDelegate {
      func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
      ) -> UITextDropProposal {
        let proposal = drop.suggestedProposal
        proposal.dropPerformer = .delegate
        return proposal
      }
    }

    @MainActor
    private final class Paster: NSObject, UITextPasteDelegate {
      var objects: [String?] = []
      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
      ) {
        objects.append(item.localObject as? String)
        item.setResult(string: "!")
      }
    }

    @Test(.rule("R1667"))
    func `The drop delegate follows a drag`() async throws {
      let stage = await TextDragStage()
      stage.target.textDropDelegate = stage.drops
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.drops.log.first == "enter" && stage.drops.log.last == "ended")
      #expect(stage.drops.log.contains("update") && stage.drops.log.contains("proposal 1 false 2"))
      #expect(stage.drops.log.filter { $0 == "perform" }.count == 1)
      #expect(stage.target.text == "atwob")
    }

    @Test(.rule("R1667"))
    func `A drag that leaves the text has no effect`() async throws {
      let stage = await TextDragStage()
      stage.target.textDropDelegate = stage.drops
      let start = stage.selection
      try stage.lift(at: start)
      stage.move(to: CGPoint(x: start.x, y: start.y + 20), stage.point(1, in: stage.target), CGPoint(x: 400, y: 500))
      #expect(stage.drops.log.last == "exit")
      await stage.release(at: CGPoint(x: 400, y: 500))
      #expect(stage.drops.log.last == "ended" && stage.target.text == "ab")
    }

    /// Drops a text at the end of a text, the first character of which is selected.
    private func drop(as action: UITextDropProposal.Action) async throws -> String? {
      let stage = await TextDragStage()
      stage.target.textDropDelegate = stage.drops
      stage.target.selectedRange = NSRange(location: 0, length: 1)
      stage.drops.proposal = {
        let proposal = $0.suggestedProposal
        proposal.dropAction = action
        return proposal
      }
      try await stage.drag(to: stage.point(2, in: stage.target))
      return stage.target.text
    }

    @Test(.rule("R1667"))
    func `Dropped text can be inserted beside the selection`() async throws {
      #expect(try await drop(as: .insert) == "abtwo")
    }

    @Test(.rule("R1667"))
    func `Dropped text can replace the selection`() async throws {
      #expect(try await drop(as: .replaceSelection) == "twob")
    }

    @Test(.rule("R1667"))
    func `Dropped text can replace the whole text`() async throws {
      #expect(try await drop(as: .replaceAll) == "two")
    }

    @Test(.rule("R1667"))
    func `A proposal can refuse a drop`() async throws {
      let stage = await TextDragStage()
      stage.target.textDropDelegate = stage.drops
      stage.drops.proposal = { _ in UITextDropProposal(operation: .forbidden) }
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.target.text == "ab" && !stage.drops.log.contains("perform"))
      #expect(stage.drags.log.last == "end 1")
    }

    @Test(.rule("R1667"))
    func `The delegate can perform the drop instead of the view`() async throws {
      let stage = await TextDragStage()
      stage.target.textDropDelegate = stage.drops
      stage.drops.proposal = {
        let proposal = $0.suggestedProposal
        proposal.dropPerformer = .delegate
        return proposal
      }
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.target.text == "ab" && stage.drops.log.contains("perform"))
    }

    @Test(.rule("R1667"))
    func `The view performs the drop for a delegate without a method for it`() async throws {
      let stage = await TextDragStage()
      let idler = Idler()
      stage.target.textDropDelegate = idler
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.target.text == "atwob")
    }

    /// Drops a text on a text view that cannot be edited.
    private func drop(on editability: UITextDropEditability) async throws -> (String?, isEditable: Bool) {
      let stage = await TextDragStage()
      stage.target.isEditable = false
      stage.target.textDropDelegate = stage.drops
      stage.drops.editability = editability
      try await stage.drag(to: stage.point(1, in: stage.target))
      return (stage.target.text, stage.target.isEditable)
    }

    @Test(.rule("R1668"))
    func `Text that cannot be edited receives no drop by default`() async throws {
      #expect(try await drop(on: .no) == ("ab", false))
    }

    @Test(.rule("R1668"))
    func `Text can become editable for a drop`() async throws {
      #expect(try await drop(on: .temporary) == ("atwob", false))
    }

    @Test(.rule("R1668"))
    func `Text can remain editable after a drop`() async throws {
      #expect(try await drop(on: .yes) == ("atwob", true))
    }

    @Test(.rule("R1669"))
    func `The paste delegate determines the text of dropped items`() async throws {
      let stage = await TextDragStage()
      let paster = Paster()
      stage.target.pasteDelegate = paster
      stage.drags.items = {
        $0.suggestedItems.first?.localObject = "object"
        return $0.suggestedItems
      }
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.target.text == "a!b" && paster.objects == ["object"])
    }

    @Test(.rule("R1669"))
    func `Items of other types are not dropped on a text`() async throws {
      let stage = await TextDragStage()
      stage.drags.items = { _ in [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.target.text == "ab" && stage.drags.log.last == "end 0")
    }
  }
#endif
