public import UIKit

/// A permanent root view controller of a window, in which whole interfaces replace each other.
///
/// If an app replaces the root view controller of a window, the view controllers that the old one presents remain, and
/// the change takes a single frame. A root container stays in the window instead, and its content changes:
///
/// ```swift
/// let root = RootContainerViewController()
/// window.rootViewController = root
/// root.setInterface(SignInViewController(), animated: false)
/// root.setInterface(HomeViewController()) { outcome in … }
/// ```
///
/// To replace the interface, the root covers the window with a snapshot, dismisses the keyboard and presented view
/// controllers, removes the old interface, adds the new one, and dissolves the snapshot. Another interface can be
/// requested at any time: the last request wins, and every request reports its outcome. When the change is complete,
/// the old interface should be deallocated; see ``Diagnostics/releaseHandler``.
///
/// The interface is the only child that the root manages. View controllers that the app embeds in the root, such as a
/// banner, are in front of the interface and remain when it is replaced. To derive the interface from a state, use a
/// ``RootController``.
open class RootContainerViewController: ContainerViewController {
  private let interpreter = RootInterpreter()
  private let interfaceInquiry = LeaveInquiry()
  /// The object that performs the presentations that states declare, or `nil` before the first one.
  final var presenter: StatePresenter?
  /// The controller of the states, or `nil` if the app sets the interface itself.
  weak var stateSource: (any PresentationSource)?

  // MARK: - Creating a Root

