// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Drags of selected text.
  @MainActor
  struct TextDragTests {
    @Test(.rule("R1662"))
    func `A long press on the selection lifts the selected text, and a movement drags it`() async throws {
      let stage = await TextDragStage()
      let start = stage.selection
      try stage.lift(at: start)
      #expect(stage.drags.log == ["items two 1 0", "preview", "lift"])
      #expect(stage.source.selectedRange == NSRange(location: 4, length: 3))
      stage.move(to: CGPoint(x: start.x, y: start.y + 40))
      #expect(stage.source.isTextDragActive && stage.drags.log.last == "begin")
      stage.move(to: CGPoint(x: 400, y: 500))
      await stage.release(at: CGPoint(x: 400, y: 500))
      #expect(!stage.source.isTextDragActive && stage.drags.log.last == "end 0")
      #expect(stage.source.text == "one two three")
    }

    @Test(.rule("R1662"))
    func `Text that is not selected is not dragged`() async throws {
      let stage = await TextDragStage()
      let place = stage.point(1, in: stage.source)
      try stage.lift(at: place)
      stage.move(to: CGPoint(x: place.x, y: place.y + 5))
      await stage.release(at: CGPoint(x: place.x, y: place.y + 5))
      #expect(stage.drags.log.isEmpty)
      #expect(stage.source.selectedRange.length == 0)
    }

    @Test(.rule("R1662"))
    func `No text is dragged while the interaction is disabled`() async throws {
      let stage = await TextDragStage()
      stage.source.textDragInteraction?.isEnabled = false
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.drags.log.isEmpty && stage.target.text == "ab")
    }

    @Test(.rule("R1662"))
    func `The text of a secure field is not dragged`() async throws {
      let stage = await TextDragStage()
      stage.field.text = "secret"
      stage.field.isSecureTextEntry = true
      stage.field.textDragDelegate = stage.drags
      stage.field.becomeFirstResponder()
      stage.field.selectAll(nil)
      await stage.simulator.settle()
      let start = stage.point(3, in: stage.field)
      try stage.lift(at: start)
      stage.move(to: CGPoint(x: start.x, y: start.y - 20), stage.point(1, in: stage.target))
      await stage.release(at: stage.point(1, in: stage.target))
      #expect(stage.drags.log.isEmpty && stage.target.text == "ab")
    }

    @Test(.rule("R1662"))
    func `The selection of a text field is dragged`() async throws {
      let stage = await TextDragStage()
      stage.field.textDragDelegate = stage.drags
      stage.field.becomeFirstResponder()
      stage.field.selectAll(nil)
      await stage.simulator.settle()
      let start = stage.point(1, in: stage.field)
      try stage.lift(at: start)
      stage.move(to: CGPoint(x: start.x, y: start.y - 20), stage.point(1, in: stage.target))
      await stage.release(at: stage.point(1, in: stage.target))
      #expect(stage.drags.log.first == "items ab 1 0" && stage.drags.log.last == "end 2")
      #expect(stage.target.text == "aabb" && stage.field.text == "ab")
    }

    @Test(.rule("R1663"))
    func `The delegate provides other items, or none`() async throws {
      let stage = await TextDragStage()
      stage.drags.items = { _ in [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "2")))] }
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.target.text == "a2b")
      stage.target.text = "ab"
      stage.drags.log = []
      stage.drags.items = { _ in [] }
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.target.text == "ab" && stage.drags.log == ["items two 1 0"])
    }

    @Test(.rule("R1665"))
    func `Dropped text is inserted where a caret shows it`() async throws {
      let stage = await TextDragStage()
      let (start, place, end) = (stage.selection, stage.point(1, in: stage.target), stage.point(2, in: stage.target))
      try stage.lift(at: start)
      _ = stage.target.takeCarets()
      stage.move(to: CGPoint(x: start.x, y: start.y + 20), place)
      #expect(stage.target.takeCarets().last == 1)
      #expect(stage.target.isTextDropActive)
      stage.move(to: end)
      #expect(stage.target.takeCarets().last == 2)
      await stage.release(at: end)
      #expect(stage.target.text == "abtwo" && stage.source.text == "one two three")
      #expect(!stage.target.isTextDropActive && stage.drags.log.last == "end 2")
    }

    @Test(.rule("R1665"))
    func `Text is dropped on a text field`() async throws {
      let stage = await TextDragStage()
      try await stage.drag(to: stage.point(1, in: stage.field))
      #expect(stage.field.text == "atwob")
    }

    @Test(.rule("R1665"))
    func `Dropped text keeps its attributes where the app permits that`() async throws {
      let stage = await TextDragStage()
      let font = UIFont.systemFont(ofSize: 33)
      stage.source.textStorage.addAttribute(.font, value: font, range: NSRange(location: 4, length: 3))
      try await stage.drag(to: stage.point(1, in: stage.target))
      func size() -> CGFloat? {
        (stage.target.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize
      }
      #expect(stage.target.text == "atwob" && size() != 33)
      stage.target.text = "ab"
      stage.target.allowsEditingTextAttributes = true
      try await stage.drag(to: stage.point(1, in: stage.target))
      #expect(stage.target.text == "atwob" && size() == 33)
    }

    @Test(.rule("R1666"))
    func `Text is moved within a text view`() async throws {
      let stage = await TextDragStage()
      stage.source.textDropDelegate = stage.drops
      stage.source.selectedRange = NSRange(location: 4, length: 4)
      try await stage.drag(to: stage.point(13, in: stage.source))
      #expect(stage.source.text == "one threetwo ")
      #expect(stage.drops.log.contains("proposal 13 true 3") && stage.drags.log.last == "end 3")
      stage.source.undoManager?.undo()
      #expect(stage.source.text == "one two three")
      stage.source.selectedRange = NSRange(location: 4, length: 4)
      await stage.simulator.settle()
      try await stage.drag(to: stage.point(0, in: stage.source))
      #expect(stage.source.text == "two one three")
    }

    /// Moves a text whose item is another text within its view.
    private func move(isFast: Bool) async throws -> String? {
      let stage = await TextDragStage()
      stage.source.textDropDelegate = stage.drops
      stage.drags.items = { _ in [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "2")))] }
      stage.drops.proposal = {
        let proposal = $0.suggestedProposal
        proposal.useFastSameViewOperations = isFast
        return proposal
      }
      try await stage.drag(to: stage.point(13, in: stage.source))
      return stage.source.text
    }

    @Test(.rule("R1666"))
    func `The items of text that is moved within a view are not loaded`() async throws {
      #expect(try await move(isFast: true) == "one  threetwo")
    }

    @Test(.rule("R1666"))
    func `The items of text that is moved within a view are loaded if the proposal says so`() async throws {
      #expect(try await move(isFast: false) == "one  three2")
    }
  }
#endif
