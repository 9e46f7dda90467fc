import Testing
import UIKit

/// Pages that curl, and their spines, changed by code.
@MainActor
struct PageCurlTests {
  @Test(.rule("R1475"))
  func `Pages curl about a spine at the left by default`() {
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(pages.spineLocation == .min && !pages.isDoubleSided)
    #expect(pages.gestureRecognizers.count == 2)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(scrolling.spineLocation == .none && !scrolling.isDoubleSided)
    #expect(scrolling.gestureRecognizers.isEmpty)
  }

  @Test(.rule("R1475"), arguments: [UIPageViewController.SpineLocation.min, .mid, .max])
  func `The options locate the spine`(spine: UIPageViewController.SpineLocation) {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: spine.rawValue])
    #expect(pages.spineLocation == spine)
    #expect(pages.isDoubleSided == (spine == .mid))
  }

  /// Returns whether a view is drawn over another one.
  private func isInFront(_ view: UIView, of other: UIView) -> Bool {
    var part = view
    while let parent = part.superview {
      if let otherPart = parent.subviews.first(where: { other.isDescendant(of: $0) }), otherPart !== part {
        return parent.subviews.lastIndex { $0 === part || $0 === otherPart } == parent.subviews.firstIndex(of: part)
      }
      part = parent
    }
    return false
  }

  @Test(.rule("R136", "T87"), arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
  func `A page that the app sets curls, and replaces the old one`(
    direction: UIPageViewController.NavigationDirection
  ) async throws {
    let it = try await PageStage("A", "B", style: .pageCurl)
    it.set("B", direction, animated: true)
    #expect(it.shown == ["B"])
    await it.stage.advance(by: 0.2)
    let (curling, other): (UIView, UIView) =
      direction == .forward ? (it.book["A"].view, it.book["B"].view) : (it.book["B"].view, it.book["A"].view)
    #expect(curling.window != nil && other.window != nil)
    #expect(isInFront(curling, of: other))
    await it.stage.settle()
    #expect(
      it.log.take() == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        "completion(true)",
      ])
    #expect(it.pages.children == [it.book["B"]])
    #expect(it.book["A"].view.window == nil)
    #expect(it.book["B"].view.convert(it.book["B"].view.bounds, to: nil) == it.window?.bounds)
  }

  @Test(.rule("R1476"))
  func `Two pages are beside a spine in the middle`() async throws {
    let it = try await PageStage(
      "A", "B", "C", "D", first: nil, style: .pageCurl,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    it.pages.setViewControllers([it.book["A"], it.book["B"]], direction: .forward, animated: false, completion: nil)
    it.pages.view.layoutIfNeeded()
    let size = it.pages.view.bounds.size
    let frames = ["A", "B"].map { it.book[$0].view.convert(it.book[$0].view.bounds, to: it.pages.view) }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
    #expect(frames[1] == CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
    _ = it.log.take()
    it.pages.setViewControllers([it.book["C"], it.book["D"]], direction: .forward, animated: true, completion: nil)
    await it.stage.settle()
    #expect(it.shown == ["C", "D"])
    #expect(it.pages.children == [it.book["C"], it.book["D"]])
    let trace = it.log.take()
    for page in ["C", "D"] {
      #expect(trace.filter { $0.hasPrefix(page) } == ["\(page).viewWillAppear(true)", "\(page).viewDidAppear(true)"])
    }
    for page in ["A", "B"] {
      #expect(
        trace.filter { $0.hasPrefix(page) } == ["\(page).viewWillDisappear(true)", "\(page).viewDidDisappear(true)"])
    }
    #expect(it.book["D"].view.convert(it.book["D"].view.bounds, to: it.pages.view) == frames[1])
  }

  @Test(.rule("R1477"))
  func `The back of a double-sided sheet is a child only while the sheet turns`() async throws {
    let it = try await PageStage("A", "B", "C", style: .pageCurl)
    it.pages.isDoubleSided = true
    it.pages.setViewControllers([it.book["C"], it.book["B"]], direction: .forward, animated: true, completion: nil)
    #expect(it.shown == ["C"])
    await it.stage.advance(by: 0.3)
    #expect(it.pages.children.contains(it.book["B"]))
    #expect(it.book["B"].view.window != nil)
    await it.stage.settle()
    #expect(it.pages.children == [it.book["C"]])
    #expect(it.book["B"].view.window == nil)
  }

  @Test(.rule("R1478"))
  func `The delegate locates the spine when the interface rotates, and can set pages for it`() async throws {
    let it = try await PageStage("A", "B", recording: [], style: .pageCurl)
    it.book.spines = [.landscapeRight: .mid, .portrait: .min]
    it.book.pagesOfSpine = { [unowned it] spine in
      spine == .mid ? [it.book["A"], it.book["B"]] : [it.book["B"]]
    }
    await it.stage.rotate(to: .landscapeRight)
    #expect(it.pages.spineLocation == .mid && it.pages.isDoubleSided)
    #expect(it.shown == ["A", "B"])
    await it.stage.settle()
    let half = it.pages.view.bounds.width / 2
    #expect(it.book["B"].view.convert(CGPoint.zero, to: it.pages.view).x == half)
    #expect(it.book["B"].view.bounds.width == half)
    await it.stage.rotate(to: .portrait)
    await it.stage.settle()
    #expect(it.pages.spineLocation == .min)
    #expect(it.shown == ["B"])
    #expect(it.book["B"].view.convert(CGPoint.zero, to: it.pages.view) == .zero)
    #expect(it.book["A"].view.window == nil)
  }
}
