import UIKit

/// A page view controller P on screen, with the pages A, B, C … of a book, and a log of all callbacks of its
/// controllers, its data source and its delegate.
@MainActor
final class PageStage {
  let stage: Stage
  let log: CallbackLog
  let pages: RecordingPages
  let book: Book
  private(set) var window: UIWindow?

  /// - Parameter first: The page that is set before the controller is shown.
  init(
    _ names: String..., first: String? = "A", recording callbacks: Set<Callback> = .appearance,
    style: UIPageViewController.TransitionStyle = .scroll,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, isShown: Bool = true
  ) async throws {
    stage = try await Stage.open()
    log = CallbackLog(callbacks)
    book = Book(names.map { [log] in RecordingViewController($0, log) }, log)
    pages = RecordingPages(transitionStyle: style, navigationOrientation: orientation, options: options)
    pages.log = log
    pages.title = "P"
    pages.dataSource = book
    pages.delegate = book
    if let first { pages.setViewControllers([book[first]], direction: .forward, animated: false, completion: nil) }
    if isShown {
      window = await stage.show(pages)
      _ = log.take()
    }
  }

  var shown: [String] { (pages.viewControllers ?? []).map { $0.title ?? "" } }

  func set(
    _ name: String, _ direction: UIPageViewController.NavigationDirection = .forward, animated: Bool
  ) {
    pages.setViewControllers([book[name]], direction: direction, animated: animated) { [log] in
      log.note("completion(\($0))")
    }
  }
}

/// A page view controller that records its own callbacks, before it forwards them.
final class RecordingPages: UIPageViewController {
  var log = CallbackLog.off()
  var onViewDidLoad: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note(.viewDidLoad, of: "P")
    onViewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    log.note(.viewWillAppear, of: "P", "(\(animated))")
    super.viewWillAppear(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    log.note(.viewDidAppear, of: "P", "(\(animated))")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    log.note(.viewWillDisappear, of: "P", "(\(animated))")
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    log.note(.viewDidDisappear, of: "P", "(\(animated))")
    super.viewDidDisappear(animated)
  }
}

/// Pages in a row.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var pages: [RecordingViewController]
  private let log: CallbackLog
  var notesQuestions = false
  var notesTurning = true
  /// The locations of the spine by orientation.
  var spines: [UIInterfaceOrientation: UIPageViewController.SpineLocation] = [:]
  /// The pages that are set when the spine is located.
  var pagesOfSpine: ((UIPageViewController.SpineLocation) -> [UIViewController])?

  init(_ pages: [RecordingViewController], _ log: CallbackLog) {
    self.pages = pages
    self.log = log
  }

  subscript(name: String) -> RecordingViewController {
    pages.first { $0.title == name } ?? RecordingViewController(name, log)
  }

  private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + distance) else {
      return nil
    }
    return pages[index + distance]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    if notesQuestions { log.note("before(\(viewController.title ?? ""))") }
    return page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    if notesQuestions { log.note("after(\(viewController.title ?? ""))") }
    return page(1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    if notesTurning { log.note("willTransition(\(names(pendingViewControllers)))") }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard notesTurning else { return }
    log.note("didFinish(\(finished), \(names(previousViewControllers)), \(completed))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    let spine = spines[orientation] ?? pageViewController.spineLocation
    if let pages = pagesOfSpine?(spine) {
      pageViewController.setViewControllers(pages, direction: .forward, animated: true)
    }
    return spine
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { $0.title ?? "" }.joined(separator: ",")
  }
}
