/// The lookup of the controller that determines the status bar, home indicator, and orientation.
///
/// It is the root view controller of a window, or a controller that is presented over it.
@MainActor
enum InterfaceDecider {
  /// Returns the controller that determines the status bar.
  ///
  /// It covers the screen or captures the bar.
  static func ofStatusBar(in window: UIWindow) -> UIViewController? {
    decider(in: window) { $0.controller.presentationStyle == .fullScreen || $0.controller.ownsStatusBar }
  }

  /// Returns the controller that determines the orientation: the one that covers the screen.
  static func ofOrientation(in window: UIWindow) -> UIViewController? {
    decider(in: window) { $0.controller.coversScreen }
  }

  /// Returns whether the status bar is over the black area around content that recedes behind a card.
  static func showsBlackBehindStatusBar(in window: UIWindow) -> Bool {
    guard let root = window.rootViewController else { return false }
    return ModalPresentation.presentations(in: root).contains {
      $0.phase != .ended && ($0.controller as? UISheetPresentationController)?.hasRecededPresenter == true
    }
  }

  private static func decider(in window: UIWindow, _ decides: (ModalPresentation) -> Bool) -> UIViewController? {
    guard let root = window.rootViewController else { return nil }
    return ModalPresentation.presentations(in: root)
      .last { $0.phase != .scheduled && $0.phase != .ended && decides($0) }?.presented ?? root
  }
}

extension UIPresentationController {
  fileprivate var ownsStatusBar: Bool { presentedViewController.modalPresentationCapturesStatusBarAppearance }
}
