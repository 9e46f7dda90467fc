import Stateroom
import UIKit

#if canImport(Combine)
  import Combine
#endif

#if canImport(Combine)
  @MainActor
  final class Model: ObservableObject {
    @Published var phase = Phase.signIn
    @Published var path = [Page.shelf]
    @Published var section = Section.today
  }

  @MainActor let session = Model()
  @MainActor let router = Model()
#endif

enum Phase: Hashable { case signIn, home }
enum Page: Hashable { case shelf, book(Int) }
enum Section: Hashable, CaseIterable { case today, library }

@MainActor let root = StateViewController(initialState: Phase.signIn) { _ in UIViewController() }
@MainActor let books = StateNavigationController(initialState: Page.shelf) { _ in UIViewController() }
@MainActor let tabs = StateTabBarController(states: Section.allCases) { _ in UIViewController() }
@MainActor let roots = RootController(initialState: Phase.signIn) { _ in UIViewController() }
