/// The part of the windows in the commit that ends a turn.
@MainActor
enum WindowCommit {
  private static var isInstalled = false

  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    AppRuntime.shared.commitPhases.append(updateVisibleWindows)
  }

  private static func updateVisibleWindows() {
    Keyboard.shared.updateIfNeeded()
    Keyboard.shared.followByGuides()
    let windows = UIApplication.shared.windowsOnScreen
    for window in windows where window.layoutState.needsWork { window.layoutSubtree() }
    LayerCommit.shared.commit()
    // Views draw after layout, in their new bounds. A window that was opened meanwhile is updated by the next round.
    for window in windows { window.displaySubtree() }
  }
}
