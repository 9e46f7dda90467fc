import Stateroom
import UIKit

/// A page of a library, over which a sheet or an alert may be presented.
enum Volume: Hashable, Codable, Sendable {
  case shelf, book(Int)
  /// The page of a book with a sheet over it.
  case lending(Int)
  /// A page of its own with a sheet over it.
  case scanner
  case deleting(Int)

  var presents: Bool {
    switch self {
    case .shelf, .book: false
    case .lending, .scanner, .deleting: true
    }
  }
}

/// A stack whose states present something.
final class LibraryController: StateNavigationController<Volume> {
  final class BookPage: UIViewController {
    init(_ number: Int) {
      super.init(nibName: nil, bundle: nil)
      title = "book \(number)"
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }
  }

  private(set) var log: [[Volume]] = []
  /// The states for which a view controller to present was requested.
  private(set) var asked: [Volume] = []
  var style = UIModalPresentationStyle.automatic
  var makeSheet: () -> UIViewController = { UIViewController() }
  var makePage: () -> UIViewController = { UIViewController() }
  /// The stack that the alert's button requests, if any.
  var choice: [Volume]?
  var isDismissalForbidden = false

  override func viewController(for state: Volume) -> UIViewController {
    switch state {
    case .shelf, .scanner: return makePage()
    case .book(let number): return page(of: number, in: [.lending(number), .deleting(number)])
    case .lending(let number), .deleting(let number): return page(of: number, in: [.book(number)])
    }
  }

  private func page(of number: Int, in states: [Volume]) -> UIViewController {
    states.lazy.compactMap { self.loadedViewController(for: $0) }.first ?? BookPage(number)
  }

  override func presentedViewController(for state: Volume) -> UIViewController? {
    asked.append(state)
    switch state {
    case .shelf, .book: return nil
    case .lending, .scanner:
      let sheet = makeSheet()
      sheet.title = "\(state)"
      sheet.modalPresentationStyle = style
      return sheet
    case .deleting:
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
          guard let self, let choice else { return }
          setStack(choice, animated: true)
        })
      return alert
    }
  }

  override func shouldPop(from stackedState: Volume, to newState: Volume) -> Bool {
    switch (stackedState, newState) {
    case (.book(let one), .lending(let other)), (.book(let one), .deleting(let other)): one == other
    default: stackedState == newState
    }
  }

  override func stackAfterDismissal(of states: [Volume]) -> [Volume]? {
    isDismissalForbidden ? nil : super.stackAfterDismissal(of: states)
  }

  override func didChangeStack(from oldStates: [Volume], to newStates: [Volume]) { log.append(newStates) }

  /// The title of what UIKit presents over the stack, or of the alert.
  var shown: String? { presentedViewController.map { ($0 as? UIAlertController)?.title ?? $0.title ?? "?" } }
}
