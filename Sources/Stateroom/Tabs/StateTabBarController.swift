public import UIKit

/// A tab bar controller with a tab for each of its states.
///
/// ```swift
/// final class HomeController: StateTabBarController<Section> {
///   override func viewController(for section: Section) -> UIViewController { … }
///   override func tabBarItem(for section: Section) -> UITabBarItem { … }
/// }
/// let home = HomeController(states: Section.allCases, initialState: .today)
/// home.transition(to: .settings)
/// ```
///
/// The view controller that represents a state is created when its tab is first shown, and is an element of
/// `viewControllers` from then on. Before that, `viewControllers` contains a placeholder with the item of the tab.
///
/// ``state`` changes when the user taps a tab and when code selects one. The app may set a `delegate`, which is called
/// before the controller's own methods. Reading the `delegate` property returns an object that forwards to it.
///
/// The app may add other tabs to `viewControllers`. They have no state, so ``state`` is `nil` while one of them is
/// selected, or UIKit's list of the tabs that do not fit in the bar. They remain when other states are set, and are
/// selected and left like the tabs of states: before another tab is selected, by the user, by a request, or by the app
/// with UIKit's properties, the leave guards in the selected tab are asked.
open class StateTabBarController<State: Hashable>: UITabBarController, TabBarEvents {
  let interpreter = TabInterpreter<State>()
  private let proxy = TabBarDelegateProxy()
  let listeners = StateListeners<State?>()
  let followers = ModelFollowers()
  private let content: ((State) -> UIViewController)?
  private let item: ((State) -> UITabBarItem)?
  /// The tabs, in the order of their states.
  ///
  /// Searching a list whose type is not generic is faster than a dictionary of states.
  final var stateTabs: [StateTab] = []
  /// A Boolean value that indicates whether the controller has appeared and shows the selected tab.
  ///
  /// It does not depend on the view, which UIKit loads in the initializer of a tab bar controller.
  private(set) final var showsTabs = false
  /// The requests for lists of tabs, which are independent of those for the selection.
  let lists = LeaveInquiry()
  /// A Boolean value that indicates whether the tapped tab was already selected.
  final var isTapOnSelected = false

  // MARK: - Creating a State Tab Bar Controller

  /// Creates a controller for a subclass that returns the view controller of each state.
  ///
  /// - Parameters:
  ///   - states: The states that have a tab, in the order of the tabs.
  ///   - initialState: The state that is selected initially. The default is the first state.
  public init(states: [State], initialState: State? = nil) {
    (content, item) = (nil, nil)
    super.init(nibName: nil, bundle: nil)
    start(with: states, initialState)
  }

  /// Creates a controller with closures that return the view controller and the item of each state.
  ///
  /// ```swift
  /// let home = StateTabBarController(states: ["Today", "Library"]) { name in
  ///   UITabBarItem(title: name, image: UIImage(named: name), tag: 0)
  /// } content: { _ in
  ///   UINavigationController(rootViewController: UITableViewController(style: .insetGrouped))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - states: The states that have a tab, in the order of the tabs.
  ///   - initialState: The state that is selected initially. The default is the first state.
  ///   - item: A closure that returns the item of a state's tab, or `nil` for the default of ``tabBarItem(for:)``.
  ///   - content: A closure that returns the view controller of a state.
  public init(
    states: [State], initialState: State? = nil, item: ((State) -> UITabBarItem)? = nil,
    content: @escaping (State) -> UIViewController
  ) {
    (self.content, self.item) = (content, item)
    super.init(nibName: nil, bundle: nil)
    start(with: states, initialState)
  }

