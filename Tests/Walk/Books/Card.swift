import UIKit

/// The books' record of a view controller: its identity, the state it was created for, and its last reported parent.
@MainActor
final class Card {
  /// A number of its own, in the order of creation. The root controller, which is no view controller, has number 0.
  let number: Int
  let kind: Nest.Kind
  let depth: Int
  /// The container that it was made for, and the state.
  let maker: Int
  let state: Int?
  /// Whether the state presents the controller.
  let isPresented: Bool
  weak var controller: (any Member)?
  /// The parent by the last `didMove(toParent:)`.
  private(set) weak var parent: UIViewController?

  init(number: Int, kind: Nest.Kind, depth: Int, maker: Int, state: Int?, isPresented: Bool = false) {
    self.number = number
    self.kind = kind
    self.depth = depth
    self.maker = maker
    self.state = state
    self.isPresented = isPresented
  }

  var name: String { "\(kind)#\(number)" + (state.map { " (state \($0) of #\(maker))" } ?? "") }

  func moved(to parent: UIViewController?) { self.parent = parent }
}

/// A view controller of an episode.
@MainActor
protocol Member: UIViewController {
  var card: Card { get }
}

/// A container whose states may present something.
@MainActor
protocol PresentingMember: Member {
  /// The state whose presentation is shown, or `nil` if there is none.
  var presentingState: Int? { get }
  /// Returns whether the container retains what it presents for a state.
  func mayPresent(_ state: Int) -> Bool
}
