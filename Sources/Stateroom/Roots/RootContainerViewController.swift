public import UIKit

/// The permanent root of a window, under which whole interfaces are exchanged.
///
/// Exchanging a window's root controller leaves behind what the old one presents, and shows the change in one frame. So the
/// root stays, and what it contains changes:
///
/// ```swift
/// let root = RootContainerViewController()
/// window.rootViewController = root
/// root.setInterface(SignInViewController(), animated: false)
/// root.setInterface(HomeViewController()) { outcome in … }
/// ```
///
/// A switch covers the window with a picture of what it shows, puts the keyboard away, dismisses what is presented, takes
/// the old interface out and the new one in, and lets the picture dissolve. It may be asked for another interface at any
/// time: the last request wins, and each is told what became of it. When a switch is over the old interface should be
/// gone; see ``Diagnostics/releaseHandler``.
///
/// Who owns what: this controller owns the interface as its only child, a machine the order of the steps, a cover
/// the picture. To have the interface follow from a state, use a ``RootController``.
open class RootContainerViewController: ContainerViewController {
  private let interpreter = RootInterpreter()
  private let interfaceInquiry = LeaveInquiry()

  // MARK: - Creating a Root

  /// Creates a root that shows nothing yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    interpreter.attach(to: self)
  }

  /// Creates a root from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    interpreter.attach(to: self)
  }

  deinit {
    Teardown.perform { [interfaceInquiry, interpreter] in
      interfaceInquiry.cancel()
      interpreter.rootGoesAway()
    }
  }

  // MARK: - Showing an Interface

  /// The interface that is shown, or will be when a switch under way is over.
  public var interfaceViewController: UIViewController? { interpreter.target ?? viewControllers.last }

  /// Whether a switch is under way.
  public var isSwitchingInterfaces: Bool { !interpreter.isAtRest }

  /// Whether a request waits for the answer of a controller that is about to be left; see ``LeaveGuarding``.
  public override var isAskingToLeave: Bool { interfaceInquiry.isAsking || super.isAskingToLeave }

  /// Shows an interface in place of the present one. Asking for the one that is shown, or on its way, changes nothing.
  ///
  /// Those who are about to be left are asked first, before anything is covered or dismissed: whoever is in the present
  /// interface, and in what is to be dismissed with it.
  ///
  /// - Parameters:
  ///   - interface: The interface's outermost controller. It must not be in another container.
  ///   - configuration: How long the switch takes, and what is to be dismissed.
  ///   - animated: False for a switch in one frame.
  ///   - willBegin: Called when everything presented is dismissed, right before anything changes; not if it never does.
  ///   - completion: Called exactly once, with what became of the request.
  public func setInterface(
    _ interface: UIViewController, configuration: RootConfiguration = RootConfiguration(), animated: Bool = true,
    willBegin: (() -> Void)? = nil, completion: ((TransitionOutcome) -> Void)?
  ) {
    guard containment.hasHost else {
      completion?(.cancelled)
      return
    }
    let age = interfaceAge
    let report = RequestReport(
      in: stage,
      .init(
        from: EventName.of([interfaceViewController].compactMap { $0 }), to: [EventName.of(interface)],
        isAnimated: animated && configuration.isAnimated))
    let completion = report.reporting(completion)
    if let refusal = refusal(of: interface, configuration) {
      Diagnostics.refuse(refusal, telling: completion)
      return
    }
    let verdict = LeaveVerdict(on: controllersLeft(for: interface, configuration))
    // What was asked for by the code that was run above is newer.
    guard age == interfaceAge else { return completion?(.superseded) ?? () }
    report?.heard(verdict)
    interfaceInquiry.hear(verdict, completion: completion) { [weak self] in
      self?.take(
        interface, configuration: configuration, animated: animated, report: report, willBegin: willBegin,
        completion: completion)
    }
    EventCenter.deliver()
  }

  /// Changes when a request is taken, or begins to wait.
  private var interfaceAge: Int { interpreter.lastRequest + interfaceInquiry.waits }

  /// Takes a request whose leave guards were asked.
  ///
  /// - Parameter report: The request that it is for, whose completion has been made to tell of its end already.
  func take(
    _ interface: UIViewController, configuration: RootConfiguration, animated: Bool, report: RequestReport?,
    willBegin: (() -> Void)?, completion: ((TransitionOutcome) -> Void)?
  ) {
    interfaceInquiry.close()
    // Between the question and the answer things may have changed.
    if let refusal = refusal(of: interface, configuration) {
      Diagnostics.refuse(refusal, telling: completion)
      return
    }
    interpreter.request(
      interface, configuration: configuration, animated: animated, report: report, willBegin: willBegin,
      completion: completion)
  }

  /// Those who have a say in whether they are left.
  func controllersLeft(
    for interface: UIViewController?, _ configuration: RootConfiguration
  ) -> [UIViewController] {
    // While clearing everybody has agreed already, and who is asked for again is not left.
    guard !interpreter.isClearing, interface == nil || interface !== interfaceViewController else { return [] }
    let presented =
      configuration.dismissesPresentedViewControllerOnTransition ? PresentedControllers.all(from: stage) : []
    return presented + viewControllers.filter { $0 !== interface }
  }

  /// Shows an interface in place of the present one.
  public func setInterface(
    _ interface: UIViewController, configuration: RootConfiguration = RootConfiguration(), animated: Bool = true
  ) {
    setInterface(interface, configuration: configuration, animated: animated, completion: nil)
  }

  /// Shows an interface in place of the present one, and returns when the switch is over.
  @discardableResult
  public func setInterface(
    _ interface: UIViewController, configuration: RootConfiguration = RootConfiguration(), animated: Bool = true
  ) async -> TransitionOutcome {
    await .awaiting { setInterface(interface, configuration: configuration, animated: animated, completion: $0) }
  }

  // MARK: - Observing Switches

  /// An interface is about to be put in. For subclasses; the default does nothing.
  open func willShow(_ interface: UIViewController, animated: Bool) {}

  /// An interface is there, and nothing is left of the switch. For subclasses; the default does nothing.
  open func didShow(_ interface: UIViewController) {}

  // MARK: - How It Works

  override func stageDidDisappear(_ animated: Bool) {
    super.stageDidDisappear(animated)
    interpreter.handle(.screenLost)
  }

  /// What is wrong with an interface. It is found before anything is dismissed, so that nothing is half done.
  func refusal(of interface: UIViewController, _ configuration: RootConfiguration) -> TransitionRefusal? {
    let current = viewControllers.map { ObjectIdentifier($0) }
    let list = ControllerList([interface])
    let refusal = RequestValidation.refusal(
      of: list, current: current, in: stage, mayBePresented: true, isKnown: { _ in false })
    if let refusal { return refusal }
    guard !configuration.dismissesPresentedViewControllerOnTransition, interface.parent == nil,
      let presenter = interface.presentingViewController
    else { return nil }
    return TransitionRefusal(
      reason: .childIsPresented,
      description:
        "\(interface) is presented by \(presenter), so \(stage) cannot show it as an interface. Dismiss it first, or let the configuration dismiss what is presented."
    )
  }
}
