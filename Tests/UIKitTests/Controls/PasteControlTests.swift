import Foundation
import Simulator
import Testing
import UIKit

/// Pasting with a paste control, and with the keys.
@MainActor
struct PasteControlTests {
  private final class PasteView: UIView {
    var pasted: [[NSItemProvider]] = []
    override var canBecomeFirstResponder: Bool { true }
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
  }

  private let center = CGPoint(x: 100, y: 220)

  private func show() async -> (Simulator, UIPasteControl, PasteView) {
    let simulator = await Simulator.boot(.iPhone15)
    UIPasteboard.general.items = []
    let root = UIViewController()
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.frame = CGRect(x: 40, y: 200, width: 120, height: 40)
    let view = PasteView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    root.view.addSubview(control)
    root.view.addSubview(view)
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    control.target = view
    simulator.show(root)
    await simulator.settle()
    return (simulator, control, view)
  }

  @Test func `A control is enabled while its target accepts the content of the pasteboard`() async throws {
    let (simulator, control, view) = await show()
    #expect(!control.isEnabled)
    UIPasteboard.general.string = "one"
    await simulator.settle()
    #expect(control.isEnabled)
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    #expect(!control.isEnabled)
    UIPasteboard.general.color = .red
    await simulator.settle()
    #expect(control.isEnabled)
    control.target = nil
    #expect(!control.isEnabled)
    UIPasteboard.general.items = []
    await simulator.settle()
  }

  @Test func `A tap pastes the items of the pasteboard into the target`() async throws {
    let (simulator, _, view) = await show()
    try await simulator.tap(at: center)
    #expect(view.pasted.isEmpty)
    UIPasteboard.general.strings = ["one", "two"]
    await simulator.settle()
    try await simulator.tap(at: center)
    #expect(view.pasted.map(\.count) == [2])
    UIPasteboard.general.items = []
    await simulator.settle()
  }

  @Test func `A control pastes into a text view`() async throws {
    let (simulator, control, view) = await show()
    let text = UITextView(frame: CGRect(x: 40, y: 420, width: 200, height: 100))
    view.superview?.addSubview(text)
    UIPasteboard.general.string = "one"
    control.target = text
    try await simulator.tap(at: center)
    await simulator.settle()
    #expect(text.text == "one")
    UIPasteboard.general.items = []
    await simulator.settle()
  }

  @Test func `The title and the icon depend on the display mode`() async throws {
    let (simulator, control, _) = await show()
    #expect(simulator.textSnapshot().contains("Paste"))
    func width(_ mode: UIPasteControl.DisplayMode) -> CGFloat {
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = mode
      return UIPasteControl(configuration: configuration).intrinsicContentSize.width
    }
    #expect(width(.iconOnly) < width(.labelOnly))
    #expect(width(.labelOnly) < width(.iconAndLabel))
    #expect(control.intrinsicContentSize.width == width(.iconAndLabel))
  }

  @Test func `The key command of Paste pastes into a responder that accepts the items`() async throws {
    let (simulator, _, view) = await show()
    view.becomeFirstResponder()
    await simulator.press("v", modifiers: .command)
    #expect(view.pasted.isEmpty)
    UIPasteboard.general.string = "one"
    await simulator.press("v", modifiers: .command)
    #expect(view.pasted.map(\.count) == [1])
    UIPasteboard.general.items = []
    await simulator.settle()
  }
}
