// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// Gestures of the user on pages.
  @MainActor
  struct PageSwipeTests {
    private let left = CGPoint(x: 60, y: 400)
    private let middle = CGPoint(x: 200, y: 400)
    private let right = CGPoint(x: 340, y: 400)

    // MARK: - Traces

    @Test(.rule("T85"))
    func `A completed swipe`() async throws {
      let it = try await PageStage("A", "B")
      it.book.notesTurning = false
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(
        it.log.take() == [
          "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        ])
      #expect(it.shown == ["B"])
    }

    /// Source: wangling.me 2014-02, as T85.
    @Test(.rule("T85", "R140"))
    func `A swipe that is cancelled`() async throws {
      let it = try await PageStage("A", "B")
      it.book.notesTurning = false
      try await it.stage.drag(from: right, to: middle, resting: 0.5)
      #expect(it.log.take() == ["B.viewWillAppear(true)", "A.viewWillDisappear(true)"])
      await it.stage.settle()
      #expect(
        it.log.take() == [
          "A.viewWillAppear(true)", "A.viewDidAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
        ])
      #expect(it.shown == ["A"])
    }

    @Test(.rule("R137", "R140"))
    func `The delegate is notified of a swipe and of its end`() async throws {
      let it = try await PageStage("A", "B", recording: [])
      try await it.stage.drag(from: right, to: left)
      #expect(it.log.take() == ["willTransition(B)"])
      #expect(it.shown == ["A"])
      await it.stage.settle()
      #expect(it.log.take() == ["didFinish(true, A, true)"])
      try await it.stage.drag(from: left, to: middle, resting: 0.5)
      await it.stage.settle()
      #expect(it.log.take() == ["willTransition(A)", "didFinish(true, B, false)"])
      try await it.stage.drag(from: left, to: right)
      await it.stage.settle()
      #expect(it.log.take() == ["willTransition(A)", "didFinish(true, B, true)"])
    }

    /// Source: wisdomskyduan.blogspot.com 2015-11, a recording on iOS 9.1.
    @Test(.rule("R138"))
    func `The calls of the data source`() async throws {
      let it = try await PageStage("A", "B", "C", recording: [])
      it.book.notesQuestions = true
      try await it.stage.drag(from: right, to: middle, resting: 0.5)
      await it.stage.settle()
      #expect(it.log.take() == ["after(A)", "before(A)", "willTransition(B)", "didFinish(true, A, false)"])
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.log.take() == ["willTransition(B)", "didFinish(true, A, true)", "after(B)"])
      try await it.stage.drag(from: left, to: right)
      await it.stage.settle()
      #expect(it.log.take() == ["willTransition(A)", "didFinish(true, B, true)", "before(A)"])
    }

    // MARK: - Rules

    @Test(.rule("R138"))
    func `Without a data source pages cannot be turned`() async throws {
      let it = try await PageStage("A", "B")
      it.pages.dataSource = nil
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.log.take() == [])
      #expect(it.shown == ["A"])
      #expect(it.book["A"].view.convert(CGPoint.zero, to: it.window) == .zero)
    }

    @Test(.rule("R138"))
    func `Setting the data source again discards its earlier pages`() async throws {
      let it = try await PageStage("A", "B", recording: [])
      try await it.stage.drag(from: right, to: middle, resting: 0.5)
      await it.stage.settle()
      it.book.pages = it.book.pages.reversed()
      it.pages.dataSource = nil
      it.pages.dataSource = it.book
      _ = it.log.take()
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.log.take() == [])
      try await it.stage.drag(from: left, to: right)
      await it.stage.settle()
      #expect(it.shown == ["B"])
    }

    @Test(.rule("R137"))
    func `At the ends pages can be pulled and return, and no callback is sent`() async throws {
      let it = try await PageStage("A")
      let window = it.window
      try await it.stage.drag(from: right, to: left, resting: 0.2)
      #expect(it.book["A"].view.convert(CGPoint.zero, to: window).x < 0)
      await it.stage.settle()
      #expect(it.book["A"].view.convert(CGPoint.zero, to: window) == .zero)
      try await it.stage.drag(from: left, to: right, resting: 0.2)
      #expect(it.book["A"].view.convert(CGPoint.zero, to: window).x > 0)
      await it.stage.settle()
      #expect(it.log.take() == [])
      #expect(it.shown == ["A"])
    }

    @Test(.rule("T85"))
    func `A drag that changes sides turns to the other page`() async throws {
      let it = try await PageStage("A", "B", "C", first: "B", recording: .appearance)
      it.book.notesTurning = false
      try await it.stage.drag(from: right, to: middle, resting: 0.5)
      // A touch interrupts the returning page, and drags it to the other side.
      try await it.stage.drag(from: left, to: right)
      await it.stage.settle()
      #expect(it.shown == ["A"])
      #expect(
        it.log.take() == [
          "C.viewWillAppear(true)", "B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
          "C.viewWillDisappear(true)", "C.viewDidDisappear(true)", "A.viewWillAppear(true)",
          "B.viewWillDisappear(true)", "A.viewDidAppear(true)", "B.viewDidDisappear(true)",
        ])
    }

    /// In earlier versions, UIKit lost the page in this case; see OpenRadar 22833651.
    @Test(.rule("R137", "R140"))
    func `A swipe that is interrupted during its return and completed is counted`() async throws {
      let it = try await PageStage("A", "B", recording: [])
      try await it.stage.drag(from: right, to: middle, resting: 0.5)
      await it.stage.advance(by: 0.05)
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.shown == ["B"])
      #expect(it.log.take() == ["willTransition(B)", "didFinish(true, A, true)"])
    }

    @Test(.rule("R137"))
    func `A page continues after a touch that interrupts it and ends immediately`() async throws {
      let it = try await PageStage("A", "B")
      try await it.stage.drag(from: right, to: left)
      await it.stage.advance(by: 0.05)
      try await it.stage.tap(at: middle)
      await it.stage.settle()
      let origin = it.pages.viewControllers?.first?.view.convert(CGPoint.zero, to: it.window)
      #expect(origin == .zero)
      let trace = it.log.take()
      #expect(trace.filter { $0.contains("didFinish") }.count == 1)
    }

    @Test(.rule("R137"))
    func `Quick swipes turn page after page`() async throws {
      let it = try await PageStage("A", "B", "C", "D", recording: [])
      for _ in 0..<3 {
        try await it.stage.drag(from: right, to: left, over: 0.12)
        await it.stage.advance(by: 0.15)
      }
      await it.stage.settle()
      #expect(it.shown == ["D"])
      #expect(
        it.log.take() == [
          "willTransition(B)", "didFinish(true, A, true)", "willTransition(C)", "didFinish(true, B, true)",
          "willTransition(D)", "didFinish(true, C, true)",
        ])
    }

    @Test(.rule("R136", "R140"))
    func `A call during a swipe cancels the swipe`() async throws {
      let it = try await PageStage("A", "B", "C")
      try await it.stage.drag(from: right, to: left)
      #expect(it.log.take() == ["willTransition(B)", "B.viewWillAppear(true)", "A.viewWillDisappear(true)"])
      it.set("C", animated: false)
      #expect(
        it.log.take() == [
          "A.viewWillAppear(true)", "A.viewDidAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
          "didFinish(false, A, false)", "C.viewWillAppear(false)", "A.viewWillDisappear(false)",
          "C.viewDidAppear(false)", "A.viewDidDisappear(false)", "completion(true)",
        ])
      await it.stage.settle()
      #expect(it.shown == ["C"])
      #expect(it.pages.children == [it.book["C"]])
    }

    @Test(.rule("R140"))
    func `The controller's disappearance cancels a swipe`() async throws {
      let it = try await PageStage("A", "B")
      try await it.stage.drag(from: right, to: left)
      _ = it.log.take()
      it.window?.isHidden = true
      await it.stage.settle()
      #expect(
        it.log.take() == [
          "P.viewWillDisappear(false)", "A.viewWillAppear(true)", "A.viewDidAppear(true)", "B.viewWillDisappear(true)",
          "B.viewDidDisappear(true)", "didFinish(false, A, false)", "A.viewWillDisappear(false)",
          "P.viewDidDisappear(false)", "A.viewDidDisappear(false)",
        ])
    }

    @Test(.rule("R140", "R216"))
    func `A rotation cancels a swipe`() async throws {
      let it = try await PageStage("A", "B", recording: [])
      try await it.stage.drag(from: right, to: left)
      await it.stage.rotate(to: .landscapeLeft)
      await it.stage.settle()
      #expect(it.shown == ["A"])
      #expect(it.log.take() == ["willTransition(B)", "didFinish(false, A, false)"])
      #expect(it.book["A"].view.convert(it.book["A"].view.bounds, to: it.window) == it.window?.bounds)
      await it.stage.rotate(to: .portrait)
      await it.stage.settle()
    }

    @Test(.rule("R138"))
    func `In a language that reads from the right the next page is on the left`() async throws {
      let it = try await PageStage("A", "B", recording: [], isShown: false)
      it.pages.view.semanticContentAttribute = .forceRightToLeft
      for view in it.pages.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
      await it.stage.show(it.pages)
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.shown == ["A"])
      try await it.stage.drag(from: left, to: right)
      await it.stage.settle()
      #expect(it.shown == ["B"])
    }

    @Test(.rule("R138"))
    func `Vertical pages turn up and down`() async throws {
      let it = try await PageStage("A", "B", recording: [], orientation: .vertical)
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.shown == ["A"])
      try await it.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
      await it.stage.settle()
      #expect(it.shown == ["B"])
    }

    @Test(.rule("R053"))
    func `A previous page remains a child while it is adjacent to the current one`() async throws {
      let it = try await PageStage("A", "B", "C", recording: .containment)
      it.book.notesTurning = false
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.log.take() == ["B.willMove(P)", "B.didMove(P)"])
      #expect(it.book["A"].parent === it.pages)
      #expect(it.book["A"].view.window == nil)
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.log.take() == ["C.willMove(P)", "C.didMove(P)", "A.willMove(nil)", "A.didMove(nil)"])
    }

    @Test(.rule("R137"))
    func `A swipe and a tap move the indicator`() async throws {
      let it = try await PageStage("A", "B", "C", recording: [])
      let source = CountingBook(it.book)
      it.pages.dataSource = source
      await it.stage.settle()
      let control = try #require(it.pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
      #expect(control.currentPage == 0)
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(control.currentPage == 1)
      _ = it.log.take()
      let place = control.convert(CGPoint(x: control.bounds.maxX - 40, y: control.bounds.midY), to: it.window)
      try await it.stage.tap(at: place)
      await it.stage.settle()
      #expect(control.currentPage == 2)
      #expect(it.shown == ["C"])
      #expect(it.log.take() == ["willTransition(C)", "didFinish(true, B, true)"])
      withExtendedLifetime(source) {}
    }

    @Test(.rule("R137"))
    func `A data source that contradicts itself causes no error`() async throws {
      final class Liar: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController }
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { pageViewController }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { .max }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { -5 }
      }
      let it = try await PageStage("A")
      let liar = Liar()
      it.pages.dataSource = liar
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.shown == ["A"])
      #expect(it.log.take() == [])
      withExtendedLifetime(liar) {}
    }
  }

  /// A book that provides the number of its pages.
  @MainActor
  private final class CountingBook: NSObject, UIPageViewControllerDataSource {
    private let book: Book
    init(_ book: Book) { self.book = book }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { book.pageViewController(pageViewController, viewControllerBefore: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { book.pageViewController(pageViewController, viewControllerAfter: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { book.pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      book.pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
  }
#endif
