public import UIKit

/// A state container whose states are pages in an order, which the user turns with a finger: an onboarding, a tour.
///
/// ```swift
/// final class TourController: StatePageController<Step> {
///   override func childViewController(for step: Step) -> UIViewController { … }
///   override func didFinishPages() { … }
/// }
/// let tour = TourController(pages: [.welcome, .permissions, .done])
/// nextButton.addAction(UIAction { _ in tour.goForward(animated: true) }, for: .primaryActionTriggered)
/// ```
///
/// It is a ``StateViewController`` in everything: a page may be gone to directly, and a swipe is one of its interactive
/// transitions, which other requests overtake safely. Pages lie in reading direction, from right to left where one reads so.
open class StatePageController<Page: Equatable>: StateViewController<Page> {
  private var givenPages: [Page]?
  private let turner = PageTurner()
  /// Where the newest transition came from and led to.
  private var passage: (from: Page?, to: Page?) = (nil, nil)

  // MARK: - Creating a Page Controller

  /// Creates a controller for a subclass that says what represents each page. It begins with the first one.
  public init(pages: [Page]) {
    givenPages = Self.checked(pages)
    super.init(initialState: pages[0])
  }

  /// Creates a controller that asks a closure for the controller of each page. It begins with the first one.
  public init(pages: [Page], content: @escaping (Page) -> UIViewController) {
    givenPages = Self.checked(pages)
    super.init(initialState: pages[0], content: content)
  }

  /// Creates a controller from a storyboard. A subclass tells the pages in ``loadPages()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func checked(_ pages: [Page]) -> [Page] {
    expect(!pages.isEmpty, "\(self) must have at least one page")
    return pages
  }

  // MARK: - The Pages

  /// The pages in their order, at least one.
  ///
  /// When the page that is shown is not among new ones, the one in its place is shown instead, without an animation.
  public var pages: [Page] {
    get {
      if let givenPages { return givenPages }
      let pages = Self.checked(loadPages())
      givenPages = pages
      return pages
    }
    set {
      let oldIndex = pageIndex ?? 0
      exchange(&givenPages, with: Self.checked(newValue))
      guard hasDeterminedState, pageIndex == nil, let page = order.replacement(forPageAt: oldIndex) else { return }
      transition(to: page, animated: false, completion: nil)
    }
  }

  /// The pages of a controller that was made from a storyboard, asked for once.
  open func loadPages() -> [Page] {
    misuse("\(type(of: self)) was made without pages: override loadPages(), or use init(pages:)")
  }

  /// The place of the page that is shown, or on its way; nil if ``StateViewController/state`` is none of ``pages``.
  public var pageIndex: Int? { order.index(of: state) }

  private var order: PageOrder<Page> { PageOrder(pages: pages) { self.isSameState($0, $1) } }

  open override func loadAppearanceState() -> Page {
    hasDeterminedState ? super.loadAppearanceState() : pages[0]
  }

  // MARK: - Turning Pages

  /// Goes to the next page. From the last one, ``didFinishPages()`` is called instead.
  public func goForward(animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let age = requestAge
    let page = order.page(1, from: state)
    // What was asked for by the code that was run above is newer.
    guard age == requestAge else { return completion?(.superseded) ?? () }
    if let page {
      return transition(to: page, animated: animated, completion: completion)
    }
    didFinishPages()
    completion?(.completed)
  }

  /// Goes to the next page. From the last one, ``didFinishPages()`` is called instead.
  public func goForward(animated: Bool) { goForward(animated: animated, completion: nil) }

  /// Goes to the next page, and returns when it is shown or the request has come to another end.
  @discardableResult
  public func goForward(animated: Bool) async -> TransitionOutcome {
    await .awaiting { goForward(animated: animated, completion: $0) }
  }

  /// Goes to the page before. From the first one, this is refused.
  public func goBack(animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let age = requestAge
    let page = order.page(-1, from: state)
    // What was asked for by the code that was run above is newer.
    guard age == requestAge else { return completion?(.superseded) ?? () }
    if let page {
      return transition(to: page, animated: animated, completion: completion)
    }
    let refusal = TransitionRefusal(
      reason: .noPageBefore,
      description: "There is no page before \(state) in \(self). Look at pageIndex first, or hide the way back.")
    let report = RequestReport(in: self, .init(from: [name(of: state)], to: [], isAnimated: animated))
    Diagnostics.refuse(refusal, telling: report.reporting(completion))
  }

  /// Goes to the page before. From the first one, this is refused.
  public func goBack(animated: Bool) { goBack(animated: animated, completion: nil) }

  /// Goes to the page before, and returns when it is shown or the request has come to another end.
  @discardableResult
  public func goBack(animated: Bool) async -> TransitionOutcome {
    await .awaiting { goBack(animated: animated, completion: $0) }
  }

  /// The user wants to go on from the last page. For subclasses; the default does nothing.
  open func didFinishPages() {}

  /// How one page gives way to another: by default they slide, in the direction of their order.
  open override func transition(from oldPage: Page, to newPage: Page) -> ContainerTransition {
    guard let leadsOn = order.leadsOn(from: oldPage, to: newPage) else { return .dissolve }
    return .slide(from: leadsOn == isLeftToRight ? .right : .left)
  }

  private var isLeftToRight: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection != .rightToLeft }

  // MARK: - Swiping

  /// Whether a finger turns pages; true unless set.
  public var isSwipeEnabled = true {
    didSet { turner.recognizer.isEnabled = isSwipeEnabled }
  }

  /// Whether a finger may turn this page, asked before it moves anything. By default it may.
  open func allowsSwipe(from page: Page, to nextPage: Page) -> Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    turner.isLeftToRight = { [weak self] in self?.isLeftToRight ?? true }
    turner.catchPage = { [weak self] in self?.catchPage() }
    turner.beginTurn = { [weak self] in self?.beginTurn($0) }
    view.addGestureRecognizer(turner.recognizer)
  }

  private func beginTurn(_ leadsOn: Bool) -> InteractiveTransition? {
    guard let page = order.page(leadsOn ? 1 : -1, from: state), allowsSwipe(from: state, to: page) else { return nil }
    return beginInteractiveTransition(to: page)
  }

  private func catchPage() -> PageTurner.Grip? {
    guard isSwipeEnabled, let transition = catchRunningTransition() else { return nil }
    guard let old = passage.from, let new = passage.to else { return .init(transition: transition, leadsOn: true) }
    return .init(transition: transition, leadsOn: order.leadsOn(from: old, to: new) ?? true)
  }

  override func willPerform(_ request: RequestID?, animated: Bool) {
    let next = (passage.to, state)
    exchange(&passage, with: next)
    super.willPerform(request, animated: animated)
  }
}
