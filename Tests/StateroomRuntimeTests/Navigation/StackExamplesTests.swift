import Simulator
import Stateroom
import Testing
import UIKit

/// The examples of the articles on navigation, tabs and pages.
@MainActor
struct StackExamplesTests {
  private enum Page: Hashable { case shelf, book(Int), chapter(Int) }

  private final class BooksController: StateNavigationController<Page> {
    override func viewController(for page: Page) -> UIViewController {
      switch page {
      case .shelf: ShelfViewController()
      case .book(let id): BookViewController(id)
      case .chapter(let number): ChapterViewController(number)
      }
    }
  }

  private enum Section: Hashable, CaseIterable { case today, library, settings }

  private final class HomeController: StateTabBarController<Section> {
    override func viewController(for section: Section) -> UIViewController {
      switch section {
      case .today: TodayViewController()
      case .library: UINavigationController(rootViewController: LibraryViewController())
      case .settings: SettingsViewController()
      }
    }

    override func tabBarItem(for section: Section) -> UITabBarItem {
      UITabBarItem(title: "\(section)", image: nil, tag: 0)
    }
  }

  private enum Step: Equatable { case welcome, permissions, done }

  private final class TourController: StatePageController<Step> {
    override func viewController(for step: Step) -> UIViewController {
      switch step {
      case .welcome: WelcomeViewController { [weak self] in self?.goForward(animated: true) }
      case .permissions: PermissionsViewController()
      case .done: DoneViewController()
      }
    }

    override func didFinishPages() { dismiss(animated: true) }
  }

  private final class ShelfViewController: UIViewController {}
  private final class TodayViewController: UIViewController {}
  private final class LibraryViewController: UIViewController {}
  private final class SettingsViewController: UIViewController {}
  private final class PermissionsViewController: UIViewController {}
  private final class DoneViewController: UIViewController {}
  private class NumberedViewController: UIViewController {
    init(_ number: Int) {
      super.init(nibName: nil, bundle: nil)
      title = "\(number)"
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
  private final class BookViewController: NumberedViewController {}
  private final class ChapterViewController: NumberedViewController {}
  private final class WelcomeViewController: UIViewController {
    let onNext: () -> Void
    init(onNext: @escaping () -> Void) {
      self.onNext = onNext
      super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  @Test func `Navigating by states`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let books = BooksController(initialState: .shelf)
    simulator.show(books)
    go(books)
    #expect(books.states == [.shelf, .book(7), .chapter(2)])
  }

  private func go(_ books: BooksController) {
    books.transition(to: .book(7), animated: true)
    books.setStack([.shelf, .book(7), .chapter(2)], animated: true)
  }

  @Test func `Tabs for states`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let home = HomeController(states: Section.allCases, initialState: .today)
    simulator.show(home)
    #expect(await home.transition(to: .settings, animated: true).outcome == .completed)
    #expect(home.state == .settings)
    #expect(home.loadedViewController(for: .library) == nil)
  }

  @Test func `Turning pages`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let tour = TourController(pages: [.welcome, .permissions, .done])
    simulator.show(tour)
    try #require(tour.children.first as? WelcomeViewController).onNext()
    #expect(tour.state == .permissions)
  }
}
