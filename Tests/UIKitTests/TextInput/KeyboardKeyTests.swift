import Simulator
import Testing

@testable import UIKit

/// The keys that the keyboard shows for a text.
@MainActor
struct KeyboardKeyTests {
  private func keys(_ device: Device = .iPhone15, _ change: (UITextField) -> Void) async -> [KeyboardKey] {
    _ = await Simulator.boot(device)
    let field = UITextField()
    change(field)
    let metrics = KeyboardMetrics(screen: .main, showsBar: false)
    let bounds = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: metrics.height)
    return KeyboardKeys(KeyboardPlan(field), metrics: metrics, bounds: bounds).keys
  }

  private func role(_ word: String, in keys: [KeyboardKey]) -> KeyboardKey.Role? {
    keys.first { $0.face == .word(word) }?.role
  }

  @Test func `The letters for a password are small`() async {
    #expect(await keys { _ in }.contains { $0.face == .character("Q") })
    #expect(await keys { $0.isSecureTextEntry = true }.contains { $0.face == .character("q") })
  }

  @Test func `The key for other signs has the color of functions`() async {
    let keys = await keys { $0.keyboardType = .numbersAndPunctuation }
    #expect(role("#+=", in: keys) == .function)
  }

  @Test func `The return key has the color of an action unless it moves on`() async {
    #expect(role("next", in: await keys { $0.returnKeyType = .next }) == .function)
    #expect(role("go", in: await keys { $0.returnKeyType = .go }) == .action)
    #expect(role("return", in: await keys { _ in }) == .function)
  }

  @Test func `A number pad has no microphone`() async {
    #expect(await keys { $0.keyboardType = .numberPad }.contains { $0.face == .microphone } == false)
    #expect(await keys { _ in }.contains { $0.face == .microphone })
  }

  @Test(arguments: [UIKeyboardType.default, .numberPad, .emailAddress, .numbersAndPunctuation])
  func `The keys of iPad are in its keyboard, and do not overlap`(type: UIKeyboardType) async {
    let keys = await keys(.iPadPro11) { $0.keyboardType = type }
    let bounds = UIScreen.main.bounds
    for (index, key) in keys.enumerated() {
      #expect(key.rect.minX >= 0 && key.rect.maxX <= bounds.width)
      for other in keys[(index + 1)...] { #expect(!key.rect.intersects(other.rect)) }
    }
    #expect(keys.contains { $0.face == .hide } && keys.contains { $0.face == .delete })
    #expect(role("return", in: keys) == .function)
    #expect(keys.contains { $0.face == .letter("Q", sign: "1") } == (type == .default))
  }
}
