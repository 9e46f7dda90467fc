public import UIKit

/// A tab bar controller with a tab for each of some states.
///
/// ```swift
/// final class HomeController: StateTabBarController<Section> {
///   override func viewController(for section: Section) -> UIViewController { … }
///   override func tabBarItem(for section: Section) -> UITabBarItem { … }
/// }
/// let home = HomeController(states: Section.allCases, initialState: .today)
/// home.transition(to: .settings, animated: true)
/// ```
///
/// The controller that represents a state is made when its tab is first shown. Until then, and afterwards around it, there is
/// a light container, which is what UIKit's `viewControllers` are; ``loadedViewController(for:)`` gives what is inside.
///
/// ``state`` follows taps as well as code. The app may have a `delegate` of its own, which is asked before anything else;
/// reading the property gives an object that stands for it.
///
/// Tabs that the app adds by `viewControllers` take part. They have no state, so that ``state`` is nil while one is selected.
open class StateTabBarController<State: Hashable>: UITabBarController, TabBarEvents {
  let interpreter = TabInterpreter<State>()
  private let proxy = TabBarDelegateProxy()
  let listeners = StateListeners<State?>()
  let followers = ModelFollowers()
  private let content: ((State) -> UIViewController)?
  private var containers: [State: TabContentController] = [:]
  typealias Identity = StateIdentity<State>
  /// The states by the containers, which is how UIKit's tabs are told: at each look, and so without going through all.
  private var containedStates: [ObjectIdentifier: Identity] = [:]
  /// Whether the tab that is being tapped was selected before.
  private var isTapOnSelected = false

  // MARK: - Creating a State Tab Bar Controller

  /// Creates a controller for a subclass that says what represents each state.
  ///
  /// - Parameters:
  ///   - states: The states that have a tab, in the order of the tabs.
  ///   - initialState: The state that is selected at first; the first one unless given.
  public init(states: [State], initialState: State? = nil) {
    content = nil
    super.init(nibName: nil, bundle: nil)
    start(with: states, initialState)
  }

  /// Creates a controller that asks a closure for the controller of each state.
  ///
  /// The item of a tab is then that of ``tabBarItem(for:)``.
  public init(states: [State], initialState: State? = nil, content: @escaping (State) -> UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    start(with: states, initialState)
  }

