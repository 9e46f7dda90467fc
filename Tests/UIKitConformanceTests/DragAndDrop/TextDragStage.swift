// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import UIKit

  /// A screen with two text views and a text field, in which the user drags selected text.
  @MainActor
  final class TextDragStage {
    let simulator: Simulator
    let source: CaretProbe
    let target: CaretProbe
    let field: UITextField
    let drags = TextDragRecorder()
    let drops = TextDropRecorder()
    private var finger: Finger?

    /// Shows the source with a text of which "two" is selected.
    init(_ device: Device = .iPadPro11) async {
      simulator = await Simulator.boot(device)
      source = CaretProbe(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
      target = CaretProbe(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
      field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 34))
      let root = UIViewController()
      simulator.show(root)
      for view in [source, target] {
        view.smartInsertDeleteType = .no
        root.view.addSubview(view)
      }
      root.view.addSubview(field)
      source.text = "one two three"
      target.text = "ab"
      field.text = "ab"
      source.textDragDelegate = drags
      source.becomeFirstResponder()
      source.selectedRange = NSRange(location: 4, length: 3)
      await simulator.settle()
    }

    /// The point in the middle of the selection.
    var selection: CGPoint {
      let rect = source.selectedTextRange.map { source.firstRect(for: $0) } ?? .zero
      return source.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// The point at an offset in a text.
    func point(_ offset: Int, in text: some UIView & UITextInput) -> CGPoint {
      let position = text.position(from: text.beginningOfDocument, offset: offset) ?? text.endOfDocument
      let rect = text.caretRect(for: position)
      return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// Presses long enough to lift what is at a point.
    func lift(at point: CGPoint) throws {
      finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(900))
    }

    func move(to points: CGPoint...) {
      for point in points {
        if let finger { simulator.move(finger, to: point) }
        simulator.advance(by: .milliseconds(100))
        // Shows the screen, for which the position of a caret is determined.
        _ = simulator.frame()
      }
    }

    /// Ends the touch, and waits until the animations have ended and the items are loaded.
    func release(at point: CGPoint) async {
      if let finger { simulator.touchUp(finger, at: point) }
      finger = nil
      await simulator.advance(by: .seconds(2))
      await simulator.settle()
    }

    /// Drags the selection to a point.
    func drag(to point: CGPoint) async throws {
      let start = selection
      try lift(at: start)
      move(to: CGPoint(x: start.x, y: start.y + 20), point)
      await release(at: point)
    }
  }

  /// A text view that records the offsets of the carets that it shows.
  @MainActor
  final class CaretProbe: UITextView {
    private(set) var carets: [Int] = []
    override func caretRect(for position: UITextPosition) -> CGRect {
      carets.append(offset(from: beginningOfDocument, to: position))
      return super.caretRect(for: position)
    }
    func takeCarets() -> [Int] {
      defer { carets = [] }
      return carets
    }
  }

  @MainActor
  final class TextDragRecorder: NSObject, UITextDragDelegate {
    var log: [String] = []
    var items: (any UITextDragRequest) -> [UIDragItem] = { $0.suggestedItems }
    var preview: UITargetedDragPreview?

    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
      let text = textDraggableView.text(in: dragRequest.dragRange) ?? ""
      log.append("items \(text) \(dragRequest.suggestedItems.count) \(dragRequest.existingItems.count)")
      return items(dragRequest)
    }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      log.append("preview")
      return preview
    }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { log.append("lift") }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { log.append("begin") }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) { log.append("end \(operation.rawValue)") }
  }

  @MainActor
  final class TextDropRecorder: NSObject, UITextDropDelegate {
    var log: [String] = []
    var proposal: (any UITextDropRequest) -> UITextDropProposal = { $0.suggestedProposal }
    var editability = UITextDropEditability.no

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      let offset = textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
      log.append("proposal \(offset) \(drop.isSameView) \(drop.suggestedProposal.operation.rawValue)")
      return proposal(drop)
    }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { log.append("perform") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) { if log.last != "update" { log.append("update") } }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) { log.append("ended") }
  }
#endif
