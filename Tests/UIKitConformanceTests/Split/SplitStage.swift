import UIKit

/// A split view controller S with recording controllers in its columns, and a log of its delegate.
@MainActor
final class SplitStage {
  let stage: Stage
  let log: CallbackLog
  let split: UISplitViewController
  let delegate: SplitProbe
  let primary: RecordingViewController
  let supplementary: RecordingViewController?
  let secondary: RecordingViewController

  init(_ style: UISplitViewController.Style = .doubleColumn, recording callbacks: Set<Callback> = .appearance)
    async throws
  {
    stage = try await Stage.open()
    log = CallbackLog(callbacks)
    delegate = SplitProbe(log)
    primary = RecordingViewController("P", log)
    supplementary = style == .tripleColumn ? RecordingViewController("T", log) : nil
    secondary = RecordingViewController("D", log)
    split = UISplitViewController(style: style)
    split.delegate = delegate
    split.setViewController(primary, for: .primary)
    if let supplementary { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
  }

  /// Shows the split view controller with a horizontal size class, on any device.
  func show(_ sizeClass: UIUserInterfaceSizeClass) async {
    split.traitOverrides.horizontalSizeClass = sizeClass
    await stage.show(split)
    await stage.settle()
  }

  /// Changes the horizontal size class.
  func change(to sizeClass: UIUserInterfaceSizeClass) async {
    split.traitOverrides.horizontalSizeClass = sizeClass
    await stage.settle()
  }
}

/// A delegate that records its calls.
@MainActor
final class SplitProbe: NSObject, UISplitViewControllerDelegate {
  private let log: CallbackLog
  var top: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?

  init(_ log: CallbackLog) { self.log = log }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.note("topColumn")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.note("displayMode")
    return expandedMode ?? proposedDisplayMode
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    log.note("willChange(\(displayMode.rawValue))")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.note("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.note("didExpand") }
}
