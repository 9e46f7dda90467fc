import Testing
import UIKit

/// Extensions of an app, as `Tools/port-app` writes them for overrides in extensions of UIKit's classes.
@MainActor
private enum Replacement {
  /// Whether the replacements differ from what they replace, so that other tests are not affected.
  static var isActive = false

  static func activate(_ body: () throws -> Void) rethrows {
    isActive = true
    defer { isActive = false }
    try body()
  }
}

extension UISplitViewController {
  /// A style for all split view controllers.
  @_dynamicReplacement(for:preferredStatusBarStyle)
  var _extension_preferredStatusBarStyle: UIStatusBarStyle {
    Replacement.isActive ? .lightContent : super.preferredStatusBarStyle
  }
}

extension UIScrollView {
  /// Counts the touches of all scroll views.
  @_dynamicReplacement(for:touchesBegan(_:with:))
  func _extension_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if Replacement.isActive { tag += 1 }
    super.touchesBegan(touches, with: event)
  }
}

@MainActor
struct ReplacedMemberTests {
  private final class Split: UISplitViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  }

  private final class TouchedView: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  @Test func `A property that an extension replaces is also that of subclasses`() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.preferredStatusBarStyle == .default)
    Replacement.activate {
      #expect(split.preferredStatusBarStyle == .lightContent)
      #expect(Split(style: .doubleColumn).preferredStatusBarStyle == .lightContent)
      #expect(UIViewController().preferredStatusBarStyle == .default)
    }
  }

  @Test func `A method that an extension replaces calls that of the superclass`() {
    let superview = TouchedView()
    let view = UIScrollView()
    superview.addSubview(view)
    Replacement.activate { view.touchesBegan([], with: nil) }
    #expect(view.tag == 1)
    #expect(superview.touches == 1)
    view.touchesBegan([], with: nil)
    #expect(view.tag == 1)
    #expect(superview.touches == 2)
  }
}
