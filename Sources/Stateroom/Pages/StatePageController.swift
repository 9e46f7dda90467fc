public import UIKit

/// A state container whose states are pages that the user turns by swiping.
///
/// ```swift
/// final class TourController: StatePageController<Step> {
///   override func viewController(for step: Step) -> UIViewController { … }
///   override func didFinishPages() { … }
/// }
/// let tour = TourController(pages: [.welcome, .permissions, .done])
/// nextButton.addAction(UIAction { _ in tour.goForward() }, for: .primaryActionTriggered)
/// ```
///
/// Use a page controller for an onboarding or a tour. It has all features of a ``StateViewController``: you can
/// transition to any page, and a swipe is an interactive transition, which other requests can safely supersede. Pages
/// are ordered in reading direction, that is, from right to left in a right-to-left layout.
open class StatePageController<Page: Equatable>: StateViewController<Page> {
  private var givenPages: [Page]?
  private let turner = PageTurner()
  /// The origin and the destination of the newest transition.
  private var passage: (from: Page?, to: Page?) = (nil, nil)

  // MARK: - Creating a Page Controller

  /// Creates a page controller that shows the first page.
  ///
  /// Use this initializer for a subclass that provides the view controller of each page.
  ///
  /// - Parameter pages: The pages in their order. There must be at least one, and each is used once.
  public init(pages: [Page]) {
    givenPages = Self.checked(pages)
    super.init(initialState: pages[0])
  }

  /// Creates a page controller that shows the first page, and whose controllers come from a closure.
  ///
  /// - Parameters:
  ///   - pages: The pages in their order. There must be at least one, and each is used once.
  ///   - content: A closure that returns the view controller of a page.
  public init(pages: [Page], content: @escaping (Page) -> UIViewController) {
    givenPages = Self.checked(pages)
    super.init(initialState: pages[0], content: content)
  }

