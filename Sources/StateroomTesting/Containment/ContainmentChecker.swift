import Foundation
public import UIKit

/// An object that checks whether containers keep to UIKit's containment contract.
///
/// ```swift
/// let checker = ContainmentChecker { Issue.record("\($0)") }
/// stage.show(root)
/// await stage.settle()
/// checker.check(window)  // and again whenever nothing is going on
/// ```
///
/// The checker traverses a window's views and controllers, and finds views without containment and children whose views
/// are elsewhere. To observe appearance callbacks it adds a *probe* to each controller: a child with an empty,
/// invisible view, to which UIKit forwards the controller's callbacks. So it needs no swizzling and works with any
/// class.
///
/// A controller gets its probe at the first check that finds it, and the next check verifies the callbacks since then.
/// A mistake that was corrected before that is not detected. The checker cannot detect what leaves no trace in UIKit:
///
/// - an `addChild(_:)` without `didMove(toParent:)`, or a missing `willMove(toParent: nil)`: have the container under
///   test contain a ``StrictViewController``, which reports it;
/// - callbacks that a container calls directly, such as `child.viewWillAppear(true)`: UIKit does not forward them, so
///   the child counts as having received none;
/// - controllers that forward appearance by themselves, and UIKit's own containers: they get no probe, but their
///   contents do;
/// - views that are hidden, transparent, or outside the screen: whether they should have appeared is undefined.
///
/// A check during a transition omits the controllers that it concerns. Each violation is reported once, and again if it
/// returns.
@preconcurrency @MainActor
public final class ContainmentChecker {
  private struct Watched {
    weak var controller: UIViewController?
    weak var probe: AppearanceProbe?
    /// The window that the controller was last seen in.
    weak var window: UIWindow?
  }

  /// A violation that the last check of a window has found.
  private struct Sighting {
    let kind: ContainmentViolation.Kind
    weak var controller: UIViewController?
    weak var window: UIWindow?
    /// The number of consecutive checks of the window that have found it.
    var count: Int
    var isReported: Bool
  }

  /// The number of consecutive checks that must find a violation before it is reported.
  ///
  /// The default is 1. Checks of other windows do not count.
  ///
  /// Where checks run at arbitrary times, as from a timer in a debug build, set it to 2 so that transitions which a
  /// container animates without informing UIKit are not reported.
  public var requiredSightings = 1

  /// A Boolean value that indicates whether children whose view was removed are reported.
  ///
  /// The default is `false`.
  ///
  /// A container may keep children that it does not show, as tabs do. Set it to `true` for one that does not.
  public var reportsChildrenWithoutViews = false

  /// A closure that returns whether a controller is exempt from checks.
  ///
  /// The default closure returns `false`. An exempt controller gets no probe, and its children are checked.
  public var isExempt: (UIViewController) -> Bool = { _ in false }

  private let report: (ContainmentViolation) -> Void
  private var watched: [ObjectIdentifier: Watched] = [:]
  private var sightings: [Sighting] = []
  /// The controllers whose probe was added in the present check, and has no callbacks yet.
  private var newlyWatched: Set<ObjectIdentifier> = []

  /// Creates a checker that calls `report` with each violation.
  ///
  /// The default logs them to the system's log.
  public init(report: @escaping (ContainmentViolation) -> Void = ContainmentChecker.log) { self.report = report }

  deinit {
    Teardown.perform { [watched] in
      for watched in watched.values { watched.probe?.detach() }
    }
  }

  /// Logs a violation to the system's log.
  public static let log: (ContainmentViolation) -> Void = { NSLog("%@", "Stateroom: \($0.message)") }

  /// Stops the program at a violation, for debug builds.
  public static let trap: (ContainmentViolation) -> Void = { fatalError($0.message) }

  /// Removes the probes.
  public func end() {
    // Taking a probe out runs code of its parent, which may check again.
    let watched = watched
    self.watched = [:]
    for watched in watched.values { watched.probe?.detach() }
  }