  /// Creates a controller from a storyboard. Its tabs have no states until ``setStates(_:animated:)`` is called.
  public required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
    interpreter.attach(to: self)
    proxy.events = self
    super.delegate = proxy
  }

  private func start(with states: [State], _ initialState: State?) {
    proxy.events = self
    super.delegate = proxy
    interpreter.attach(to: self)
    interpreter.isStarting = true
    setStates(states, animated: false)
    if let initialState, initialState != state { transition(to: initialState, animated: false, completion: nil) }
    interpreter.isStarting = false
  }

  deinit { Teardown.perform { [interpreter] in interpreter.hostGoesAway() } }

  // MARK: - The States

  /// The states that have a tab, in the order of the tabs.
  public var states: [State] { installedIdentities.map(\.state) }

  /// The state that is selected, or will be when a running transition is over; nil if the selected tab has none.
  public var state: State? {
    interpreter.look()
    return interpreter.machine.target?.state
  }

  /// Whether the selection is changing.
  public var isTransitioning: Bool {
    interpreter.look()
    return !interpreter.machine.isAtRest
  }

  /// Gives each of these states a tab, in this order. States that have one keep it, with its controller.
  ///
  /// If the selected state is not among them, UIKit selects the tab in its place, or the first one. No state may be listed
  /// twice: that is refused with a message.
  public func setStates(_ newStates: [State], animated: Bool) {
    var seen: Set<State> = []
    for state in newStates where !seen.insert(state).inserted {
      let report = RequestReport(
        in: self,
        .init(
          from: states.map { EventName.of(state: $0) }, to: newStates.map { EventName.of(state: $0) },
          isAnimated: animated))
      return Diagnostics.refuse(
        TransitionRefusal(
          reason: .stateIsListedTwice,
          description: "\(state) is listed twice for \(self), but a state has one tab. List it once."),
        telling: report.reporting(nil))
    }
    // Hashing states and making items runs code of the app, so that the new tabs are made aside.
    var (newContainers, newIdentities): ([State: TabContentController], [ObjectIdentifier: Identity]) = ([:], [:])
    for state in newStates {
      let container = containers[state] ?? makeContainer(for: state)
      newIdentities[ObjectIdentifier(container)] = containedStates[ObjectIdentifier(container)] ?? Identity(state)
      newContainers[state] = container
    }
    let old = exchange(&containers, with: newContainers)
    let oldIdentities = exchange(&containedStates, with: newIdentities)
    setViewControllers(newStates.compactMap { newContainers[$0] }, animated: animated)
    for (state, container) in old where containers[state] == nil { container.unload() }
    withExtendedLifetime(oldIdentities) {}
  }

  private func makeContainer(for state: State) -> TabContentController {
    TabContentController(item: tabBarItem(for: state)) { [weak self] in
      self?.viewController(for: state) ?? UIViewController()
    }
  }

  /// Whether a request waits for the answer of what is inside the selected tab; see ``LeaveGuarding``.
  public var isAskingToLeave: Bool { interpreter.isAsking }

  // MARK: - What Represents a State

  /// The controller that represents a state, asked for when its tab is first shown.
  open func viewController(for state: State) -> UIViewController {
    guard let content else {
      misuse(
        "\(type(of: self)) must override viewController(for:), or be made with a content closure (asked for \(state))")
    }
    return content(state)
  }

  /// The item in the bar, asked for when the state gets its tab. By default it has the state's description for a title.
  ///
  /// The controller that represents the state has the same item, so that it can set a badge.
  open func tabBarItem(for state: State) -> UITabBarItem { UITabBarItem(title: "\(state)", image: nil, tag: 0) }

  /// The controller that represents a state, if it has been made.
  public func loadedViewController(for state: State) -> UIViewController? { containers[state]?.content }

  // MARK: - Going to a State

  /// Selects the tab of a state. Going to the one that is selected, or on its way, changes nothing.
  ///
  /// - Parameters:
  ///   - newState: A state that has a tab. Another one is refused.
  ///   - animated: Whether the transition of ``transition(from:to:)`` is played, if there is one.
  ///   - completion: Called exactly once, with what became of the request.
  public func transition(to newState: State, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    guard states.contains(newState) else {
      let report = interpreter.report(on: newState, isAnimated: animated)
      Diagnostics.refuse(unknown(newState), telling: report.reporting(completion))
      return
    }
    ask(for: newState, animated: animated, completion: completion)
  }

  /// - Parameter verdict: What those say who are asked whether they may be left, if they have been asked already.
  func ask(
    for newState: State, animated: Bool, verdict: LeaveVerdict? = nil, completion: ((TransitionOutcome) -> Void)?
  ) {
    guard let identity = identity(of: containers[newState]) else { return completion?(.cancelled) ?? () }
    interpreter.ask(for: identity, animated: animated, verdict: verdict, completion: completion)
  }

  /// Selects the tab of a state. Going to the one that is selected, or on its way, changes nothing.
  public func transition(to newState: State, animated: Bool) {
    transition(to: newState, animated: animated, completion: nil)
  }

  /// Selects the tab of a state, and returns when it is shown or the request has come to another end.
  @discardableResult
  public func transition(to newState: State, animated: Bool) async -> TransitionOutcome {
    await .awaiting { transition(to: newState, animated: animated, completion: $0) }
  }

  /// How one tab gives way to another, also when tapped. By default there is no transition.
  ///
  /// An animator that the app's delegate provides comes first.
  open func transition(from oldState: State, to newState: State) -> ContainerTransition? { nil }

  /// Whether a state that was saved may be gone to now, when the user comes back. By default it may.
  ///
  /// A state that has no tab is left out without being asked about; see ``StateRestoration``.
  open func canRestore(_ state: State) -> Bool { true }

  // MARK: - Observing the Tabs

  /// Whether the user may select a tab by tapping it. By default he may. The app's delegate is asked before.
  open func shouldSelect(_ state: State) -> Bool { true }

  /// The user has tapped the tab that is selected. By default a navigation stack in it is led back to its root.
  open func didReselect(_ state: State) { containers[state]?.popToRoot() }

  /// The state has changed, whoever changed it. For subclasses; the default does nothing.
  open func didChangeState(from oldState: State?, to newState: State?) {}

  /// Tells everybody that the state has changed.
  func tell(_ oldState: State?, _ newState: State?) {
    listeners.tell(newState)
    didChangeState(from: oldState, to: newState)
  }

  // MARK: - UIKit's Own Ways

  open override weak var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set {
      proxy.appDelegate = newValue === proxy ? nil : newValue
      // UIKit looks once at what a delegate implements.
      super.delegate = nil
      super.delegate = proxy
    }
  }

  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      if !interpreter.isCalling, let state = identity(of: newValue) {
        return interpreter.ask(for: state, animated: true, completion: nil)
      }
      interpreter.call { super.selectedViewController = newValue }
      interpreter.look(mayEnd: true)
    }
  }

  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      let controllers = super.viewControllers ?? []
      if !interpreter.isCalling, controllers.indices.contains(newValue), let state = identity(of: controllers[newValue])
      {
        return interpreter.ask(for: state, animated: true, completion: nil)
      }
      interpreter.call { super.selectedIndex = newValue }
      interpreter.look(mayEnd: true)
    }
  }

  open override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    interpreter.call { super.setViewControllers(viewControllers, animated: animated) }
    interpreter.look(mayEnd: true)
  }

  // MARK: - For the Interpreter

  func container(for state: State) -> TabContentController? { containers[state] }

  func unknown(_ state: State) -> TransitionRefusal {
    TransitionRefusal(
      reason: .unknownState,
      description: "\(state) has no tab in \(self), which has \(states). Give it one with setStates(_:animated:).")
  }

  var installedIdentities: [Identity] { (super.viewControllers ?? []).compactMap { identity(of: $0) } }
  var installedIdentity: Identity? { identity(of: super.selectedViewController) }

  func select(_ identity: Identity) {
    guard let container = containers[identity.state] else { return }
    super.selectedViewController = container
  }

  private func identity(of viewController: UIViewController?) -> Identity? {
    viewController.flatMap { containedStates[ObjectIdentifier($0)] }
  }

  private func state(of viewController: UIViewController) -> State? { identity(of: viewController)?.state }

  func shouldSelect(_ viewController: UIViewController) -> Bool {
    isTapOnSelected = viewController === super.selectedViewController
    guard let identity = identity(of: viewController) else { return true }
    return shouldSelect(identity.state) && interpreter.mayTap(identity)
  }

  func didSelect(_ viewController: UIViewController) {
    let isAgain = isTapOnSelected
    isTapOnSelected = false
    interpreter.look(mayEnd: true)
    if isAgain, let state = state(of: viewController) { didReselect(state) }
  }

  func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard interpreter.isAnimated else { return nil }
    return motion(from: state(of: from), to: state(of: to)).map { TabTransitionAnimator($0) }
  }

  /// What is played between two tabs; nil if nothing is.
  func motion(from oldState: State?, to newState: State?) -> ContainerTransition? {
    guard let oldState, let newState, let transition = transition(from: oldState, to: newState)?.adapted() else {
      return nil
    }
    return transition.isAnimated ? transition : nil
  }

  // MARK: - Occasions to Look

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    interpreter.look(mayEnd: true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    interpreter.isOnScreen = true
    super.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interpreter.look(mayEnd: true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    interpreter.isOnScreen = false
    interpreter.look(mayEnd: true)
  }
}
