// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// Zoomed controllers that the user drags away.
  @MainActor
  struct ZoomDragTests {
    private let zoom = ZoomStage()

    private func open(isPushed: Bool) async throws -> Stage {
      let stage = try await Stage.open()
      zoom.detail.modalPresentationStyle = .fullScreen
      zoom.zoom()
      if isPushed {
        let navigation = UINavigationController(rootViewController: zoom.list)
        await stage.show(navigation)
        navigation.pushViewController(zoom.detail, animated: true)
      } else {
        await stage.show(zoom.list)
        zoom.list.present(zoom.detail, animated: true)
      }
      await stage.settle()
      _ = zoom.takeRequests()
      return stage
    }

    private var isShown: Bool { zoom.detail.viewIfLoaded?.window != nil }

    @Test(.rule("R1854"), arguments: [false, true])
    func `A drag down dismisses or pops a zoomed controller`(isPushed: Bool) async throws {
      let stage = try await open(isPushed: isPushed)
      try await stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 220, y: 650))
      await stage.settle()
      #expect(!isShown)
      #expect(zoom.takeRequests())
      #expect(zoom.list.view.window != nil)
    }

    @Test(.rule("R1854"), arguments: [false, true])
    func `A drag from the leading edge dismisses or pops it`(isPushed: Bool) async throws {
      let stage = try await open(isPushed: isPushed)
      try await stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 420))
      await stage.settle()
      #expect(!isShown)
    }

    @Test(.rule("R1854"), arguments: [false, true])
    func `A short drag returns it to its place`(isPushed: Bool) async throws {
      let stage = try await open(isPushed: isPushed)
      let frame = zoom.detail.view.frame
      try await stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 380), resting: 0.3)
      await stage.settle()
      #expect(isShown)
      #expect(zoom.detail.view.frame == frame)
      #expect(zoom.list.view.window == nil)
      try await stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
      await stage.settle()
      #expect(!isShown)
    }

    @Test(.rule("R1855"))
    func `The app decides whether a drag begins`() async throws {
      var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
      zoom.options.interactiveDismissShouldBegin = { context in
        contexts.append(context)
        return false
      }
      let stage = try await open(isPushed: false)
      try await stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
      await stage.settle()
      #expect(isShown)
      let context = try #require(contexts.first)
      #expect(context.willBegin)
      #expect(context.velocity.dy > 0)
      #expect(abs(context.location.x - 200) < 1 && context.location.y > 300)
      contexts = []
      try await stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
      #expect(contexts.first?.willBegin == false)
    }

    @Test(.rule("R1855"))
    func `Content that can scroll up scrolls`() async throws {
      let content = UIScrollView()
      let stage = try await open(isPushed: false)
      content.frame = zoom.detail.view.bounds
      content.contentSize = CGSize(width: 300, height: 3000)
      content.contentOffset.y = 500
      zoom.detail.view.addSubview(content)
      await stage.turn()
      try await stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
      await stage.settle()
      #expect(isShown)
      #expect(content.contentOffset.y < 200)
      content.contentOffset.y = -content.adjustedContentInset.top
      try await stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
      await stage.settle()
      #expect(!isShown)
    }

    @Test(.rule("R1855"))
    func `A modal presentation is not dragged away, and the attempt is reported`() async throws {
      let log = CallbackLog(Set([.viewDidDisappear]))
      let probe = DismissalProbe(log)
      let stage = try await open(isPushed: false)
      zoom.detail.presentationController?.delegate = probe
      zoom.detail.isModalInPresentation = true
      try await stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
      await stage.settle()
      #expect(isShown)
      #expect(log.take() == ["didAttemptToDismiss"])
    }
  }
#endif
