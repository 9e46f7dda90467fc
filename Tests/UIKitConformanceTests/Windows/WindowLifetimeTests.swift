import Testing
import UIKit

@MainActor
struct WindowLifetimeTests {
  @Test(.rule("R270"))
  func `A window without a frame has the size of the screen`() async throws {
    let stage = try await Stage.open()
    #expect(UIWindow().frame == stage.scene.screen.bounds)
  }

  @Test(.rule("R271"))
  func `A visible key window without references is deallocated at the end of the update cycle`() async throws {
    let stage = try await Stage.open()
    weak var weakWindow: UIWindow?
    let controller = UIViewController()
    do {
      let window = UIWindow(windowScene: stage.scene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      weakWindow = window
    }
    #expect(weakWindow != nil)
    #expect(controller.view.window != nil)
    weakWindow?.isHidden = true
    await stage.turn()
  }

  @Test(.rule("R272"))
  func `A presentation controller retains the presented view controller`() {
    let presentation = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    #expect(presentation.presentedViewController.presentingViewController == nil)
  }

  @Test(.rule("R272"))
  func `A controller whose presentation controller was read is released`() {
    weak var weakController: UIViewController?
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      weakController = controller
      #expect(controller.presentationController?.presentedViewController === controller)
    }
    #expect(weakController == nil)
  }
}
