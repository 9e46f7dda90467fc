import UIKit

/// A container view controller that is written according to UIKit's documentation, without the library.
///
/// A child is added with `addChild(_:)`, `addSubview(_:)`, and `didMove(toParent:)`, and removed with
/// `willMove(toParent: nil)`, `removeFromSuperview()`, and `removeFromParent()`. If one child replaces another with an
/// animation, `transition(from:to:duration:options:animations:completion:)` replaces the views; if there are several,
/// `UIView.animate` does. A child of both states remains in place. UIKit sends the appearance callbacks.
class RecipeContainer: UIViewController {
  private struct Request {
    let state: Int
    let animated: Bool
    let completion: (Bool) -> Void
  }

  /// The animations of children.
  enum Motion { case dissolve, slide, flip }

  private(set) var state = 0
  private(set) var shown: [UIViewController] = []
  var motion = Motion.dissolve

  private let content: (Int) -> [UIViewController]
  private let waits: Bool
  private var isTransitioning = false
  private var waiting: Request?

  /// Creates a container that shows the first state when its view is loaded.
  ///
  /// - Parameters:
  ///   - waits: A Boolean value that indicates whether a request during a transition waits for the end of the
  ///     transition. Of several requests, the newest waits.
  ///   - content: Creates the view controllers for a state, the lowest child first.
  init(waits: Bool, content: @escaping (Int) -> [UIViewController]) {
    self.waits = waits
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    isTransitioning = true
    shown = content(state)
    for child in shown {
      addChild(child)
      place(child)
      child.didMove(toParent: self)
    }
    endTransition()
  }

  /// Shows the view controllers for a state.
  ///
  /// - Parameter completion: Called with `true` when they are shown, or with `false` if a newer request came first.
  func show(_ state: Int, animated: Bool, completion: @escaping (Bool) -> Void) {
    if waits, isTransitioning {
      let older = waiting
      waiting = Request(state: state, animated: animated, completion: completion)
      older?.completion(false)
      return
    }
    guard state != self.state else { return completion(true) }
    guard isViewLoaded else {
      self.state = state
      return completion(true)
    }
    isTransitioning = true
    change(to: state, animated: animated) { [self] in
      endTransition()
      completion(true)
    }
  }

  private func endTransition() {
    isTransitioning = false
    guard let next = waiting else { return }
    waiting = nil
    show(next.state, animated: next.animated, completion: next.completion)
  }

  // MARK: - The Recipe

  private func change(to newState: Int, animated: Bool, completion: @escaping () -> Void) {
    let new = content(newState)
    let old = shown
    let entering = new.filter { !old.contains($0) }
    let leaving = old.filter { !new.contains($0) }
    state = newState
    shown = new
    for child in leaving { child.willMove(toParent: nil) }
    for child in entering { addChild(child) }
    let finish = { [self] in
      for child in leaving {
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      for child in entering { child.didMove(toParent: self) }
      completion()
    }
    // An animation outside a window is not visible.
    guard animated, view.window != nil else {
      for child in new { place(child) }
      return finish()
    }
    if let from = leaving.first, let to = entering.first, new.count == 1, old.count == 1, canSwap(from, to) {
      swap(from, to, completion: finish)
    } else {
      animate(entering, leaving, completion: finish)
    }
  }

  /// Returns whether UIKit would not raise an exception, which it does if a change in between has removed a child.
  private func canSwap(_ from: UIViewController, _ to: UIViewController) -> Bool {
    // A callback of the child may make such a change.
    to.loadViewIfNeeded()
    return from.parent === self && to.parent === self && from.viewIfLoaded?.superview === view
  }

  private func swap(_ from: UIViewController, _ to: UIViewController, completion: @escaping () -> Void) {
    to.view.frame = view.bounds
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if motion != .flip { prepare(to) }
    transition(
      from: from, to: to, duration: 0.3, options: motion == .flip ? .transitionFlipFromLeft : [],
      animations: { Self.settle(to) }
    ) { _ in
      completion()
    }
  }

  private func animate(
    _ entering: [UIViewController], _ leaving: [UIViewController], completion: @escaping () -> Void
  ) {
    for child in shown { place(child) }
    for child in entering { prepare(child) }
    UIView.animate(withDuration: 0.3) {
      for child in entering { Self.settle(child) }
      for child in leaving { child.view.alpha = 0 }
    } completion: { _ in
      // A child may be shown again.
      for child in leaving { child.view.alpha = 1 }
      completion()
    }
  }

  /// Adds a child's view on top, with the size of the container.
  private func place(_ child: UIViewController) {
    guard child.view.superview !== view else { return view.bringSubviewToFront(child.view) }
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }

  private func prepare(_ child: UIViewController) {
    switch motion {
    case .dissolve, .flip: child.view.alpha = 0
    case .slide: child.view.transform = CGAffineTransform(translationX: view.bounds.width, y: 0)
    }
  }

  private static func settle(_ child: UIViewController) {
    child.view.alpha = 1
    child.view.transform = .identity
  }
}
