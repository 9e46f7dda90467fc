import UIKit

/// Adds a view to a visible window, without which its animations end with the update cycle, and returns it.
@MainActor
func onScreen<View: UIView>(_ view: View) -> View {
  let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
  window.isHidden = false
  window.addSubview(view)
  ShownWindows.retained.append(window)
  return view
}

/// The windows of the test that runs, which their scene does not retain.
@MainActor
enum ShownWindows {
  static var retained: [UIWindow] = []
}
