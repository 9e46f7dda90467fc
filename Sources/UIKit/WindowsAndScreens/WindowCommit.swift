/// The part of the windows in the commit that ends a turn.
@MainActor
enum WindowCommit {
  /// A Boolean value that indicates whether the app has created a window.
  private static var hasWindows = false

  /// Called when a window is created.
  static func windowWasCreated() { hasWindows = true }

  static func layOut() {
    guard hasWindows else { return }
    Keyboard.shared.updateIfNeeded()
    Keyboard.shared.followByGuides()
    for window in UIApplication.shared.windowsOnScreen where window.layoutState.needsWork {
      window.layoutSubtree()
    }
  }

  /// Views draw after layout, in their new bounds.
  static func display() {
    guard hasWindows else { return }
    for window in UIApplication.shared.windowsOnScreen { window.displaySubtree() }
  }
}
