import Stateroom
import UIKit

/// A container in place of a container of the library.
@MainActor
protocol Substitute: Member {
  var book: ContentBook { get }
  /// The state that is shown, or that was requested before the view was loaded.
  var shownState: Int { get }
  /// The view controllers that are shown, the lowest child first.
  var shownChildren: [UIViewController] { get }
  /// The view that contains the children's views.
  var childrenView: UIView { get }

  func setMotion(_ number: Int)
  func show(_ state: Int, animated: Bool, completion: @escaping (TransitionOutcome) -> Void)
}

/// A substitute that is written without the library.
final class RecipeSubstitute: RecipeContainer, Substitute {
  let card: Card
  let book: ContentBook

  init(_ card: Card, _ book: ContentBook, waits: Bool) {
    self.card = card
    self.book = book
    super.init(waits: waits) { [weak card] state in card.map { book.make(state, in: $0) } ?? [] }
  }

  var shownState: Int { state }
  var shownChildren: [UIViewController] { shown }
  var childrenView: UIView { view }

  func setMotion(_ number: Int) { motion = [.dissolve, .slide, .flip][number % 3] }

  func show(_ state: Int, animated: Bool, completion: @escaping (TransitionOutcome) -> Void) {
    show(state, animated: animated) { (isShown: Bool) in completion(isShown ? .completed : .superseded) }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    card.moved(to: parent)
  }
}

/// A substitute that is a container of the library.
final class ControlSubstitute: StateViewController<Piece>, Substitute {
  let card: Card
  let book: ContentBook
  private var motion = ContainerTransition.dissolve

  init(_ card: Card, _ book: ContentBook) {
    self.card = card
    self.book = book
    super.init(initialState: Piece(number: 0))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  var shownState: Int { state.number }
  var shownChildren: [UIViewController] { viewControllers }
  var childrenView: UIView { contentView }

  override func viewControllers(for state: Piece) -> [UIViewController] { book.make(state.number, in: card) }
  override func preferredTransition(from oldState: Piece, to newState: Piece) -> ContainerTransition { motion }

  func setMotion(_ number: Int) { motion = [.dissolve, .slide(from: .right), .flip][number % 3] }

  func show(_ state: Int, animated: Bool, completion: @escaping (TransitionOutcome) -> Void) {
    transition(to: Piece(number: state), animated: animated, completion: completion)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    card.moved(to: parent)
  }
}
