// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// Touches that move over the dots of a page control.
  @MainActor
  struct PageControlTouchTests {
    private let control = UIPageControl()

    private func scrub() async throws -> [UIPageControl.InteractionState] {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      control.numberOfPages = 10
      control.frame = CGRect(x: 40, y: 300, width: 300, height: 26)
      root.view.addSubview(control)
      await stage.turn()
      var states: [UIPageControl.InteractionState] = []
      control.addAction(UIAction { [control] _ in states.append(control.interactionState) }, for: .valueChanged)
      try await stage.drag(from: CGPoint(x: 120, y: 313), to: CGPoint(x: 330, y: 313))
      await stage.settle()
      return states
    }

    @Test(.rule("R1304"))
    func `They select the page under them`() async throws {
      let states = try await scrub()
      #expect(control.currentPage == 9)
      #expect(states.count > 3 && states.allSatisfy { $0 == .continuous })
      #expect(control.interactionState == .none)
    }

    @Test(.rule("R1304"))
    func `They turn one page if the interaction must not be continuous`() async throws {
      control.allowsContinuousInteraction = false
      let states = try await scrub()
      #expect(control.currentPage <= 1)
      #expect(states.allSatisfy { $0 == .discrete })
    }

    @Test(.rule("R1698"))
    func `A page to which the user turns is not indicated before the app requests it, if it is deferred`()
      async throws
    {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      control.numberOfPages = 5
      control.frame = CGRect(x: 40, y: 300, width: 300, height: 26)
      control.pageIndicatorTintColor = .blue
      control.currentPageIndicatorTintColor = .red
      control.defersCurrentPageDisplay = true
      root.view.addSubview(control)
      func indicated() async -> Int? {
        await stage.turn()
        return control.subviews.firstIndex { $0.backgroundColor == .red }
      }
      try await stage.tap(at: CGPoint(x: 330, y: 313))
      #expect(control.currentPage == 1)
      #expect(await indicated() == 0)
      control.updateCurrentPageDisplay()
      #expect(await indicated() == 1)
      try await stage.tap(at: CGPoint(x: 330, y: 313))
      #expect(await indicated() == 1)
      control.currentPage = 4
      #expect(await indicated() == 4)
    }
  }
#endif
