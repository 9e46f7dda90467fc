import Observation
import Stateroom
import UIKit

enum Phase: Hashable { case splash, signIn, home }
enum Page: Hashable { case shelf, book(Int) }
enum Section: Hashable, CaseIterable { case today, library }

@MainActor @Observable
final class Library {
  var path = [Page.shelf]
  var section = Section.today
}

struct Analytics {
  func show(_ phase: Phase) {}
}

@MainActor let analytics = Analytics()
@MainActor let root = StateViewController(initialState: Phase.splash) { _ in UIViewController() }
@MainActor let session = Session()
@MainActor let library = Library()
@MainActor let books = StateNavigationController(initialState: Page.shelf) { _ in UIViewController() }
@MainActor let home = StateTabBarController(states: Section.allCases) { _ in UIViewController() }
