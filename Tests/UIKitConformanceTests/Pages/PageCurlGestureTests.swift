// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// Gestures of the user on pages that curl.
  @MainActor
  struct PageCurlGestureTests {
    private let left = CGPoint(x: 60, y: 400)
    private let middle = CGPoint(x: 200, y: 400)
    private let right = CGPoint(x: 340, y: 400)

    @Test(.rule("T87"))
    func `A completed turn`() async throws {
      let it = try await PageStage("A", "B", style: .pageCurl)
      it.book.notesTurning = false
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(
        it.log.take() == [
          "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        ])
      #expect(it.shown == ["B"])
      #expect(it.pages.children == [it.book["B"]])
    }

    @Test(.rule("R140", "R1479"))
    func `A turn that is cancelled`() async throws {
      let it = try await PageStage("A", "B", style: .pageCurl)
      try await it.stage.drag(from: right, to: CGPoint(x: 240, y: 400), resting: 0.5)
      #expect(it.log.take() == ["willTransition(B)", "B.viewWillAppear(true)", "A.viewWillDisappear(true)"])
      await it.stage.settle()
      #expect(
        it.log.take() == [
          "A.viewWillAppear(true)", "A.viewDidAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
          "didFinish(true, A, false)",
        ])
      #expect(it.shown == ["A"])
      #expect(it.pages.children == [it.book["A"]])
      #expect(it.book["A"].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test(.rule("R1479"))
    func `The data source is asked about each turn, in its direction`() async throws {
      let it = try await PageStage("A", "B", "C", recording: [], style: .pageCurl)
      it.book.notesQuestions = true
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.log.take() == ["after(A)", "willTransition(B)", "didFinish(true, A, true)"])
      try await it.stage.drag(from: left, to: right)
      await it.stage.settle()
      #expect(it.log.take() == ["before(B)", "willTransition(A)", "didFinish(true, B, true)"])
      try await it.stage.drag(from: left, to: right)
      await it.stage.settle()
      #expect(it.log.take() == ["before(A)"])
      #expect(it.shown == ["A"])
    }

    @Test(.rule("R1479"))
    func `A tap at an edge turns the page`() async throws {
      let it = try await PageStage("A", "B", recording: [], style: .pageCurl)
      try await it.stage.tap(at: middle)
      await it.stage.settle()
      #expect(it.shown == ["A"])
      try await it.stage.tap(at: CGPoint(x: 385, y: 400))
      await it.stage.settle()
      #expect(it.shown == ["B"])
      #expect(it.log.take() == ["willTransition(B)", "didFinish(true, A, true)"])
      try await it.stage.tap(at: CGPoint(x: 5, y: 400))
      await it.stage.settle()
      #expect(it.shown == ["A"])
    }

    @Test(.rule("R1479"))
    func `The gesture recognizers turn pages from another view`() async throws {
      let it = try await PageStage("A", "B", recording: [], style: .pageCurl)
      let window = try #require(it.window)
      it.pages.view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 300)
      for recognizer in it.pages.gestureRecognizers { window.addGestureRecognizer(recognizer) }
      await it.stage.settle()
      try await it.stage.drag(from: CGPoint(x: 340, y: 600), to: CGPoint(x: 60, y: 600))
      await it.stage.settle()
      #expect(it.shown == ["B"])
    }

    @Test(.rule("R1476"))
    func `Beside a spine in the middle, two pages are requested and turned`() async throws {
      let it = try await PageStage(
        "A", "B", "C", "D", first: nil, recording: [], style: .pageCurl,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
      it.pages.setViewControllers([it.book["A"], it.book["B"]], direction: .forward, animated: false)
      it.book.notesQuestions = true
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.log.take() == ["after(B)", "after(C)", "willTransition(C,D)", "didFinish(true, A,B, true)"])
      try await it.stage.drag(from: left, to: right)
      await it.stage.settle()
      #expect(it.log.take() == ["before(C)", "before(B)", "willTransition(A,B)", "didFinish(true, C,D, true)"])
      #expect(it.shown == ["A", "B"])
    }

    @Test(.rule("R1477"))
    func `For a double-sided sheet the back and the next front are requested`() async throws {
      let it = try await PageStage("A", "B", "C", recording: [], style: .pageCurl)
      it.pages.isDoubleSided = true
      it.book.notesQuestions = true
      try await it.stage.drag(from: right, to: left)
      await it.stage.settle()
      #expect(it.log.take() == ["after(A)", "after(B)", "willTransition(C)", "didFinish(true, A, true)"])
      #expect(it.shown == ["C"])
    }
  }
#endif
