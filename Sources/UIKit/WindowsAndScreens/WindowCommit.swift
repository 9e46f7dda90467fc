/// The part of the windows in the commit that ends a turn.
@MainActor
enum WindowCommit {
  private static var isInstalled = false

  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    AppRuntime.shared.commitPhases += [layOutVisibleWindows, displayVisibleWindows]
  }

  private static func layOutVisibleWindows() {
    Keyboard.shared.updateIfNeeded()
    Keyboard.shared.followByGuides()
    for window in UIApplication.shared.windowsOnScreen where window.layoutState.needsWork {
      window.layoutSubtree()
    }
    LayerCommit.shared.commit()
  }

  /// Views draw after layout, in their new bounds.
  private static func displayVisibleWindows() {
    for window in UIApplication.shared.windowsOnScreen { window.displaySubtree() }
  }
}
