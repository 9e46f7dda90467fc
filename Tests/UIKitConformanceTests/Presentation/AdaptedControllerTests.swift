import Testing
import UIKit

/// The view controllers that delegates provide for adaptive presentations.
@MainActor
struct AdaptedControllerTests {
  private final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
  }

  @Test(.rule("R1940"), arguments: [UIModalPresentationStyle.fullScreen, .formSheet])
  func `A container that the delegate creates is presented`(style: UIModalPresentationStyle) async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let (content, delegate) = (UIViewController(), Wrapping(style))
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.delegate = delegate
    content.popoverPresentationController?.sourceView = root.view
    root.present(content, animated: false, completion: nil)
    await stage.settle()
    #expect(content.navigationController != nil)
    #expect(root.presentedViewController === content.navigationController)
    #expect(content.viewIfLoaded?.window != nil)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(root.presentedViewController == nil)
  }
}
