import Testing
import UIKit

/// The windows of delegates whose classes are not known.
@MainActor
struct OptionalWindowTests {
  private final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?

    func show() {
      if let window { window.isHidden = false }
      guard let window else { return }
      window.tag = 1
    }
  }

  private let delegate = Delegate()

  private func tag(of delegate: (any UIApplicationDelegate)?) -> Int? {
    guard let window = delegate?.window else { return nil }
    return window?.tag
  }

  @Test(.rule("R2053"))
  func `The window can be bound twice`() {
    #expect(tag(of: delegate) == nil)
    delegate.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    delegate.show()
    #expect(tag(of: delegate) == 1)
    let app: (any UIApplicationDelegate)? = delegate
    if let window = app?.window, let shown = window {
      #expect(shown.bounds.width == 10)
    } else {
      Issue.record("there should be a window")
    }
    let scene: (any UIWindowSceneDelegate)? = delegate
    if let window = scene?.window, let shown = window {
      #expect(shown.bounds.width == 10)
    } else {
      Issue.record("there should be a window")
    }
  }

  @Test(.rule("R2053"))
  func `The window of the app's delegate can be bound`() {
    func root() -> UIViewController? {
      guard let window = UIApplication.shared.delegate?.window else { return nil }
      return window?.rootViewController
    }
    #expect(root() == UIApplication.shared.delegate?.window??.rootViewController)
  }
}
