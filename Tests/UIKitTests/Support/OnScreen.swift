import UIKit

/// Adds a view to a visible window, without which its animations end with the update cycle, and returns it.
///
/// For suites with the trait `ownDevice`, which releases the window with the test.
@MainActor
func onScreen<View: UIView>(_ view: View) -> View {
  let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
  window.isHidden = false
  window.addSubview(view)
  ShownWindows.retain(window)
  return view
}

/// The windows of the test that runs, which their scene does not retain.
@MainActor
enum ShownWindows {
  private static var windows: [UIWindow] = []

  static func retain(_ window: UIWindow) { windows.append(window) }

  /// Releases the windows, which would receive the touches of the next test.
  static func release() { windows = [] }
}