  // MARK: - Checking

  /// Checks a window that is at rest.
  ///
  /// Between two checks of a window an update cycle has to pass. One checker can check several windows: a controller
  /// belongs to the window that contains its view, or to the last window that did.
  ///
  /// - Returns: All present violations, whether they were reported before or not.
  @discardableResult
  public func check(_ window: UIWindow) -> [ContainmentViolation] {
    forgetThoseGone()
    newlyWatched = []
    var violations: [ContainmentViolation] = []
    if !window.isHidden { walk(window, enclosing: nil, in: window, into: &violations) }
    for controller in controllers(of: window) {
      watch(controller)
      if isExempt(controller) { continue }
      let isMisplaced = violations.contains { $0.controller === controller }
      if !isMisplaced, let violation = appearanceViolation(of: controller, in: window) { violations.append(violation) }
      if reportsChildrenWithoutViews { violations += childrenWithoutViews(of: controller) }
    }
    reportNew(violations, in: window)
    return violations
  }

  /// Reports the violations of a window that were found often enough.
  ///
  /// The sightings of other windows remain until these are checked.
  private func reportNew(_ violations: [ContainmentViolation], in window: UIWindow) {
    let earlier = sightings.filter { $0.window === window }
    sightings.removeAll { $0.window === window || $0.window == nil }
    var due: [ContainmentViolation] = []
    for violation in violations {
      var sighting =
        earlier.first { $0.kind == violation.kind && $0.controller === violation.controller }
        ?? Sighting(
          kind: violation.kind, controller: violation.controller, window: window, count: 0, isReported: false)
      sighting.count += 1
      if !sighting.isReported, sighting.count >= requiredSightings {
        sighting.isReported = true
        due.append(violation)
      }
      sightings.append(sighting)
    }
    // The closure can check a window.
    for violation in due { report(violation) }
  }

  // MARK: - Containment

  /// Traverses the views.
  ///
  /// A view with a controller must be inside the view of that controller's parent.
  private func walk(
    _ view: UIView, enclosing: UIViewController?, in window: UIWindow, into violations: inout [ContainmentViolation]
  ) {
    var enclosing = enclosing
    if let owner = view.next as? UIViewController, owner.viewIfLoaded === view, !(owner is AppearanceProbe) {
      watch(owner)
      if let kind = misplacement(of: owner, enclosing: enclosing, in: window), !isExempt(owner) {
        violations.append(
          ContainmentViolation(kind, owner, in: kind == .viewWithoutParent ? enclosing : owner.parent))
      }
      enclosing = owner
    }
    for subview in view.subviews { walk(subview, enclosing: enclosing, in: window, into: &violations) }
  }

  private func misplacement(
    of owner: UIViewController, enclosing: UIViewController?, in window: UIWindow
  ) -> ContainmentViolation.Kind? {
    if let parent = owner.parent {
      guard let view = owner.viewIfLoaded, let parentView = parent.viewIfLoaded else { return .viewOutsideParent }
      return view.isDescendant(of: parentView) ? nil : .viewOutsideParent
    }
    // A presented view controller's view is beside that of the controller that it covers.
    let belongsHere = enclosing == nil || owner === window.rootViewController || owner.presentingViewController != nil
    return belongsHere ? nil : .viewWithoutParent
  }

  private func childrenWithoutViews(of parent: UIViewController) -> [ContainmentViolation] {
    guard !AppearanceProbe.isUIKitContainer(parent) else { return [] }
    return parent.children.compactMap { child in
      guard !(child is AppearanceProbe), !isExempt(child), child.viewIfLoaded.map({ $0.superview == nil }) == true
      else {
        return nil
      }
      return ContainmentViolation(.childWithoutView, child, in: parent)
    }
  }

  // MARK: - Appearance

