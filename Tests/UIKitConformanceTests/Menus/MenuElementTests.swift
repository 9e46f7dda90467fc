import Testing
import UIKit

/// The elements of menus as values.
@MainActor
struct MenuElementTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test(.rule("R500"))
  func `A menu has no title, no image and no options by default, and an identifier of its own`() {
    let menu = UIMenu(children: [action("a")])
    #expect(menu.title.isEmpty)
    #expect(menu.image == nil)
    #expect(menu.options == [])
    #expect(menu.identifier != UIMenu(children: []).identifier)
  }

  @Test(.rule("R501"))
  func `Replacing the children keeps everything else`() {
    let menu = UIMenu(
      title: "Sort", identifier: UIMenu.Identifier("sort"), options: [.displayInline, .singleSelection],
      children: [action("a")])
    let other = menu.replacingChildren([action("b"), action("c")])
    #expect(other !== menu)
    #expect(other.title == "Sort")
    #expect(other.identifier == UIMenu.Identifier("sort"))
    #expect(other.options == [.displayInline, .singleSelection])
    #expect(other.children.map(\.title) == ["b", "c"])
    #expect(menu.children.map(\.title) == ["a"])
  }

  @Test(.rule("R502"))
  func `The selected elements are those that are on, in inline menus too`() {
    let inline = UIMenu(options: .displayInline, children: [action("c", .on)])
    let menu = UIMenu(children: [action("a", .on), action("b"), inline])
    #expect(menu.selectedElements.map(\.title) == ["a", "c"])
  }

  @Test(.rule("R503"))
  func `An action has a title, a subtitle and attributes that can be changed`() {
    let action = UIAction(title: "Share", subtitle: "With everyone", attributes: .destructive) { _ in }
    #expect(action.subtitle == "With everyone")
    action.title = "Send"
    action.attributes = [.disabled, .keepsMenuPresented]
    #expect((action as UIMenuElement).title == "Send")
    #expect(action.attributes.contains(.keepsMenuPresented))
  }

  @Test(.rule("R504"))
  func `Performing an action passes the sender to the handler`() {
    var senders: [String] = []
    let action = UIAction(title: "Share") { action in senders.append("\(action.sender ?? "none")") }
    action.performWithSender("me", target: nil)
    #expect(senders == ["me"])
    #expect(action.sender == nil)
  }

  @Test(.rule("R505"))
  func `A configuration without an identifier has a unique one`() {
    let own = UIContextMenuConfiguration(
      identifier: NSString(string: "photo"), previewProvider: nil, actionProvider: { _ in nil })
    #expect((own.identifier as? NSString) == "photo")
    let others = (0..<2).map { _ in
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in nil })
    }
    let areSame = (others[0].identifier as AnyObject) === (others[1].identifier as AnyObject)
    #expect(!areSame)
  }

  @Test(.rule("R506"))
  func `Preview parameters show the whole view on the system's background`() {
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil)
    #expect(parameters.backgroundColor != nil)
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(.rule("R507"))
  func `A targeted preview is at the center of its view`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 40))
    root.view.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === root.view)
    #expect(preview.target.center == CGPoint(x: 60, y: 120))
    #expect(preview.size == CGSize(width: 80, height: 40))
    let moved = preview.retargetedPreview(with: UIPreviewTarget(container: root.view, center: .zero))
    #expect(moved.view === view)
    #expect(moved.target.center == .zero)
  }
}
