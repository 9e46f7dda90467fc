public import UIKit

/// Decides by a state which interface the app's windows show.
///
/// Where ``StateViewController`` shows a part of the screen for a state, this shows a whole interface at the root of a
/// window, and what was presented over the old one goes with it:
///
/// ```swift
/// let session = RootController(initialState: Session.signedOut) { session in
///   switch session {
///   case .signedOut: SignInViewController()
///   case .signedIn(let user): HomeViewController(user)
///   }
/// }
/// session.install(in: window)
/// session.transition(to: .signedIn(user))
/// ```
///
/// It may be installed in any number of windows, of one scene or of several. Each has a permanent root of its own, a
/// ``RootContainerViewController``, and gets an interface of its own; the state is one for all. The app keeps the
/// controller, the windows keep their roots; a window that goes away takes its root with it.
@preconcurrency @MainActor
open class RootController<State> {
  private struct Installation {
    weak var window: UIWindow?
    weak var root: RootContainerViewController?
    /// The interface of the newest state, until the root has been given it.
    var assigned: UIViewController?
  }

  private let content: ((State) -> UIViewController)?
  private var stateStorage: State?
  /// The state that was shown when the last switch was over.
  private var settledState: State?
  private var installations: [Installation] = []
  let inquiry = LeaveInquiry()
  let listeners = StateListeners<State>()
  let followers = ModelFollowers()
  /// How many requests were taken. Who finds it changed after having run user code is not the newest any more.
  private(set) var takenRequests = 0
  /// The newest of the requests that brought other interfaces. Those that ask for the same again are parts of it.
  private var assignment = 0

  /// How interfaces are exchanged, unless ``configuration(for:traitCollection:)`` says something else.
  public var configuration: RootConfiguration

  // MARK: - Creating a Root Controller

  /// Creates a controller for a subclass that says what belongs to each state.
  public init(initialState: State, configuration: RootConfiguration = RootConfiguration()) {
    stateStorage = initialState
    settledState = initialState
    content = nil
    self.configuration = configuration
  }

  /// Creates a controller for a subclass that also tells the first state, in ``loadInitialState()``.
  public init(configuration: RootConfiguration = RootConfiguration()) {
    content = nil
    self.configuration = configuration
  }

  /// Creates a controller that asks a closure for the interface of each state.
  public init(
    initialState: State, configuration: RootConfiguration = RootConfiguration(),
    content: @escaping (State) -> UIViewController
  ) {
    stateStorage = initialState
    settledState = initialState
    self.content = content
    self.configuration = configuration
  }

  deinit { Teardown.perform { [inquiry] in inquiry.cancel() } }

  // MARK: - The State

  /// The state of the newest request, whether its interfaces are there or on their way.
  public var state: State {
    if let stateStorage { return stateStorage }
    let state = loadInitialState()
    exchange(&stateStorage, with: state)
    exchange(&settledState, with: state)
    return state
  }

  /// The first state, if none was given. Asked once, when it is needed.
  open func loadInitialState() -> State {
    misuse("\(type(of: self)) was made without a state: override loadInitialState() to tell the first one")
  }

  /// Whether two states are the same to the user. By default states that are equal, and none if they cannot be compared.
  open func isSameState(_ one: State, _ other: State) -> Bool { StateEquality.areEqual(one, other) }

  /// Whether a state that was saved may be gone to now, when the user comes back. By default it may; see
  /// ``StateRestoration``.
  open func canRestore(_ state: State) -> Bool { true }

  // MARK: - What Belongs to a State

  /// The interface of a state, for one window. It is asked for once for each window.
  open func interfaceViewController(for state: State) -> UIViewController {
    guard let content else {
      misuse(
        "\(type(of: self)) must override interfaceViewController(for:), or be made with a content closure (asked for \(state))"
      )
    }
    return content(state)
  }

  /// How the interface of a state comes, in a window with these traits.
  open func configuration(for state: State, traitCollection: UITraitCollection) -> RootConfiguration { configuration }

  /// A root for a window. By default a plain one.
  open func makeRootViewController() -> RootContainerViewController { RootContainerViewController() }

  // MARK: - Installing

  /// The roots of the windows that the controller is installed in.
  public var rootViewControllers: [RootContainerViewController] { installations.compactMap(\.root) }

