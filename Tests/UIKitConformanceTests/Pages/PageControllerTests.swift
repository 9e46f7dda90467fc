import Testing
import UIKit

/// The changes of a page view controller by code.
@MainActor
struct PageControllerTests {
  // MARK: - Setting

  @Test(.rule("T89"))
  func `A page that is set in viewDidLoad appears immediately, and only once`() async throws {
    let it = try await PageStage("A", first: nil, recording: .lifeCycle, isShown: false)
    it.pages.onViewDidLoad = { [unowned it] in it.set("A", animated: false) }
    _ = await it.stage.show(it.pages)
    #expect(
      it.log.take() == [
        "P.viewDidLoad()", "A.willMove(P)", "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)",
        "A.viewDidAppear(false)", "A.didMove(P)", "completion(true)", "P.viewWillAppear(false)",
        "P.viewDidAppear(false)",
      ])
  }

  @Test(.rule("R136"))
  func `Setting without animation is over when the call returns`() async throws {
    let it = try await PageStage("A", "B", recording: Set<Callback>.containment.union(Set<Callback>.appearance))
    it.set("B", animated: false)
    #expect(it.shown == ["B"])
    let trace = it.log.take()
    #expect(trace.last == "completion(true)")
    #expect(
      trace.filter { $0.hasPrefix("A") } == [
        "A.willMove(nil)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "A.didMove(nil)",
      ])
    #expect(
      trace.filter { $0.hasPrefix("B") } == [
        "B.willMove(P)", "B.viewWillAppear(false)", "B.viewDidAppear(false)", "B.didMove(P)",
      ])
    #expect(it.pages.children == [it.book["B"]])
    #expect(it.book["A"].view.window == nil)
    await it.stage.settle()
    #expect(it.log.take() == [])
  }

  @Test(.rule("R136"))
  func `viewControllers are those that will be seen after the animation`() async throws {
    let it = try await PageStage("A", "B")
    it.set("B", animated: true)
    #expect(it.shown == ["B"])
    await it.stage.advance(by: 0.05)
    #expect(it.book["A"].view.window != nil && it.book["B"].view.window != nil)
    #expect(!it.log.take().contains("completion(true)"))
    await it.stage.settle()
    #expect(it.shown == ["B"])
    #expect(it.log.take().contains("completion(true)"))
    #expect(it.book["A"].view.window == nil)
  }

  /// The order of the two is the same as for a swipe.
  @Test(.rule("R136"))
  func `An animated page sends each controller its own callbacks, once`() async throws {
    let it = try await PageStage("A", "B")
    it.set("B", animated: true)
    await it.stage.settle()
    let trace = it.log.take()
    #expect(trace.filter { $0.hasPrefix("A") } == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
    #expect(trace.filter { $0.hasPrefix("B") } == ["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
    #expect(trace.filter { $0.hasPrefix("c") } == ["completion(true)"])
    #expect(trace.count == 5)
  }

  @Test(
    .rule("R136"),
    arguments: [UIPageViewController.NavigationDirection.forward, .reverse], [false, true])
  func `The new page comes from the side of the direction`(
    direction: UIPageViewController.NavigationDirection, isRightToLeft: Bool
  ) async throws {
    let it = try await PageStage("A", "B", isShown: false)
    if isRightToLeft {
      it.pages.view.semanticContentAttribute = .forceRightToLeft
      for view in it.pages.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
    }
    let window = await it.stage.show(it.pages)
    it.set("B", direction, animated: true)
    await it.stage.advance(by: 0.05)
    let (old, new) = (it.book["A"].view, it.book["B"].view)
    let oldX = old?.convert(CGPoint.zero, to: window).x ?? 0
    let newX = new?.convert(CGPoint.zero, to: window).x ?? 0
    let comesFromRight = (direction == .forward) != isRightToLeft
    #expect(comesFromRight ? newX > oldX : newX < oldX)
    await it.stage.settle()
    #expect(new?.convert(CGPoint.zero, to: window) == .zero)
  }

  @Test(.rule("R136"))
  func `Vertical pages come from below and from above`() async throws {
    let it = try await PageStage("A", "B", orientation: .vertical)
    it.set("B", animated: true)
    await it.stage.advance(by: 0.05)
    let window = it.window
    let oldY = it.book["A"].view.convert(CGPoint.zero, to: window).y
    let newY = it.book["B"].view.convert(CGPoint.zero, to: window).y
    #expect(newY > oldY)
    await it.stage.settle()
    #expect(it.book["B"].view.convert(CGPoint.zero, to: window) == .zero)
  }

  @Test(.rule("R136"))
  func `The displayed page may be set again`() async throws {
    let it = try await PageStage("A")
    it.set("A", animated: true)
    await it.stage.settle()
    #expect(it.log.take() == ["completion(true)"])
    #expect(it.pages.children == [it.book["A"]])
  }

  @Test(.rule("R136"))
  func `A call during an animation continues from there, and the first one has not finished`() async throws {
    let it = try await PageStage("A", "B", "C")
    it.set("B", animated: true)
    await it.stage.advance(by: 0.1)
    it.set("C", animated: true)
    #expect(it.shown == ["C"])
    await it.stage.settle()
    let trace = it.log.take()
    #expect(trace.filter { $0.hasPrefix("c") } == ["completion(false)", "completion(true)"])
    for page in ["A", "B", "C"] {
      let appears = ["\(page).viewWillAppear(true)", "\(page).viewDidAppear(true)"]
      let disappears = ["\(page).viewWillDisappear(true)", "\(page).viewDidDisappear(true)"]
      let expected = page == "A" ? disappears : page == "B" ? appears + disappears : appears
      #expect(trace.filter { $0.hasPrefix(page) } == expected)
    }
    #expect(it.pages.children == [it.book["C"]])
  }

  @Test(.rule("R136"))
  func `A request from a callback follows the running change`() async throws {
    let it = try await PageStage("A", "B", "C")
    it.book["B"].on(.viewWillAppear) { [unowned it] in
      if it.shown == ["B"] { it.set("C", animated: false) }
    }
    it.set("B", animated: false)
    #expect(it.shown == ["C"])
    await it.stage.settle()
    #expect(it.shown == ["C"])
    #expect(it.pages.children == [it.book["C"]])
    let trace = it.log.take()
    #expect(trace.filter { $0.hasPrefix("c") } == ["completion(true)", "completion(true)"])
    #expect(
      trace.filter { $0.hasPrefix("B") } == [
        "B.viewWillAppear(false)", "B.viewDidAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
      ])
  }

  @Test(.rule("R136"))
  func `The controller's disappearance ends an animation`() async throws {
    let it = try await PageStage("A", "B")
    it.set("B", animated: true)
    await it.stage.advance(by: 0.1)
    _ = it.log.take()
    it.window?.isHidden = true
    await it.stage.settle()
    let trace = it.log.take()
    #expect(trace.contains("completion(false)"))
    #expect(trace.filter { $0.hasPrefix("A") } == ["A.viewDidDisappear(true)"])
    #expect(
      trace.filter { $0.hasPrefix("B") } == [
        "B.viewDidAppear(true)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
      ])
    #expect(it.shown == ["B"])
  }

  @Test(.rule("R136"))
  func `A callback that removes the controller leaves no page without its own callbacks`() async throws {
    let it = try await PageStage("A", "B")
    it.book["B"].on(.viewWillAppear) { [weak window = it.window] in window?.isHidden = true }
    it.set("B", animated: true)
    await it.stage.settle()
    let trace = it.log.take().map { $0.split(separator: "(")[0] }
    #expect(trace.filter { $0.hasPrefix("A") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(
      trace.filter { $0.hasPrefix("B") } == [
        "B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(it.pages.children == [it.book["B"]])
  }

  @Test(.rule("R136"))
  func `A page that leaves for another parent is not shown any more`() async throws {
    let it = try await PageStage("A", "B")
    let other = UIViewController()
    other.addChild(it.book["A"])
    other.view.addSubview(it.book["A"].view)
    #expect(it.pages.viewControllers?.isEmpty != false)
    #expect(it.log.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    it.set("B", animated: true)
    await it.stage.settle()
    #expect(it.shown == ["B"])
    #expect(it.pages.children == [it.book["B"]])
    #expect(it.book["A"].view.superview === other.view)
  }

  // MARK: - Appearance

  @Test(.rule("M8", "R039"))
  func `The page appears and disappears inside the controller's own callbacks`() async throws {
    let it = try await PageStage("A")
    it.window?.isHidden = true
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "P.viewWillDisappear(false)", "A.viewWillDisappear(false)", "P.viewDidDisappear(false)",
        "A.viewDidDisappear(false)",
      ])
    it.window?.isHidden = false
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "P.viewWillAppear(false)", "A.viewWillAppear(false)", "P.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
  }

  // MARK: - Properties

  @Test(.rule("R139"))
  func `Style and orientation are those of the initializer, and pages that scroll have no spine`() async throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .none)
    #expect(pages.gestureRecognizers.isEmpty)
    #expect(pages.viewControllers?.isEmpty != false)
    #expect(UIPageViewController.NavigationDirection.reverse.rawValue == 1)
  }

  @Test(.rule("R137"))
  func `The delegate is not notified of calls`() async throws {
    let it = try await PageStage("A", "B")
    it.set("B", animated: true)
    await it.stage.settle()
    it.set("A", .reverse, animated: false)
    #expect(!it.log.take().contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
  }

  @Test(.rule("R136"))
  func `Pages fill the controller's view, for every distance`() async throws {
    let it = try await PageStage("A", "B", options: [.interPageSpacing: 20])
    #expect(it.book["A"].view.convert(it.book["A"].view.bounds, to: it.pages.view) == it.pages.view.bounds)
    it.set("B", animated: true)
    await it.stage.advance(by: 0.05)
    let gap =
      it.book["B"].view.convert(CGPoint.zero, to: it.window).x
      - it.book["A"].view.convert(CGPoint(x: it.pages.view.bounds.maxX, y: 0), to: it.window).x
    #expect(abs(gap - 20) < 0.01)
    await it.stage.settle()
    #expect(it.book["B"].view.convert(it.book["B"].view.bounds, to: it.pages.view) == it.pages.view.bounds)
  }

  @Test(.rule("R136", "R216"))
  func `A rotation resizes the page`() async throws {
    let it = try await PageStage("A", "B", recording: [.viewWillTransition])
    await it.stage.rotate(to: .landscapeRight)
    await it.stage.settle()
    #expect(it.log.take().count == 1)
    #expect(it.book["A"].view.bounds.size == it.pages.view.bounds.size)
    #expect(it.pages.view.bounds.width > it.pages.view.bounds.height)
    #expect(it.book["A"].view.convert(CGPoint.zero, to: it.window) == .zero)
    await it.stage.rotate(to: .portrait)
    await it.stage.settle()
  }

  // MARK: - Indicator

  private final class Indicated: NSObject, UIPageViewControllerDataSource {
    var count = 3
    var index = 1
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }
  }

  private func indicator(of pages: UIPageViewController) -> UIPageControl? {
    pages.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  @Test(.rule("R136"), arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func `An indicator shows the data source's values, below horizontal pages`(
    orientation: UIPageViewController.NavigationOrientation
  ) async throws {
    let it = try await PageStage("A", "B", orientation: orientation)
    #expect(indicator(of: it.pages) == nil)
    let source = Indicated()
    it.pages.dataSource = source
    it.set("B", animated: false)
    await it.stage.settle()
    guard orientation == .horizontal else {
      #expect(indicator(of: it.pages) == nil)
      return
    }
    let control = try #require(indicator(of: it.pages))
    #expect(control.numberOfPages == 3)
    #expect(control.currentPage == 1)
    let page = it.book["B"].view.convert(it.book["B"].view.bounds, to: it.pages.view)
    #expect(page.maxY <= control.frame.minY)
    source.index = 2
    it.set("A", animated: false)
    #expect(control.currentPage == 2)
  }
}

#if !canImport(Darwin)
  /// UIKit raises an exception here.
  @MainActor
  struct PageControllerRaisingTests {
    @Test(.rule("R136"), arguments: [0, 2])
    func `One page is needed, not more or fewer`(count: Int) async {
      await #expect(processExitsWith: .failure) { @MainActor [count] in
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers(
          (0..<count).map { _ in UIViewController() }, direction: .forward, animated: false)
      }
    }
  }
#endif
