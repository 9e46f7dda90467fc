import Testing
import UIKit

/// The content of popovers and form sheets: its size and its traits.
@MainActor
struct PopoverContentTests {
  private func popover(_ controller: UIViewController, in root: UIViewController) {
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = root.view
    controller.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
  }

  @Test(.rule("R1955"))
  func `A navigation controller prefers the content size of its top view controller`() {
    let top = UIViewController()
    top.preferredContentSize = CGSize(width: 200, height: 100)
    let navigation = UINavigationController(rootViewController: top)
    #expect(navigation.preferredContentSize == CGSize(width: 200, height: 100))
  }

  @Test(.rule("R1955"), .enabled { await Stage.hasPad })
  func `A popover follows the content size of the top view controller`() async throws {
    let stage = try await Stage.openPad()
    let root = UIViewController()
    await stage.show(root)
    let (first, second) = (UIViewController(), UIViewController())
    first.preferredContentSize = CGSize(width: 300, height: 240)
    second.preferredContentSize = CGSize(width: 350, height: 400)
    let navigation = UINavigationController(rootViewController: first)
    popover(navigation, in: root)
    root.present(navigation, animated: false, completion: nil)
    await stage.settle()
    #expect(navigation.view.bounds.width == 300)
    first.preferredContentSize = CGSize(width: 320, height: 240)
    await stage.settle()
    #expect(navigation.view.bounds.width == 320)
    navigation.pushViewController(second, animated: false)
    await stage.settle()
    #expect(navigation.view.bounds.width == 350)
    navigation.popViewController(animated: true)
    await stage.settle()
    #expect(navigation.view.bounds.width == 320)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R1956"), .enabled { await Stage.hasPad })
  func `The width of a popover and of a form sheet is compact`() async throws {
    let stage = try await Stage.openPad()
    let root = UIViewController()
    await stage.show(root)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    for style in [UIModalPresentationStyle.popover, .formSheet] {
      let content = UIViewController()
      popover(content, in: root)
      content.modalPresentationStyle = style
      root.present(content, animated: false, completion: nil)
      await stage.settle()
      #expect(content.traitCollection.horizontalSizeClass == .compact)
      #expect(content.traitCollection.verticalSizeClass == .regular)
      root.dismiss(animated: false, completion: nil)
      await stage.settle()
    }
  }

  @Test(.rule("R1956"), .enabled { await Stage.hasPad })
  func `A popover over a form sheet does not adapt`() async throws {
    let stage = try await Stage.openPad()
    let root = UIViewController()
    await stage.show(root)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false, completion: nil)
    await stage.settle()
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    popover(content, in: form)
    form.present(content, animated: false, completion: nil)
    await stage.settle()
    #expect(content.presentationController is UIPopoverPresentationController)
    #expect(content.view.bounds.size == CGSize(width: 200, height: 100))
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }
}
