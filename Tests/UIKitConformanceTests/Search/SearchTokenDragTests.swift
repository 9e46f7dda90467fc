// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The drags of tokens of a search field.
  @MainActor
  struct SearchTokenDragTests {
    private final class Delegate: NSObject, UISearchTextFieldDelegate {
      func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
      ) -> NSItemProvider { NSItemProvider(object: NSString(string: "unread")) }
    }

    private let simulator: Simulator
    private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    private let target = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
    private let delegate = Delegate()

    init() async {
      simulator = await Simulator.boot(.iPadPro11)
      let root = UIViewController()
      root.view.addSubview(field)
      root.view.addSubview(target)
      simulator.show(root)
      field.delegate = delegate
      field.tokens = [UISearchToken(icon: nil, text: "Unread")]
      target.smartInsertDeleteType = .no
      await simulator.settle()
    }

    /// Drags what is at the middle of the token to the beginning of the text view.
    private func drag() async throws {
      // The token is between the magnifying glass and the text.
      let start = field.convert(CGPoint(x: field.textRect(forBounds: field.bounds).minX - 20, y: 18), to: nil)
      let end = target.convert(CGPoint(x: 10, y: 15), to: nil)
      let finger = try simulator.touchDown(at: start)
      await simulator.advance(by: .milliseconds(900))
      for point in [CGPoint(x: start.x, y: start.y + 20), end] {
        simulator.move(finger, to: point)
        await simulator.advance(by: .milliseconds(100))
      }
      simulator.touchUp(finger, at: end)
      await simulator.advance(by: .seconds(2))
      await simulator.settle()
    }

    @Test(.rule("R1755"))
    func `A selected token is dragged with the item provider of the delegate`() async throws {
      try await simulator.tap("Unread")
      await simulator.settle()
      try await drag()
      #expect(target.text == "unread")
      #expect(field.tokens.count == 1)
    }

    @Test(.rule("R1755"))
    func `A token is not dragged if the field does not allow to copy it`() async throws {
      field.allowsCopyingTokens = false
      try await simulator.tap("Unread")
      await simulator.settle()
      try await drag()
      #expect(target.text == "")
    }
  }
#endif