  /// Creates a root that shows no interface yet.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file of the root's view, or `nil`.
  ///   - nibBundleOrNil: The bundle that contains the nib file, or `nil` for the main bundle.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    interpreter.attach(to: self)
  }

  /// Creates a root from a storyboard or a nib file.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    interpreter.attach(to: self)
  }

  deinit {
    Teardown.perform { [interfaceInquiry, interpreter, presenter] in
      interfaceInquiry.cancel()
      presenter?.hostIsDeallocated()
      interpreter.rootIsDeallocated()
    }
  }

  // MARK: - Showing an Interface

  /// The interface that is shown, or will be shown when a running change is complete.
  public var interfaceViewController: UIViewController? { interpreter.target ?? viewControllers.last }

  var requestedPresentation: UIViewController? { interpreter.requestedPresentation ?? presenter?.declared }

  /// A Boolean value that indicates whether the interface is being replaced.
  public var isSwitchingInterfaces: Bool { !interpreter.isAtRest }

  /// A Boolean value that indicates whether a request waits for the answer of a leave guard.
  ///
  /// See ``LeaveGuarding``.
  public override var isAskingToLeave: Bool {
    interfaceInquiry.isAsking || super.isAskingToLeave || stateSource?.inquiry.isAsking == true
  }

  /// Replaces the current interface.
  ///
  /// A request for the interface that is shown or pending does not change anything. Leave guards are asked before
  /// anything is covered or dismissed: those in the current interface, and those in the view controllers that are
  /// dismissed with it. The root of a ``RootController`` refuses another interface than that of the state.
  ///
  /// - Parameters:
  ///   - interface: The outermost view controller of the interface. It must not be a child of another container.
  ///   - configuration: The configuration of the change. The default is a configuration with default values.
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func setInterface(
    _ interface: UIViewController, configuration: RootConfiguration = RootConfiguration(), animated: Bool = true,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    let request = TransitionRequest(of: stage, in: interfaceInquiry.order, completion: completion)
    show(interface, configuration: configuration, animated: animated, willBegin: nil, for: request)
    return request
  }

  /// Shows the first interface of the state that this root represents.
  func showInterfaceOfState(_ interface: UIViewController) {
    show(
      interface, configuration: RootConfiguration(), animated: false, willBegin: nil, isOfState: true,
      for: TransitionRequest(of: stage, in: interfaceInquiry.order, completion: nil))
  }

  /// Replaces the current interface, and calls a closure immediately before it changes.
  ///
  /// - Parameters:
  ///   - interface: The outermost view controller of the interface. It must not be a child of another container.
  ///   - configuration: The configuration of the change. The default is a configuration with default values.
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - willBegin: A closure that is called after presented view controllers are dismissed, immediately before the
  ///     interface changes. It is not called if the interface does not change.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func setInterface(
    _ interface: UIViewController, configuration: RootConfiguration = RootConfiguration(), animated: Bool = true,
    willBegin: @escaping () -> Void, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    let request = TransitionRequest(of: stage, in: interfaceInquiry.order, completion: completion)
    show(interface, configuration: configuration, animated: animated, willBegin: { _ in willBegin() }, for: request)
    return request
  }

  private func show(
    _ interface: UIViewController, configuration: RootConfiguration, animated: Bool,
    willBegin: ((_ isAnimated: Bool) -> Void)?, isOfState: Bool = false, for request: TransitionRequest
  ) {
    guard containment.hasHost else { return request.end(.cancelled) }
    LeaveGuards.evaluated {
      process(
        interface, configuration: configuration, animated: animated, willBegin: willBegin, isOfState: isOfState,
        for: request)
    }
  }

  private func process(
    _ interface: UIViewController, configuration: RootConfiguration, animated: Bool,
    willBegin: ((_ isAnimated: Bool) -> Void)?, isOfState: Bool, for request: TransitionRequest
  ) {
    // What the states show is reported by the object that determines them.
    if !isOfState { request.report = report(on: interface, animated: animated && configuration.isAnimated) }
    if !isOfState, interface !== interfaceViewController, childrenFollowState { return request.refuse(refusalOfList) }
    if let refusal = refusal(of: interface, configuration) { return request.refuse(refusal) }
    let verdict = LeaveVerdict(on: controllersLeft(for: interface, configuration), for: request)
    // A request made by the code that ran above is newer.
    guard request.isNewest else { return request.end(.superseded) }
    let leaving = { [weak self] in self?.controllersLeft(for: interface, configuration) ?? [] }
    interfaceInquiry.process(verdict, of: leaving, for: request) { [weak self] in
      guard let self else { return request.end(.cancelled) }
      // A request for the interface that is shown does not change anything.
      let presented = interface === interfaceViewController ? presenter?.declared : nil
      take(
        RootContent(interface: interface, presented: presented), configuration: configuration, animated: animated,
        willBegin: willBegin, for: request)
    }
    EventCenter.deliver()
  }

  private func report(on interface: UIViewController, animated: Bool) -> RequestReport? {
    RequestReport(
      in: stage,
      .init(
        from: EventName.of([interfaceViewController].compactMap { $0 }), to: [EventName.of(interface)],
        isAnimated: animated))
  }

  /// Returns the part of a request for several windows that concerns this one.
  func makePart(
    of request: TransitionRequest, completion: @escaping (TransitionOutcome) -> Void
  ) -> TransitionRequest {
    TransitionRequest(partOf: request, of: stage, in: interfaceInquiry.order, completion: completion)
  }

  /// Takes a request whose leave guards were asked.
  func take(
    _ content: RootContent, configuration: RootConfiguration, animated: Bool,
    willBegin: ((_ isAnimated: Bool) -> Void)?, for request: TransitionRequest
  ) {
    interfaceInquiry.close()
    // The interface can have become invalid while the answer was pending.
    if let refusal = refusal(of: content, configuration) { return request.refuse(refusal) }
    interpreter.request(content, configuration: configuration, animated: animated, willBegin: willBegin, for: request)
  }

  /// Returns the view controllers whose leave guards must approve the change.
  func controllersLeft(
    for interface: UIViewController?, _ configuration: RootConfiguration
  ) -> [UIViewController] {
    // During clearing, the leave guards have already approved the change. An interface that is requested again is not
    // removed.
    guard !interpreter.isClearing, interface == nil || interface !== interfaceViewController else { return [] }
    let presented =
      configuration.dismissesPresentedViewControllerOnTransition
      ? PresentedControllers.all(from: stage) : presentedByState
    return presented + viewControllers.filter { $0 !== interface }
  }

  // MARK: - Observing Changes

  /// Called when an interface is about to be added.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interface: The new interface.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  open func willShow(_ interface: UIViewController, animated: Bool) {}

  /// Called when a change of the interface is complete.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter interface: The new interface.
  open func didShow(_ interface: UIViewController) {}

  // MARK: - Implementation

  override var childrenFollowState: Bool { containment.hasHost && stateSource != nil }

  /// A Boolean value that is always `true`, because the interface is the only child that is managed.
  override var embedsInFront: Bool { true }

  override var refusalOfList: TransitionRefusal {
    stateSource.map { .interfaceFollowsState(of: $0, in: stage) } ?? super.refusalOfList
  }

  override func stageDidAppear(_ animated: Bool) {
    super.stageDidAppear(animated)
    presenter?.handle(.hostDidAppear)
  }

  override func stageWillDisappear(_ animated: Bool) {
    presenter?.handle(.hostWillDisappear)
    super.stageWillDisappear(animated)
  }

  override func stageDidDisappear(_ animated: Bool) {
    super.stageDidDisappear(animated)
    interpreter.handle(.screenLost)
  }

  /// Returns the reason why an interface or its presentation cannot be shown, or `nil` if both can be.
  func refusal(of content: RootContent, _ configuration: RootConfiguration) -> TransitionRefusal? {
    refusal(of: content.interface, configuration)
      ?? refusal(ofPresenting: content.presented, over: [content.interface])
  }

  /// Returns the reason why an interface cannot be shown, or `nil` if it can be.
  ///
  /// The check precedes every dismissal, so that a request that is refused has not changed anything.
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
        "\(interface) is presented by \(presenter), so \(stage) cannot show it as an interface. Dismiss it first, or set dismissesPresentedViewControllerOnTransition in the configuration."
    )
  }
}
