import Simulator
import Testing
import UIKit

/// Selected text that is lifted by a long press.
@MainActor
struct TextLiftTests {
  /// Shows a text view with a selection, and returns the middle of the selection.
  private func show(_ view: UITextView) async -> (Simulator, CGPoint) {
    let simulator = await Simulator.boot(.iPadPro11)
    let root = UIViewController()
    simulator.show(root)
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 80)
    root.view.addSubview(view)
    view.text = "one two three"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    await simulator.settle()
    let rect = view.selectedTextRange.map { view.firstRect(for: $0) } ?? .zero
    return (simulator, view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
  }

  @Test func `Text that is put down is still selected, and has an edit menu`() async throws {
    let view = UITextView()
    let (simulator, point) = await show(view)
    #expect(!simulator.svgSnapshot().contains("Select All"))
    let finger = try simulator.touchDown(at: point)
    await simulator.advance(by: .seconds(1))
    #expect(!simulator.svgSnapshot().contains("Select All"))
    simulator.touchUp(finger, at: point)
    await simulator.advance(by: .seconds(1))
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(simulator.svgSnapshot().contains("Select All"))
  }

  @Test func `Text that was changed while it was dragged is copied instead of moved`() async throws {
    let view = UITextView()
    let (simulator, point) = await show(view)
    view.smartInsertDeleteType = .no
    let finger = try simulator.touchDown(at: point)
    await simulator.advance(by: .seconds(1))
    simulator.move(finger, to: CGPoint(x: point.x, y: point.y + 20))
    await simulator.advance(by: .milliseconds(100))
    view.text = "four"
    let end = view.caretRect(for: view.endOfDocument)
    let place = view.convert(CGPoint(x: end.midX, y: end.midY), to: nil)
    simulator.move(finger, to: place)
    await simulator.advance(by: .milliseconds(100))
    simulator.touchUp(finger, at: place)
    await simulator.advance(by: .seconds(2))
    await simulator.settle()
    #expect(view.text == "fourtwo")
  }
}
