import Foundation
import Simulator
import Stateroom
import Testing
import UIKit

// The examples of the articles on deep links and on restoration, so that they compile and do what they say.

private enum AppPhase: Hashable, Codable { case welcome, home }
private enum AppSection: Hashable, Codable, CaseIterable { case today, library }
private enum AppPage: Hashable, Codable { case shelf, book(Int) }

private final class PhaseController: StateViewController<AppPhase> {
  override func viewController(for phase: AppPhase) -> UIViewController {
    switch phase {
    case .welcome: UIViewController()
    case .home: SectionController(states: AppSection.allCases)
    }
  }
}

private final class SectionController: StateTabBarController<AppSection> {
  override func viewController(for section: AppSection) -> UIViewController {
    switch section {
    case .today: UIViewController()
    case .library: BooksController(initialState: .shelf)
    }
  }
}

private final class BooksController: StateNavigationController<AppPage> {
  static var library: Set<Int> = [7, 8]
  override func viewController(for page: AppPage) -> UIViewController { UIViewController() }
  override func canRestore(_ page: AppPage) -> Bool {
    if case .book(let id) = page { Self.library.contains(id) } else { true }
  }
}

private func path(to bookID: Int) -> StatePath {
  StatePath(AppPhase.home)
    .then(AppSection.library)
    .then(stack: [AppPage.shelf, .book(bookID)])
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let store = MemoryStore()
  static var reports: [StateRestorationReport] = []
  var window: UIWindow?
  let root = PhaseController(initialState: .welcome)
  private(set) var restoration: StateRestoration?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let restoration = StateRestoration(
      version: 3, name: session.persistentIdentifier, store: Self.store, maximumAge: 7 * 24 * 60 * 60)
    self.restoration = restoration
    Self.reports.append(restoration.restore(root, from: session.stateRestorationActivity))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    let links = options.urlContexts.map(\.url) + options.userActivities.compactMap(\.webpageURL)
    if let url = links.first { open(url, animated: false) }
  }

  func open(_ url: URL, animated: Bool) {
    guard let bookID = Int(url.lastPathComponent) else { return }
    root.open(path(to: bookID), animated: animated)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let context = URLContexts.first { open(context.url, animated: true) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    restoration?.userActivity(ofType: "com.example.books.place", for: root)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let url = userActivity.webpageURL { open(url, animated: true) }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

@MainActor
struct PlaceArticleTests {
  @Test func `A link leads to a book, and the user returns to it after the scene was disconnected`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    SceneDelegate.reports = []
    SceneDelegate.store.entries = [:]
    simulator.launch(AppDelegate.self)
    await simulator.advance(by: .milliseconds(100))
    let link = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    link.webpageURL = URL(string: "https://example.com/books/7")
    let delegate = try #require(simulator.scene.delegate as? SceneDelegate)
    simulator.continue(link)
    await simulator.advance(by: .seconds(1))
    #expect(books(in: delegate)?.states == [.shelf, .book(7)])

    simulator.sendToBackground()
    let session = simulator.disconnect(simulator.scene)
    let scene = simulator.reconnect(session)
    await simulator.advance(by: .milliseconds(100))
    let next = try #require(scene.delegate as? SceneDelegate)
    #expect(next !== delegate)
    #expect(books(in: next)?.states == [.shelf, .book(7)])
    #expect(next.restoration?.isOnTrial == true)
    #expect(SceneDelegate.reports.map(\.result) == [.nothingSaved, .applied])
  }

  @Test func `An app is launched for a URL, and opens another one when it returns to the foreground`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    SceneDelegate.reports = []
    SceneDelegate.store.entries = [:]
    simulator.launch(AppDelegate.self, opening: try #require(URL(string: "books://book/7")))
    let delegate = try #require(simulator.scene.delegate as? SceneDelegate)
    // Immediately, and without a transition.
    #expect(books(in: delegate)?.states == [.shelf, .book(7)])
    #expect(books(in: delegate)?.topViewController?.viewIfLoaded?.window != nil)
    simulator.sendToBackground()
    simulator.open(try #require(URL(string: "books://book/8")))
    await simulator.settle()
    #expect(books(in: delegate)?.states == [.shelf, .book(8)])
  }

  private func books(in delegate: SceneDelegate) -> BooksController? {
    let sections = delegate.root.viewControllers.first as? SectionController
    return sections?.loadedViewController(for: .library) as? BooksController
  }

  @Test func `An older archive is migrated`() {
    let store = MemoryStore()
    let root = PhaseController(initialState: .welcome)
    root.open(path(to: 7), animated: false, completion: nil)
    StateRestoration(version: 2, store: store).save(root)
    let restoration = StateRestoration(version: 3, store: store) { archive in
      guard archive.version == 2 else { return nil }
      var archive = archive
      archive.nodes.removeLast()
      return archive
    }
    let other = PhaseController(initialState: .welcome)
    #expect(restoration.restore(other).result == .applied)
    #expect(other.state == .welcome)
  }
}
