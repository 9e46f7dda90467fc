import Simulator
import Testing
import UIKit

/// The interactions of texts for drags and drops, which are added when they can be used.
@MainActor
struct TextInteractionCostTests {
  private final class Field: UITextField {
    override func didMoveToWindow() {}
  }

  private func kinds(of view: UIView) -> [Bool] {
    [view.interactions.contains { $0 is UIDragInteraction }, view.interactions.contains { $0 is UIDropInteraction }]
  }

  @Test func `A text in a window can receive drops, and one that has become first responder can be dragged`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    for view in [Field(), UITextView()] as [UIView] {
      view.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      view.layoutIfNeeded()
      #expect(kinds(of: view) == [false, false])
      root.view.addSubview(view)
      #expect(kinds(of: view) == [false, true])
      #expect(view.becomeFirstResponder())
      #expect(kinds(of: view) == [true, true])
      view.removeFromSuperview()
    }
  }

  @Test func `An interaction that was read or removed is not added again`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let (drags, drops) = (try #require(field.textDragInteraction), try #require(field.textDropInteraction))
    #expect(drags.view === field && drops.view === field)
    field.removeInteraction(drags)
    field.removeInteraction(drops)
    root.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(kinds(of: field) == [false, false])
    #expect(field.textDragInteraction === drags && drags.view == nil)
  }
}