  private func appearanceViolation(of controller: UIViewController, in window: UIWindow) -> ContainmentViolation? {
    let identity = ObjectIdentifier(controller)
    guard let probe = watched[identity]?.probe, !newlyWatched.contains(identity), isAtRest(controller) else {
      return nil
    }
    let isInWindow = controller.viewIfLoaded?.window != nil
    switch probe.phase {
    case .appearing:
      return ContainmentViolation(
        .appearanceNotEnded, controller, in: controller.parent, "viewWillAppear(_:), but not viewDidAppear(_:)")
    case .disappearing:
      return ContainmentViolation(
        .appearanceNotEnded, controller, in: controller.parent, "viewWillDisappear(_:), but not viewDidDisappear(_:)")
    case .appeared where !isInWindow:
      return ContainmentViolation(.appearedOffScreen, controller, in: controller.parent)
    case .disappeared where !window.isHidden && isSeen(controller, in: window) && !isParentDisappeared(controller):
      return ContainmentViolation(.appearanceNotBegun, controller, in: controller.parent)
    case .appeared, .disappeared: return nil
    }
  }

  private func isAtRest(_ controller: UIViewController) -> Bool {
    controller.transitionCoordinator == nil && !controller.isBeingPresented && !controller.isBeingDismissed
  }

  /// Returns whether an ancestor did not receive the callback either.
  ///
  /// If so, the ancestor is reported.
  private func isParentDisappeared(_ controller: UIViewController) -> Bool {
    guard let parent = controller.parent else { return false }
    if let probe = watched[ObjectIdentifier(parent)]?.probe, probe.phase == .disappeared { return true }
    return isParentDisappeared(parent)
  }

  private func isSeen(_ controller: UIViewController, in window: UIWindow) -> Bool {
    guard let view = controller.viewIfLoaded, view.window === window else { return false }
    var current: UIView? = view
    while let ancestor = current {
      if ancestor.isHidden || ancestor.alpha == 0 { return false }
      current = ancestor.superview
    }
    let frame = view.convert(view.bounds, to: window).intersection(window.bounds)
    return frame.width > 0 && frame.height > 0
  }

  // MARK: - Probes

  private func watch(_ controller: UIViewController) {
    let identity = ObjectIdentifier(controller)
    if isExempt(controller) {
      // The app may have exempted it after it got its probe.
      watched.removeValue(forKey: identity)?.probe?.detach()
      return
    }
    if let window = controller.viewIfLoaded?.window { watched[identity]?.window = window }
    guard watched[identity]?.probe == nil, AppearanceProbe.canBeAttached(to: controller) else { return }
    let probe = AppearanceProbe.attach(to: controller) { [weak self, weak controller] problem in
      guard let self, let controller, !isExempt(controller) else { return }
      report(ContainmentViolation(.appearanceOutOfTurn, controller, in: controller.parent, problem))
    }
    watched[identity] = Watched(controller: controller, probe: probe, window: controller.viewIfLoaded?.window)
    newlyWatched.insert(identity)
  }

  private func forgetThoseGone() {
    watched = watched.filter { $0.value.controller != nil }
  }

  /// Returns the controllers in a window, outermost first, and earlier ones that still exist.
  ///
  /// These are the contained and the presented view controllers. One whose view is in another window, or was there last,
  /// is left to the check of that window, so that each violation is found in one window.
  private func controllers(of window: UIWindow) -> [UIViewController] {
    var found: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ controller: UIViewController) {
      guard !(controller is AppearanceProbe), seen.insert(ObjectIdentifier(controller)).inserted else { return }
      found.append(controller)
      controller.children.forEach(add)
      if let presented = controller.presentedViewController { add(presented) }
    }
    if let root = window.rootViewController { add(root) }
    for controller in watched.values.compactMap(\.controller) where belongs(controller, to: window) { add(controller) }
    return found.filter { belongs($0, to: window) }
  }

  private func belongs(_ controller: UIViewController, to window: UIWindow) -> Bool {
    let latest = controller.viewIfLoaded?.window ?? watched[ObjectIdentifier(controller)]?.window
    return latest.map { $0 === window } ?? true
  }
}
