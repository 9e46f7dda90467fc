// The names of an app in the documentation comments of the library.

import Observation
import Stateroom
import UIKit

enum Phase: Hashable { case splash, signIn, home, menu, list, loading }
enum Section: Hashable, CaseIterable { case today, library, settings }
enum Page: Hashable { case shelf, book(Int), chapter(Int) }
enum Step: Equatable { case welcome, permissions, done }

enum Session: Equatable {
  case signedOut
  case signedIn(User)
}

struct User: Equatable {}

@MainActor @Observable
final class Library {
  var path = [Page.shelf]
  var phase = Phase.splash
}

/// A service or a view that shows what a container does.
@MainActor
struct Display {
  func show(_ phase: Phase) {}
  func show(_ section: Section?) {}
  func show(_ pages: [Page]) {}
}

final class OnboardingViewController: UIViewController {}
final class MainViewController: UIViewController {}
final class SignInViewController: UIViewController {}

final class HomeViewController: UIViewController {
  convenience init(_ user: User) { self.init() }
}

extension EditorViewController {
  var hasChanges: Bool { true }
}

final class Interfaces: AppControllerInterfaceProviding {
  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController { SignInViewController() }
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController { HomeViewController() }
}

final class CardFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) { context.completeTransition(true) }
}

@MainActor let analytics = Display()
@MainActor let breadcrumbs = Display()
@MainActor let root = RootViewController(initialState: .splash)
@MainActor let books = BooksController(initialState: .shelf)
@MainActor let home = HomeController(states: Section.allCases)
@MainActor let library = Library()
@MainActor let session = Library()
@MainActor let user = User()
@MainActor let container = ContainerViewController()
@MainActor let details = UIViewController()
@MainActor let navigation = UINavigationController()
@MainActor let window = UIWindow()
@MainActor let view = UIView()
@MainActor let cell = UITableViewCell()
@MainActor let nextButton = UIButton()
@MainActor let spinner = UIActivityIndicatorView()
@MainActor let pan = UIPanGestureRecognizer()
@MainActor var transition: InteractiveTransition?
