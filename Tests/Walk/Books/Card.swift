import UIKit

/// The record of a view controller in the books: its identity, the state it was created for, and its last reported
/// parent.
@MainActor
final class Card {
  /// A unique number, in the order of creation. The root controller, which is not a view controller, has the number 0.
  let number: Int
  let kind: Nest.Kind
  let depth: Int
  /// The number of the container for which the view controller was created, and its state.
  let maker: Int
  let state: Int?
  /// A Boolean value that indicates whether the state presents the view controller.
  let isPresented: Bool
  weak var controller: (any Member)?
  /// The parent according to the last `didMove(toParent:)`.
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

/// A container whose states can present a view controller.
@MainActor
protocol PresentingMember: Member {
  /// The state whose presentation is shown, or `nil` if there is none.
  var presentingState: Int? { get }
  /// Returns whether the container retains the presented view controller of a state.
  func mayPresent(_ state: Int) -> Bool
}
