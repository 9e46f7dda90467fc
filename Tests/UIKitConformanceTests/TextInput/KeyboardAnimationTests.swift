import Testing
import UIKit

/// The animation in which the notifications of the keyboard are posted.
@MainActor
struct KeyboardAnimationTests {
  /// Moves a view, and records the animation around it, when a notification is posted.
  @MainActor
  private final class Mover {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    private(set) var duration: TimeInterval?
    private(set) var inheritedDuration: TimeInterval?
    private var observer: (any NSObjectProtocol)?

    func observe(_ name: Notification.Name) {
      let key = UIResponder.keyboardAnimationDurationUserInfoKey
      observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let duration = notification.userInfo?[key] as? TimeInterval
        MainActor.assumeIsolated { self?.move(duration) }
      }
    }

    func stop() { observer.map(NotificationCenter.default.removeObserver) }

    private func move(_ duration: TimeInterval?) {
      (self.duration, inheritedDuration) = (duration, UIView.inheritedAnimationDuration)
      view.center.y += 100
    }

    var animation: CAAnimation? { view.layer.animation(forKey: "position") }
  }

  private let root = UIViewController()
  private let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
  private let mover = Mover()

  private func open(_ name: Notification.Name) async throws -> Stage {
    let stage = try await Stage.open()
    root.view.addSubview(field)
    root.view.addSubview(mover.view)
    await stage.show(root)
    mover.observe(name)
    return stage
  }

  @Test(.rule("R2213"))
  func `What an observer changes when the keyboard will be shown is animated with it`() async throws {
    let stage = try await open(UIResponder.keyboardWillShowNotification)
    defer { mover.stop() }
    field.becomeFirstResponder()
    await stage.turn()
    let duration = try #require(mover.duration)
    #expect(duration > 0 && mover.inheritedDuration == duration)
    #expect(mover.animation?.duration == duration)
    await stage.settle()
    #expect(mover.animation == nil && mover.view.center.y == 250)
  }

  @Test(.rule("R2213"))
  func `What an observer changes when the keyboard will be hidden is animated with it`() async throws {
    let stage = try await open(UIResponder.keyboardWillHideNotification)
    defer { mover.stop() }
    field.becomeFirstResponder()
    await stage.settle()
    #expect(mover.duration == nil)
    field.resignFirstResponder()
    await stage.turn()
    let duration = try #require(mover.duration)
    #expect(duration > 0 && mover.animation?.duration == duration)
    await stage.settle()
  }

  @Test(.rule("R2213"))
  func `What an observer changes when the keyboard was shown is not animated`() async throws {
    let stage = try await open(UIResponder.keyboardDidShowNotification)
    defer { mover.stop() }
    field.becomeFirstResponder()
    await stage.settle()
    #expect(mover.inheritedDuration == 0 && mover.animation == nil)
    field.resignFirstResponder()
    await stage.settle()
  }
}