  /// Makes a root of its own the window's, with the interface of the present state. The window is not made visible.
  ///
  /// Installing once more in the same window changes nothing.
  public func install(in window: UIWindow) {
    forgetClosedWindows()
    guard !installations.contains(where: { $0.window === window && window.rootViewController === $0.root }) else {
      return
    }
    let root = makeRootViewController()
    installations.append(Installation(window: window, root: root))
    let takenBefore = takenRequests
    let interface = interfaceViewController(for: state)
    // What the code above has asked for is newer, and has reached this root already.
    if takenRequests == takenBefore { root.setInterface(interface, animated: false) }
    // What the old root presents would stay in the window without it.
    if let old = window.rootViewController, old.presentedViewController != nil {
      old.dismiss(animated: false, completion: nil)
    }
    window.rootViewController = root
  }

  /// Makes a window of a scene, installs the controller in it and shows it. The caller keeps the window.
  public func install(in windowScene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: windowScene)
    install(in: window)
    window.makeKeyAndVisible()
    return window
  }

  /// Windows that are gone have no say in anything any more.
  private func forgetClosedWindows() {
    let open = installations.filter { $0.root != nil }
    if open.count < installations.count { exchange(&installations, with: open) }
  }

  // MARK: - Going to a State

  /// Goes to a state in every window. Going to the one that is shown, or on its way, changes nothing.
  ///
  /// Whoever is about to be left in one of the windows is asked first; see ``LeaveGuarding``.
  ///
  /// - Parameters:
  ///   - newState: The state whose interfaces are to be shown.
  ///   - animated: False for a switch in one frame.
  ///   - completion: Called exactly once, when all windows are done, with what became of the request.
  public func transition(to newState: State, animated: Bool = true, completion: ((TransitionOutcome) -> Void)?) {
    go(to: newState, animated: animated, willShow: nil, completion: completion)
  }

  /// Goes to a state in every window.
  public func transition(to newState: State, animated: Bool = true) {
    transition(to: newState, animated: animated, completion: nil)
  }

  /// Goes to a state in every window, and returns when all are done.
  @discardableResult
  public func transition(to newState: State, animated: Bool = true) async -> TransitionOutcome {
    await .awaiting { transition(to: newState, animated: animated, completion: $0) }
  }

  // MARK: - Observing Transitions

  /// The interface of a state is about to be put into a window. Not called for the first one of a window.
  open func willShow(_ interface: UIViewController, for state: State) {}

  /// A state is shown in every window. ``state`` may be newer, if something else was asked for meanwhile.
  open func didTransition(from previousState: State, to newState: State) {}

  // MARK: - How It Works

  /// Whether the state is what every window shows, and nothing is on its way.
  func isSettled(at state: State) -> Bool {
    isSameState(self.state, state)
      && !installations.contains { $0.assigned != nil || $0.root?.isSwitchingInterfaces == true }
  }

  /// - Parameter willShow: Called for each window right before its interface is exchanged, besides the hook.
  func go(
    to newState: State, animated: Bool, willShow: ((UIViewController) -> Void)?,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    forgetClosedWindows()
    let age = requestAge
    // All windows are asked before one of them changes.
    let report = self.report(on: newState, animated: animated)
    let completion = report.reporting(completion)
    let verdict = LeaveVerdict(on: controllersLeft(for: newState))
    // What was asked for by the code that was run above is newer.
    guard age == requestAge else { return completion?(.superseded) ?? () }
    report?.heard(verdict)
    inquiry.hear(verdict, completion: completion) { [weak self] in
      self?.take(newState, animated: animated, report: report, willShow: willShow, completion: completion)
    }
    EventCenter.deliver()
  }

  /// Changes when a request is taken, or begins to wait.
  private var requestAge: Int { takenRequests + inquiry.waits }

  /// Those who have a say in whether they are left.
  func controllersLeft(for newState: State) -> [UIViewController] {
    guard !isSameState(state, newState) else { return [] }
    return rootViewControllers.flatMap {
      $0.controllersLeft(for: nil, configuration(for: newState, traitCollection: $0.traitCollection))
    }
  }

  private func take(
    _ newState: State, animated: Bool, report: RequestReport?, willShow: ((UIViewController) -> Void)?,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    let takenBefore = takenRequests
    let roots = rootViewControllers
    let interfaces = interfaces(for: newState, in: roots)
    let refusal = refusal(of: interfaces, for: newState, in: roots)
    // What was asked for by the code that was run above is newer.
    guard takenRequests == takenBefore else {
      completion?(.superseded)
      return
    }
    if let refusal {
      Diagnostics.refuse(refusal, telling: completion)
      return
    }
    take(
      newState, interfaces, in: roots, animated: animated, report: report, willShow: willShow, completion: completion)
  }

  /// Tells that somebody has asked for a state.
  func report(on newState: State, animated: Bool) -> RequestReport? {
    RequestReport(
      in: self,
      .init(from: [EventName.of(state: state)], to: [EventName.of(state: newState)], isAnimated: animated))
  }

  /// Takes a request whose interfaces, one for each root, were made and found to be right.
  ///
  /// - Parameter completion: Told what becomes of the request, and tells the report.
  func take(
    _ newState: State, _ interfaces: [UIViewController], in roots: [RootContainerViewController], animated: Bool,
    report: RequestReport?, willShow: ((UIViewController) -> Void)?, completion: ((TransitionOutcome) -> Void)?
  ) {
    let takenBefore = takenRequests
    let configurations = roots.map { configuration(for: newState, traitCollection: $0.traitCollection) }
    let isNews = !isSameState(state, newState)
    // What was asked for by the code that was run above is newer.
    guard takenRequests == takenBefore else { return completion?(.superseded) ?? () }
    takenRequests += 1
    if isNews { assignment = takenRequests }
    let assignment = assignment
    // All windows have their interface before the first one switches, so that what asks for the same again in the middle of
    // that finds those which are still to come, and not those which are about to go.
    for (root, interface) in zip(roots, interfaces) { assign(interface, to: root) }
    exchange(&stateStorage, with: newState)
    if isNews { listeners.tell(newState) }
    let group = OutcomeGroup(count: roots.count) { [weak self] outcome in
      self?.requestEnded(at: newState, outcome)
      completion?(outcome)
    }
    for (index, root) in roots.enumerated() {
      // User code of the windows before may have asked for something else already.
      guard self.assignment == assignment else {
        group.tell(.superseded)
        continue
      }
      let interface = interfaces[index]
      root.take(
        interface, configuration: configurations[index], animated: animated, report: report,
        willBegin: { [weak self] in
          willShow?(interface)
          self?.willShow(interface, for: newState)
        }, completion: group.tell)
      if self.assignment == assignment { assign(nil, to: root) }
    }
  }

  private func assign(_ interface: UIViewController?, to root: RootContainerViewController) {
    guard let index = installations.firstIndex(where: { $0.root === root }) else { return }
    exchange(&installations[index].assigned, with: interface)
  }

  /// What each window is to show: what it shows already, or is about to, if the state is the same.
  func interfaces(for newState: State, in roots: [RootContainerViewController]) -> [UIViewController] {
    let isSame = isSameState(state, newState)
    let installations = installations
    return roots.map { root in
      if isSame, let interface = installations.first(where: { $0.root === root })?.assigned { return interface }
      if isSame, let interface = root.interfaceViewController { return interface }
      return interfaceViewController(for: newState)
    }
  }

  private func requestEnded(at state: State, _ outcome: TransitionOutcome) {
    guard outcome == .completed else { return }
    let previous = exchange(&settledState, with: state)
    // Who has joined another request, or found what was asked for, has changed nothing.
    guard let previous, !isSameState(previous, state) else { return }
    didTransition(from: previous, to: state)
  }

  /// What is wrong with interfaces, found before any of them is shown, so that all windows switch or none.
  func refusal(
    of interfaces: [UIViewController], for newState: State, in roots: [RootContainerViewController]
  ) -> TransitionRefusal? {
    let configurations = roots.map { configuration(for: newState, traitCollection: $0.traitCollection) }
    var taken: [ObjectIdentifier: RootContainerViewController] = [:]
    for (index, interface) in interfaces.enumerated() {
      if let other = taken.updateValue(roots[index], forKey: ObjectIdentifier(interface)) {
        return TransitionRefusal(
          reason: .childIsListedTwice,
          description:
            "\(interface) is meant for both \(other) and \(roots[index]), but one view can only be in one window. Make another instance of \(type(of: interface)) for each window."
        )
      }
      if let refusal = roots[index].refusal(of: interface, configurations[index]) { return refusal }
    }
    return nil
  }
}