  /// Creates a page controller from a storyboard.
  ///
  /// A subclass provides the pages in ``loadPages()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func checked(_ pages: [Page]) -> [Page] {
    expect(!pages.isEmpty, "\(self) must have at least one page")
    var distinct: [Page] = []
    for page in pages {
      guard distinct.contains(page) else {
        distinct.append(page)
        continue
      }
      Diagnostics.report(
        TransitionRefusal(
          reason: .stateIsListedTwice,
          description:
            "The page \(page) of \(self) is listed twice, and is used once. Give equal pages different values."),
        of: nil)
    }
    return distinct
  }

  // MARK: - Pages

  /// The pages in their order.
  ///
  /// There must be at least one page. If you set pages without the one that is shown, the page that has its index, or
  /// the last page, replaces it without an animation. If a leave guard does not allow that, the page stays, and
  /// ``pageIndex`` is `nil`.
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
      transition(to: page, animated: false, completion: Diagnostics.reportUnreceived)
    }
  }

  /// Returns the pages of a controller that was created from a storyboard.
  ///
  /// The method is called once. The default implementation stops with an error, so that a subclass without initial
  /// pages must override it.
  ///
  /// - Returns: At least one page.
  open func loadPages() -> [Page] {
    misuse("\(type(of: self)) was created without pages. Override loadPages(), or use init(pages:)")
  }

  /// The index of the page that is shown or requested.
  ///
  /// The value is `nil` if ``StateViewController/state`` is not one of ``pages``.
  public var pageIndex: Int? { order.index(of: state) }

  private var order: PageOrder<Page> { PageOrder(pages: pages) { self.isSameState($0, $1) } }

  open override func loadAppearanceState() -> Page {
    hasDeterminedState ? super.loadAppearanceState() : pages[0]
  }

  // MARK: - Turning Pages

  /// Transitions to the next page.
  ///
  /// On the last page, the method calls ``didFinishPages()`` instead, and the request is completed. While the turn to
  /// the last page is running, the request joins it, so that a double tap does not finish pages that the user has not
  /// seen. While the state is not one of ``pages``, the request is refused.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func goForward(animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    let request = makeRequest(completion)
    LeaveGuards.evaluated { goForward(animated: animated, for: request) }
    return request
  }

  private func goForward(animated: Bool, for request: TransitionRequest) {
    let page = order.page(1, from: state)
    // A request that the code above has made is newer.
    if !request.isNewest {
      request.end(.superseded)
    } else if let page {
      transition(to: page, animated: animated, for: request)
    } else if pageIndex == nil {
      refuse(
        request, animated: animated, .unknownState,
        "The state \(state) is not one of the pages of \(self), so that no page follows it. Request one of the pages.")
    } else if isTransitioning, !containment.machine.isReturning {
      // The user has not seen the last page yet, and tapped the button of the one before again.
      transition(to: state, animated: animated, for: request)
    } else {
      didFinishPages()
      request.end(.completed)
    }
  }

  /// Transitions to the previous page.
  ///
  /// On the first page, the request is refused.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func goBack(animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    let request = makeRequest(completion)
    LeaveGuards.evaluated { goBack(animated: animated, for: request) }
    return request
  }

  private func goBack(animated: Bool, for request: TransitionRequest) {
    let page = order.page(-1, from: state)
    // A request that the code above has made is newer.
    if !request.isNewest {
      request.end(.superseded)
    } else if let page {
      transition(to: page, animated: animated, for: request)
    } else {
      refuse(
        request, animated: animated, .noPageBefore,
        "There is no page before \(state) in \(self). Check pageIndex first, or hide the back button.")
    }
  }

  override func refusalOfOpening(_ state: Page) -> TransitionRefusal? {
    guard order.index(of: state) == nil else { return nil }
    return TransitionRefusal(
      reason: .unknownState,
      description:
        "The state \(state) is not one of the pages of \(self). Open one of the pages, or add the page to them first.")
  }

  /// Refuses a request for a page that does not exist.
  private func refuse(
    _ request: TransitionRequest, animated: Bool, _ reason: TransitionRefusal.Reason, _ description: String
  ) {
    request.report = RequestReport(in: self, .init(from: [name(of: state)], to: [], isAnimated: animated))
    request.refuse(TransitionRefusal(reason: reason, description: description))
  }

  /// Called when the next page is requested on the last page.
  ///
  /// The default implementation does nothing.
  open func didFinishPages() {}

  /// Returns the transition between two pages.
  ///
  /// The default implementation returns a slide in the direction of their order.
  ///
  /// - Parameters:
  ///   - oldPage: The page that is shown.
  ///   - newPage: The page to show.
  open override func preferredTransition(from oldPage: Page, to newPage: Page) -> ContainerTransition {
    guard let isForward = order.isForward(from: oldPage, to: newPage) else { return .dissolve }
    return .slide(from: isForward == isLeftToRight ? .right : .left)
  }

  var isLeftToRight: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection != .rightToLeft }

  // MARK: - Swiping

  /// A Boolean value that indicates whether the user can turn pages by swiping.
  ///
  /// The default is `true`.
  public var isSwipeEnabled = true {
    didSet { turner.recognizer.isEnabled = isSwipeEnabled }
  }

  /// Returns whether a swipe may begin a transition to a page.
  ///
  /// The method is called once for each swipe that would begin a transition, before the transition begins. A swipe that
  /// interrupts a running turn begins none. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - page: The page that is shown.
  ///   - nextPage: The next or previous page.
  open func shouldSwipe(from page: Page, to nextPage: Page) -> Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    turner.pages = self
    view.addGestureRecognizer(turner.recognizer)
  }

  private func neighbor(_ isForward: Bool) -> Page? { order.page(isForward ? 1 : -1, from: state) }

  override func willPerform(_ request: RequestID?, animated: Bool) {
    let next = (passage.to, state)
    exchange(&passage, with: next)
    super.willPerform(request, animated: animated)
  }
}

extension StatePageController: PageTurning {
  var isTurningForward: Bool {
    guard let old = passage.from, let new = passage.to else { return true }
    return order.isForward(from: old, to: new) ?? true
  }

  func canTurn(_ isForward: Bool) -> Bool { neighbor(isForward).map { shouldSwipe(from: state, to: $0) } ?? false }

  func beginTurn(_ isForward: Bool) -> InteractiveTransition? {
    neighbor(isForward).flatMap { beginInteractiveTransition(to: $0) }
  }
}
