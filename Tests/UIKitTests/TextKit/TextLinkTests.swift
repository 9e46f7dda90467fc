import Simulator
import Testing
import UIKit

/// Links in text views.
@MainActor
struct TextLinkTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var opens = true

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(URL.absoluteString) \(characterRange.location),\(characterRange.length) \(interaction.rawValue)")
      return opens
    }
  }

  private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 150))
  private let delegate = Delegate()

  /// Shows the view, and returns the simulator and the center of the link.
  private func show() async -> (Simulator, CGPoint) {
    let simulator = await Simulator.boot(.iPhone15)
    let text = NSMutableAttributedString(string: "Read more here.", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 5, length: 4))
    view.attributedText = text
    view.isEditable = false
    view.delegate = delegate
    let root = UIViewController()
    root.view.addSubview(view)
    simulator.show(root)
    await simulator.settle()
    let rect = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 5, length: 4), in: view.textContainer)
    let inset = view.textContainerInset
    return (simulator, view.convert(CGPoint(x: rect.midX + inset.left, y: rect.midY + inset.top), to: nil))
  }

  @Test func `A tap on a link asks the delegate and opens it`() async throws {
    let (simulator, place) = await show()
    var opened: [URL] = []
    UIApplication.shared.opensURL = { url in
      opened.append(url)
      return true
    }
    try await simulator.tap(at: place)
    await simulator.settle()
    #expect(delegate.log == ["https://swift.org 5,4 0"])
    #expect(opened.map(\.absoluteString) == ["https://swift.org"])
    delegate.opens = false
    await simulator.advance(by: .seconds(2))
    try await simulator.tap(at: place)
    await simulator.settle()
    #expect(delegate.log.count == 2)
    #expect(opened.count == 1)
    UIApplication.shared.opensURL = nil
  }

  @Test func `Links in text that is edited are text`() async throws {
    let (simulator, place) = await show()
    view.isEditable = true
    try await simulator.tap(at: place)
    await simulator.settle()
    #expect(delegate.log.isEmpty)
    #expect(view.isFirstResponder)
    view.resignFirstResponder()
  }

  @Test func `A tap beside a link does nothing`() async throws {
    let (simulator, place) = await show()
    try await simulator.tap(at: CGPoint(x: place.x + 150, y: place.y))
    await simulator.settle()
    #expect(delegate.log.isEmpty)
  }

  @Test func `Links have the link attributes`() async {
    let (simulator, _) = await show()
    let before = simulator.svgSnapshot()
    view.linkTextAttributes = [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
    await simulator.settle()
    let after = simulator.svgSnapshot()
    #expect(before != after)
    view.linkTextAttributes = nil
    await simulator.settle()
    #expect(simulator.svgSnapshot() == before)
  }
}