  /// Creates a controller from a storyboard or a nib file.
  ///
  /// The tabs of the storyboard have no states. Add tabs with states by ``setStates(_:animated:completion:)``.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    (content, item) = (nil, nil)
    super.init(coder: coder)
    interpreter.attach(to: self)
    proxy.events = self
    super.delegate = proxy
  }

  private func start(with states: [State], _ initialState: State?) {
    proxy.events = self
    super.delegate = proxy
    interpreter.attach(to: self)
    interpreter.start {
      // The first tab does not count as selected if another one is selected initially.
      interpreter.adopt { setInitialStates(states, selecting: initialState) }
      if let initialState, initialState != state { transition(to: initialState, animated: false) }
    }
  }

  deinit {
    Teardown.perform { [interpreter, lists] in
      lists.cancel()
      interpreter.hostIsDeallocated()
    }
  }

  // MARK: - The States

  /// The state that is selected, or will be selected when a running transition is over.
  ///
  /// The value is `nil` if the selected tab has no state. If you set this property to a state, its tab is selected
  /// without an animation. The value `nil` is refused, with a message.
  public var state: State? {
    get {
      interpreter.synchronize()
      return interpreter.machine.target?.state?.state(as: State.self)
    }
    set {
      guard let newValue else {
        return Diagnostics.report(
          TransitionRefusal(
            reason: .unknownState,
            description:
              "nil has no tab in \(self). Set one of \(states), or select another tab by its view controller."),
          of: self)
      }
      transition(to: newValue, animated: false, completion: Diagnostics.reportUnreceived)
    }
  }

  /// A Boolean value that indicates whether the selection is changing.
  public var isTransitioning: Bool {
    interpreter.synchronize()
    return !interpreter.machine.isAtRest
  }

  /// A Boolean value that indicates whether a request waits for the answer of a leave guard.
  ///
  /// The leave guard is inside the selected tab, or inside a tab that a new list of states removes; see
  /// ``LeaveGuarding``.
  public var isAskingToLeave: Bool { interpreter.inquiry.isAsking || lists.isAsking }

  // MARK: - The Content of a State

  /// Returns the view controller that represents a state.
  ///
  /// The method is called when the tab of the state is first shown. The default implementation calls the closure that
  /// was passed to the initializer.
  ///
  /// - Parameter state: The state.
  open func viewController(for state: State) -> UIViewController {
    guard let content else {
      misuse(
        "\(type(of: self)) must override viewController(for:), or be created with a content closure (requested state: \(state))"
      )
    }
    return content(state)
  }

  /// Returns the tab bar item of a state.
  ///
  /// The method is called when the state receives its tab. The view controller that represents the state has the same
  /// item, so that it can set a badge. An item that the view controller has set in its initializer is replaced.
  ///
  /// The default implementation calls the closure that was passed to the initializer. Without one, it returns an item
  /// with the state's description as its title, and the tab has the view controller's own item as soon as the view
  /// controller was created. The state's description remains the title if that item has neither a title nor an image.
  ///
  /// - Parameter state: The state.
  open func tabBarItem(for state: State) -> UITabBarItem {
    item?(state) ?? StateNameItem(title: "\(state)", image: nil, tag: 0)
  }

  /// Returns the view controller that represents a state, if it has been created.
  ///
  /// - Parameter state: The state.
  /// - Returns: The view controller, or `nil` if it has not been created or the state has no tab.
  public func loadedViewController(for state: State) -> UIViewController? { tab(of: state)?.content }

  // MARK: - The Presentation of a State

  /// Returns the view controller that is presented over the tab bar controller while a state is selected.
  ///
  /// The method is called when the state is selected, by code or by the user. The view controller is presented when the
  /// change of the tab is complete, and dismissed when another tab is selected. A request is complete when the
  /// presentation is. See <doc:Presentations>.
  ///
  /// When the user dismisses the view controller, the state of ``stateAfterDismissal(of:)`` is selected. The default
  /// implementation returns `nil`: nothing is presented.
  ///
  /// - Parameter state: The state.
  open func presentedViewController(for state: State) -> UIViewController? { nil }

  /// Returns the state that is selected when the user dismisses the presentation of a state.
  ///
  /// The method is called for every dismissal that the tab bar controller does not perform: a pull, a tap next to the
  /// content, the button of an alert, or a call of `dismiss(animated:completion:)`.
  ///
  /// The default implementation returns the last state before this one that presented nothing, if it has a tab. If the
  /// value is `nil`, the user cannot dismiss the view controller by a gesture, and it is presented again if it was
  /// dismissed otherwise.
  ///
  /// - Parameter state: The state whose view controller is dismissed.
  open func stateAfterDismissal(of state: State) -> State? { stateBeforePresentation(of: state) }

  // MARK: - Changing the State

  /// Selects the tab of a state.
  ///
  /// A request for the state that is selected or pending does not change anything.
  ///
  /// - Parameters:
  ///   - newState: A state that has a tab. A request for another state is refused.
  ///   - animated: A Boolean value that indicates whether the transition of ``preferredTransition(from:to:)`` is
  ///     played. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func transition(
    to newState: State, animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    let request = interpreter.makeRequest(completion)
    LeaveGuards.evaluated {
      do throws(TransitionRefusal) {
        guard let identity = installedIdentity(of: newState) else { throw unknown(newState) }
        interpreter.ask(try change(to: identity), animated: animated, for: request)
      } catch {
        request.report = interpreter.report(on: [EventName.of(state: newState)], isAnimated: animated)
        request.refuse(error)
      }
    }
    return request
  }

  /// Returns the transition from one tab to another.
  ///
  /// The default implementation returns `nil`, which means no transition.
  ///
  /// The transition is also played when the user taps a tab. An animator that the app's delegate returns takes
  /// precedence.
  ///
  /// - Parameters:
  ///   - oldState: The state whose tab is left.
  ///   - newState: The state whose tab is shown.
  open func preferredTransition(from oldState: State, to newState: State) -> ContainerTransition? { nil }

  /// Returns whether a saved state may be restored now.
  ///
  /// The default implementation returns `true`.
  ///
  /// The method is not called for a state without a tab, which is left out. See ``StateRestoration``.
  ///
  /// - Parameter state: The saved state.
  open func canRestore(_ state: State) -> Bool { true }

  // MARK: - Observing the Tabs

  /// Returns whether the user may select a tab by tapping it.
  ///
  /// The default implementation returns `true`.
  ///
  /// The app's delegate is asked first.
  ///
  /// - Parameter state: The state of the tab.
  open func shouldSelect(_ state: State) -> Bool { true }

  /// Called when the user taps the tab that is already selected.
  ///
  /// UIKit pops a navigation controller that represents the state to its root. The default implementation does the same
  /// for one that is a child of the view controller that represents the state.
  ///
  /// - Parameter state: The state of the tab.
  open func didReselect(_ state: State) { tab(of: state)?.popToRoot() }

  /// Called when the state has changed, by code or by the user.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - oldState: The state that was selected before, or `nil` if the tab had no state.
  ///   - newState: The state that is selected, or `nil` if the tab has no state.
  open func didChangeState(from oldState: State?, to newState: State?) {}

  /// Reports a change of the state to all observers.
  func announceChange(_ oldState: State?, _ newState: State?) {
    listeners.notify(newState)
    didChangeState(from: oldState, to: newState)
  }

  // MARK: - UITabBarController

  /// The app's delegate, which is called before the controller's own methods.
  ///
  /// Reading the property returns an object that forwards to the delegate.
  open override weak var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set {
      proxy.appDelegate = newValue === proxy ? nil : newValue
      // UIKit determines which methods a delegate implements when the delegate is set, so the proxy is set again.
      super.delegate = nil
      super.delegate = proxy
    }
  }

  /// The view controller of the selected tab.
  ///
  /// Setting the view controller of a tab with a state has the effect of ``transition(to:animated:completion:)`` with
  /// an animation. Setting that of another tab is a request in the same way: the leave guards inside the selected tab
  /// are asked first.
  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      if !interpreter.isCalling, let newValue, let tab = tabToSelect(newValue) {
        requestSelection(of: tab, completion: Diagnostics.reportUnreceived)
      } else {
        interpreter.adopt { super.selectedViewController = newValue }
      }
    }
  }

  /// The index of the selected tab.
  ///
  /// Setting the index has the effect of setting ``selectedViewController``.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      let controllers = super.viewControllers ?? []
      if !interpreter.isCalling, controllers.indices.contains(newValue) {
        requestSelection(of: tabIdentity(of: controllers[newValue]), completion: Diagnostics.reportUnreceived)
      } else {
        interpreter.adopt { super.selectedIndex = newValue }
      }
    }
  }

  /// The view controllers of the tabs.
  ///
  /// A state is represented by a placeholder until its tab is first shown. The app can add the view controllers of
  /// other tabs. If the new list removes tabs, the leave guards of their view controllers are asked first.
  open override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the view controllers of the tabs.
  ///
  /// To set tabs with states, use ``setStates(_:animated:completion:)``. The leave guards of the view controllers whose
  /// tabs are removed are asked first; see ``LeaveGuarding``.
  ///
  /// - Parameters:
  ///   - viewControllers: The view controllers of the tabs.
  ///   - animated: A Boolean value that indicates whether the change of the tab bar is animated.
  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    // The leave guards were asked already, or UIKit sets the tabs of a storyboard during the initialization.
    guard !interpreter.isCalling, interpreter.container != nil else {
      viewControllers?.forEach(ContainmentInterpreter.sendOwedCallbacks)
      return interpreter.adopt { super.setViewControllers(viewControllers, animated: animated) }
    }
    requestList(viewControllers, animated: animated)
  }

  // MARK: - Updating

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    interpreter.synchronize(mayEnd: true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    interpreter.hostWillAppear()
    showsTabs = true
    installSelected()
    super.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interpreter.hostDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    interpreter.hostWillDisappear()
    super.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    interpreter.hostDidDisappear()
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { interpreter.hostWasRemoved() }
  }
}
