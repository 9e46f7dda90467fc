/// A callback of a view controller.
package enum LifecycleCallback: Equatable, Sendable {
  case initialized
  case loadView
  case viewDidLoad
  case viewWillAppear(animated: Bool)
  case viewIsAppearing(animated: Bool)
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewDidAppear(animated: Bool)
  case viewWillDisappear(animated: Bool)
  case viewDidDisappear(animated: Bool)
  /// The class name of the parent; `nil` if there is none.
  case willMove(toParent: String?)
  case didMove(toParent: String?)
  case deinitialized
}

/// A callback and its receiver.
///
/// It contains no reference, because objects that are being deallocated send some callbacks.
package struct LifecycleEvent: Sendable {
  package var controller: ObjectIdentifier
  package var name: String
  package var title: String?
  package var callback: LifecycleCallback
  package var time: TimeInterval
}

/// The hook with which recorders and checkers observe every view controller.
@MainActor
package enum LifecycleObservation {
  package static var observer: ((LifecycleEvent) -> Void)?

  static func report(_ callback: @autoclosure () -> LifecycleCallback, of controller: UIViewController) {
    guard let observer else { return }
    observer(
      LifecycleEvent(
        controller: ObjectIdentifier(controller), name: name(of: controller), title: controller.title,
        callback: callback(), time: AppRuntime.shared.now))
  }

  package static func name(of controller: UIViewController) -> String { String(describing: type(of: controller)) }
}
