/// The rotation of the interface.
///
/// The new size and traits are announced, and then change with an animation.
@MainActor
package enum InterfaceRotation {
  /// The duration of a rotation, in seconds.
  static let duration: TimeInterval = 0.4

  /// Rotates the interface with the device if the root view controllers support it.
  ///
  /// Returns whether it was rotated.
  static func followDevice(to orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    let follows = UIApplication.shared.visibleWindows.allSatisfy {
      InterfaceDecider.ofOrientation(in: $0)?.shouldAutorotate ?? true
    }
    return follows && rotate(to: orientation, animated: animated)
  }

  /// Rotates the interface if the root view controllers support the orientation.
  ///
  /// Returns whether it was rotated.
  @discardableResult
  package static func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    guard orientation != .unknown, orientation != UIScreen.main.orientation else { return false }
    let windows = UIApplication.shared.visibleWindows
    for window in windows where !supports(orientation, in: window) { return false }
    // Pending changes are reported first, so that every view has previous traits for the comparison.
    for window in windows { window.flushTraits() }
    StatusBarUpdates.note()
    let scenes = windows.compactMap(\.windowScene)
    for scene in scenes { scene.noteTraits() }
    let screen = UIScreen.main
    let (oldTraits, newTraits) = (screen.traitCollection, screen.traitCollection(in: orientation))
    let newBounds = CGRect(origin: .zero, size: screen.size(in: orientation))
    let turn = (old: screen.orientation, new: orientation)
    var coordinators: [TransitionCoordinator] = []
    var turning: [UIViewController] = []
    /// Assigns the coordinator to a controller.
    ///
    /// Another transition that is running keeps its coordinator.
    func give(_ coordinator: TransitionCoordinator, to controller: UIViewController) {
      guard controller.activeCoordinator == nil, controller.modalCoordinator == nil else { return }
      controller.activeCoordinator = coordinator
      turning.append(controller)
    }
    for window in windows {
      let coordinator = TransitionCoordinator(
        containerView: window, duration: animated ? duration : 0,
        targetTransform: targetTransform(from: turn.old, to: turn.new), turn: turn)
      coordinators.append(coordinator)
      guard let root = window.rootViewController else { continue }
      give(coordinator, to: root)
      if newTraits != oldTraits {
        let surroundings = window.adjust(window.windowScene?.computeTraitCollection(in: orientation) ?? newTraits)
        root.willTransition(to: root.adjust(surroundings), with: coordinator)
      }
      // A root view controller that is about to appear has not shown a size that could change.
      let changesSize = newBounds.size != window.bounds.size
      if root.appearance.phase != .appearing {
        if changesSize {
          root.viewWillTransition(to: newBounds.size, with: coordinator)
        } else {
          root.announceHalfTurn(of: coordinator)
        }
      }
      // A presented view controller has no parent that forwards the change, so its presentation controller forwards it.
      for presentation in presentations(over: root) {
        give(coordinator, to: presentation.presented)
        if newTraits != oldTraits { presentation.controller.willTransition(to: newTraits, with: coordinator) }
        if changesSize {
          presentation.controller.viewWillTransition(to: newBounds.size, with: coordinator)
        } else {
          presentation.presented.announceHalfTurn(of: coordinator)
        }
      }
    }
    let statusBarChange = StatusBarChange(from: turn.old, to: turn.new, over: animated ? duration : 0)
    UIView.animate(
      withDuration: animated ? duration : 0,
      animations: {
        screen.orientation = orientation
        for scene in scenes { scene.noteTraits() }
        for (window, coordinator) in zip(windows, coordinators) {
          window.frame = newBounds
          window.markSafeAreaStale()
          window.updateTraits()
          if let root = window.rootViewController { updateConstraints(of: root) }
          window.layoutIfNeeded()
          coordinator.runAnimations()
        }
        Keyboard.shared.screenDidTurn(over: animated ? duration : 0)
        statusBarChange.end()
      },
      completion: { _ in
        // The windows may have been closed in the meantime.
        for controller in turning where coordinators.contains(where: { $0 === controller.activeCoordinator }) {
          controller.activeCoordinator = nil
        }
        for coordinator in coordinators { coordinator.complete() }
        Keyboard.shared.screenDidFinishTurning()
      })
    return true
  }

  private static var needsUpdate = false
  /// A Boolean value that indicates whether the app has requested an orientation since an update was requested.
  private static var keepsOrientation = false

  /// Requests an update of the orientation after the changes of this update cycle have been committed.
  ///
  /// The interface rotates to the orientation of the device if that is supported, and otherwise to a supported one.
  static func setNeedsUpdate() {
    keepsOrientation = false
    guard !needsUpdate else { return }
    needsUpdate = true
    AppRuntime.shared.performAfterCommit {
      needsUpdate = false
      if keepsOrientation { correctIfNeeded() } else { update() }
    }
  }

  /// Rotates the interface to the orientation of the device if that is supported, and otherwise to a supported one.
  static func update(animated: Bool = true) {
    if !followDevice(to: UIDevice.current.interfaceOrientation, animated: animated) {
      correctIfNeeded(animated: animated)
    }
  }

  /// Rotates the interface to an orientation that the app requests, regardless of that of the device.
  ///
  /// Returns whether it was rotated.
  static func rotate(byRequestTo orientation: UIInterfaceOrientation) -> Bool {
    let isRotated = rotate(to: orientation)
    if UIScreen.main.orientation == orientation { keepsOrientation = true }
    return isRotated
  }

  /// Discards a requested update.
  ///
  /// Called when the simulated device restarts.
  static func reset() { needsUpdate = false }

  /// Rotates to a supported orientation if the root view controllers do not support the current one.
  static func correctIfNeeded(animated: Bool = true) {
    let windows = UIApplication.shared.visibleWindows
    let isSupported = { (orientation: UIInterfaceOrientation) in windows.allSatisfy { supports(orientation, in: $0) } }
    guard !isSupported(UIScreen.main.orientation) else { return }
    let candidates: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    if let orientation = candidates.first(where: isSupported) { rotate(to: orientation, animated: animated) }
  }

  private static func supports(_ orientation: UIInterfaceOrientation, in window: UIWindow) -> Bool {
    guard let root = InterfaceDecider.ofOrientation(in: window) else { return true }
    return root.supportedInterfaceOrientations
      .intersection(UIApplication.shared.supportedInterfaceOrientations(for: window)).contains(orientation)
  }

  /// Rotates the interface to the preferred orientation of a controller that will cover the screen.
  ///
  /// The rotation is not animated.
  static func prepare(for controller: UIViewController) {
    let supported = controller.supportedInterfaceOrientations
    let preferred = controller.preferredInterfaceOrientationForPresentation
    if preferred != .unknown, supported.contains(preferred) {
      rotate(to: preferred, animated: false)
    } else {
      correctIfNeeded(animated: false)
    }
  }

  private static func presentations(over root: UIViewController) -> [ModalPresentation] {
    ModalPresentation.presentations(in: root).filter { $0.phase == .presented }
  }

  /// Returns the orientation to which the interface rotates, or `nil` if it keeps its orientation.
  ///
  /// - Parameter transform: The target transform of the rotation's coordinator.
  static func orientation(after transform: CGAffineTransform) -> UIInterfaceOrientation? {
    let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    let current = UIScreen.main.orientation
    return orientations.first {
      let candidate = targetTransform(from: current, to: $0)
      return $0 != current && abs(candidate.a - transform.a) < 0.01 && abs(candidate.b - transform.b) < 0.01
    }
  }

  private static func targetTransform(from: UIInterfaceOrientation, to: UIInterfaceOrientation) -> CGAffineTransform {
    func quarterTurns(_ orientation: UIInterfaceOrientation) -> CGFloat {
      switch orientation {
      case .portrait, .unknown: 0
      case .landscapeRight: 1
      case .portraitUpsideDown: 2
      case .landscapeLeft: 3
      }
    }
    return CGAffineTransform(rotationAngle: (quarterTurns(to) - quarterTurns(from)) * .pi / 2)
  }

  /// Requests an update of the constraints of all view controllers that rotate.
  ///
  /// `updateViewConstraints()` is called during the layout.
  private static func updateConstraints(of controller: UIViewController) {
    controller.viewIfLoaded?.setNeedsUpdateConstraints()
    for child in controller.childrenStorage { updateConstraints(of: child) }
    if let presented = controller.presentationOfOther?.presented { updateConstraints(of: presented) }
  }
}
