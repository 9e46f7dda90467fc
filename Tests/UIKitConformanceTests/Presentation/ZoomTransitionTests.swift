import Testing
import UIKit

/// Transitions that a view controller prefers, zooms above all.
@MainActor
struct ZoomTransitionTests {
  @Test(.rule("R1850"))
  func `A controller prefers no transition until the app sets one`() {
    guard #available(iOS 18, *) else { return }
    #expect(UIViewController().preferredTransition == nil)
    let transition = UIViewController.Transition.crossDissolve
    let controller = UIViewController()
    controller.preferredTransition = transition
    #expect(controller.preferredTransition === transition)
  }

  @Test(.rule("R1850"), arguments: [false, true])
  func `Both controllers appear and disappear as with other transitions`(isPushed: Bool) async throws {
    guard #available(iOS 18, *) else { return }
    let stage = try await Stage.open()
    let log = CallbackLog(Set([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]))
    let (a, b) = (RecordingViewController("A", log), RecordingViewController("B", log))
    b.preferredTransition = .zoom { _ in nil }
    b.modalPresentationStyle = .fullScreen
    let navigation = isPushed ? UINavigationController(rootViewController: a) : nil
    await stage.show(navigation ?? a)
    _ = log.take()
    if let navigation {
      navigation.pushViewController(b, animated: true)
    } else {
      a.present(b, animated: true, completion: nil)
    }
    await stage.settle()
    #expect(
      log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        isPushed ? "A.viewDidDisappear(true)" : "B.viewDidAppear(true)",
        isPushed ? "B.viewDidAppear(true)" : "A.viewDidDisappear(true)",
      ])
    if let navigation {
      navigation.popViewController(animated: true)
    } else {
      b.dismiss(animated: true, completion: nil)
    }
    await stage.settle()
    #expect(log.take().first == "B.viewWillDisappear(true)")
    #expect(b.viewIfLoaded?.window == nil)
    #expect(a.view.window != nil)
  }

  @Test(.rule("R1851"))
  func `The source view of a push is requested when it begins, and again when the controller is popped`() async throws {
    guard #available(iOS 18, *) else { return }
    let zoom = ZoomStage()
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: zoom.list)
    await stage.show(navigation)
    zoom.zoom()
    #expect(zoom.requests.isEmpty)
    navigation.pushViewController(zoom.detail, animated: true)
    await stage.settle()
    #expect(zoom.takeRequests())
    zoom.selected = 1
    navigation.popViewController(animated: true)
    await stage.settle()
    #expect(zoom.takeRequests())
    #expect(navigation.viewControllers == [zoom.list])
  }

  @Test(.rule("R1851"))
  func `The source view of a presentation is requested when it begins, and again at the dismissal`() async throws {
    guard #available(iOS 18, *) else { return }
    let zoom = ZoomStage()
    let stage = try await Stage.open()
    await stage.show(zoom.list)
    zoom.detail.modalPresentationStyle = .fullScreen
    zoom.zoom()
    zoom.list.present(zoom.detail, animated: true, completion: nil)
    await stage.settle()
    #expect(zoom.takeRequests())
    zoom.list.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(zoom.takeRequests())
    #expect(zoom.list.presentedViewController == nil)
  }

  @Test(.rule("R1852"))
  func `The alignment rectangle is requested with the source view and the zoomed controller`() async throws {
    guard #available(iOS 18, *) else { return }
    let zoom = ZoomStage()
    let stage = try await Stage.open()
    await stage.show(zoom.list)
    zoom.detail.modalPresentationStyle = .fullScreen
    var views: [UIView] = []
    zoom.options.alignmentRectProvider = { [zoom] context in
      #expect(context.zoomedViewController === zoom.detail)
      views.append(context.sourceView)
      return CGRect(x: 20, y: 100, width: 200, height: 200)
    }
    zoom.zoom()
    zoom.list.present(zoom.detail, animated: true, completion: nil)
    await stage.settle()
    #expect(!views.isEmpty && views.allSatisfy { $0 === zoom.thumbnails[0] })
    #expect(zoom.detail.view.frame == zoom.list.view.frame)
  }

  @Test(.rule("R1853"))
  func `Options are copied`() throws {
    guard #available(iOS 18, *) else { return }
    let zoom = ZoomStage()
    zoom.options.dimmingColor = .red
    zoom.options.dimmingVisualEffect = UIBlurEffect(style: .dark)
    zoom.options.interactiveDismissShouldBegin = { _ in true }
    let copy = try #require(zoom.options.copy() as? UIViewController.Transition.ZoomOptions)
    zoom.options.dimmingColor = .blue
    #expect(copy.dimmingColor == .red)
    #expect(copy.dimmingVisualEffect != nil)
    #expect(copy.interactiveDismissShouldBegin != nil)
    #expect(copy.alignmentRectProvider == nil)
  }
}
