/// The part of the windows in the commit that ends an update cycle.
@MainActor
enum WindowCommit {
  /// A Boolean value that indicates whether the app has created a window.
  private static var hasWindows = false

  /// Called when a window is created.
  static func windowWasCreated() { hasWindows = true }

  static func update(_ commitLayers: () -> Void) {
    guard hasWindows else { return commitLayers() }
    Keyboard.shared.updateIfNeeded()
    Keyboard.shared.followByGuides()
    let windows = UIApplication.shared.windowsOnScreen
    for window in windows where window.layoutState.needsWork { window.layoutSubtree() }
    commitLayers()
    // Views draw after layout, in their new bounds. A window that was opened meanwhile is updated by the next round.
    for window in windows { window.displaySubtree() }
    if FocusEngine.isInUse { FocusEngine.commit() }
    StatusBarUpdates.performIfNeeded()
  }
}
