import Testing
import UIKit

/// The configuration of popovers, without a presentation.
@MainActor
struct PopoverConfigurationTests {
  private func popover() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    return controller
  }

  @Test(.rule("R540"))
  func `A controller with the popover style has a popover presentation controller before it is presented`() {
    let controller = popover()
    let popover = controller.popoverPresentationController
    #expect(popover != nil)
    #expect(controller.popoverPresentationController === popover)
    #expect(popover?.permittedArrowDirections == .any)
    #expect(popover?.arrowDirection == .unknown)
    #expect(popover?.sourceRect.isNull == true)
    #expect(popover?.canOverlapSourceViewRect == false)
    #expect(UIViewController().popoverPresentationController == nil)
  }

  @Test(.rule("R541"))
  func `In a compact width a popover adapts to a form sheet unless its delegate says none`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let controller = popover()
    controller.popoverPresentationController?.sourceView = root.view
    root.present(controller, animated: false, completion: nil)
    await stage.settle()
    #expect(controller.presentationController is UISheetPresentationController)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()

    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let delegate = Delegate()
    let other = popover()
    other.preferredContentSize = CGSize(width: 200, height: 100)
    other.popoverPresentationController?.sourceView = root.view
    other.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 50, height: 40)
    other.popoverPresentationController?.delegate = delegate
    root.present(other, animated: false, completion: nil)
    await stage.settle()
    #expect(other.presentationController is UIPopoverPresentationController)
    #expect(other.popoverPresentationController?.arrowDirection == .up)
    #expect(other.view.bounds.size == CGSize(width: 200, height: 100))
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R1347"))
  func `In a compact width a popover becomes the sheet that was configured for it`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let controller = popover()
    let sheet = try #require(controller.popoverPresentationController?.adaptiveSheetPresentationController)
    #expect(controller.popoverPresentationController?.adaptiveSheetPresentationController === sheet)
    sheet.detents = [.medium()]
    controller.popoverPresentationController?.sourceView = root.view
    root.present(controller, animated: false, completion: nil)
    await stage.settle()
    #expect(controller.presentationController === sheet)
    #expect(controller.view.bounds.height < root.view.bounds.height * 0.7)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R542"))
  func `The delegate can set the source at the last moment`() async throws {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      weak var source: UIView?
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        popoverPresentationController.sourceView = source
        popoverPresentationController.sourceRect = CGRect(x: 100, y: 700, width: 50, height: 40)
      }
    }
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let delegate = Delegate()
    delegate.source = root.view
    let controller = popover()
    controller.preferredContentSize = CGSize(width: 200, height: 200)
    controller.popoverPresentationController?.delegate = delegate
    root.present(controller, animated: false, completion: nil)
    await stage.settle()
    #expect(controller.popoverPresentationController?.arrowDirection == .down)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }
}

#if canImport(Simulator)
  import Simulator

  /// Popovers on iPad, with touches.
  @MainActor
  struct PopoverTests {
    @MainActor
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var log: [String] = []
      var permits = true
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should")
        return permits
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
      }
    }

    private let simulator: Simulator
    private let root = UIViewController()
    private let content = UIViewController()
    private let delegate = Delegate()

    init() async {
      simulator = await Simulator.boot(.iPadPro11)
      simulator.show(root)
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 300, height: 200)
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 60, height: 40)
      content.popoverPresentationController?.delegate = delegate
      await simulator.advance(by: .milliseconds(100))
    }

    private func present() {
      root.present(content, animated: true, completion: nil)
      simulator.advance(by: .seconds(1))
    }

    private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    @Test(.rule("R543"))
    func `In a regular width it is beside its source, with its preferred size`() {
      present()
      #expect(content.popoverPresentationController?.arrowDirection == .up)
      #expect(frame.size == CGSize(width: 300, height: 200))
      #expect(frame.midX == 430)
      #expect(frame.minY >= 140)
      content.preferredContentSize = CGSize(width: 320, height: 260)
      simulator.advance(by: .seconds(1))
      #expect(frame.size == CGSize(width: 320, height: 260))
    }

    @Test(.rule("R544"))
    func `The arrow points in a permitted direction`() {
      content.popoverPresentationController?.permittedArrowDirections = [.left]
      present()
      #expect(content.popoverPresentationController?.arrowDirection == .left)
      #expect(frame.minX >= 460)
    }

    @Test(.rule("R545"))
    func `A touch outside dismisses it with the delegate's consent`() throws {
      present()
      try simulator.tap(at: CGPoint(x: 100, y: 900))
      simulator.advance(by: .seconds(1))
      #expect(delegate.log == ["should", "will", "did"])
      #expect(root.presentedViewController == nil)
    }

    @Test(.rule("R545"))
    func `Without the delegate's permission, the popover remains`() throws {
      delegate.permits = false
      present()
      try simulator.tap(at: CGPoint(x: 100, y: 900))
      simulator.advance(by: .seconds(1))
      #expect(delegate.log == ["should", "attempt"])
      #expect(root.presentedViewController === content)
    }

    @Test(.rule("R546"))
    func `Passthrough views receive touches while it is on screen`() throws {
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in taps += 1 })
      button.frame = CGRect(x: 100, y: 900, width: 100, height: 44)
      root.view.addSubview(button)
      content.popoverPresentationController?.passthroughViews = [button]
      present()
      try simulator.tap(at: CGPoint(x: 150, y: 920))
      simulator.advance(by: .seconds(1))
      #expect(taps == 1)
      #expect(root.presentedViewController === content)
    }

    @Test(.rule("R547"))
    func `An action sheet is a popover, and a touch outside chooses its cancel action`() throws {
      var chosen: [String] = []
      let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 60, height: 40)
      root.present(sheet, animated: true, completion: nil)
      simulator.advance(by: .seconds(1))
      #expect(!simulator.textSnapshot().contains("Cancel"))
      #expect(sheet.popoverPresentationController?.arrowDirection == .up)
      try simulator.tap(at: CGPoint(x: 100, y: 900))
      simulator.advance(by: .seconds(1))
      #expect(chosen == ["cancel"])
    }

    @Test(.rule("R548"))
    func `It points at a bar button item`() {
      let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
      root.navigationItem.rightBarButtonItem = item
      simulator.show(UINavigationController(rootViewController: root))
      simulator.advance(by: .milliseconds(100))
      content.popoverPresentationController?.barButtonItem = item
      #expect(content.popoverPresentationController?.sourceItem === item)
      present()
      #expect(content.popoverPresentationController?.arrowDirection == .up)
      #expect(frame.maxX > 700)
    }
  }
#endif
