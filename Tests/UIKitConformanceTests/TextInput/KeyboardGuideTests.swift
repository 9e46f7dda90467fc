import Testing
import UIKit

/// Views that are constrained to the keyboard layout guide remain above the keyboard.
@MainActor
struct KeyboardGuideTests {
  @MainActor
  private final class World {
    let stage: Stage
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let button = UIView()
    let keyboard: KeyboardLog

    init() async throws {
      stage = try await Stage.open()
      keyboard = KeyboardLog(CallbackLog([]))
      await stage.show(root)
      root.view.addSubview(field)
      button.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(button)
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        button.heightAnchor.constraint(equalToConstant: 50),
        button.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      ])
      await stage.turn()
    }
  }

  @Test func `Without a keyboard the guide begins where the safe area ends`() async throws {
    let world = try await World()
    let view = try #require(world.root.view)
    #expect(world.button.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom)
    #expect(!view.keyboardLayoutGuide.followsUndockedKeyboard)
  }

  @Test func `The guide follows the keyboard in and out`() async throws {
    let world = try await World()
    let view = try #require(world.root.view)
    world.field.becomeFirstResponder()
    await world.stage.advance(by: 0.5)
    #expect(world.button.frame.maxY == world.keyboard.end?.minY)
    #expect(view.keyboardLayoutGuide.layoutFrame.minY == world.keyboard.end?.minY)
    world.field.resignFirstResponder()
    await world.stage.advance(by: 0.5)
    #expect(world.button.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom)
  }

  @Test func `Views that follow the guide animate with the keyboard`() async throws {
    let world = try await World()
    world.field.becomeFirstResponder()
    #expect(world.button.frame.maxY == world.keyboard.end?.minY)
    let presented = try #require(world.button.layer.presentation()).position.y
    #expect(presented > world.button.layer.position.y)
    await world.stage.advance(by: 0.5)
  }
}
