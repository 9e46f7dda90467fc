import Testing
import UIKit

/// Objects of classes that are determined at run time, as generic code creates them.
@MainActor
struct RuntimeClassTests {
  private class Badge: UIView {
    var text = "new"
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Plain: UIView {}
  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      tag = 3
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Details: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      title = "Details"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Rings: CAShapeLayer {
    override init() {
      super.init()
      name = "rings"
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }

  private func made<View: UIView>(_ frame: CGRect) -> View { View(frame: frame) }
  private func made<Controller: UIViewController>() -> Controller { Controller() }

  @Test(.rule("R1480"))
  func `Generic code creates views with their own initializer`() {
    let badge: Badge = made(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(badge.tag == 7 && badge.text == "new")
    let type: UIView.Type = Plain.self
    #expect(type.init() is Plain)
    #expect(type.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).bounds.width == 5)
  }

  @Test(.rule("R1480"))
  func `Metatypes create cells, controllers, and layers`() {
    let cell: UITableViewCell.Type = Row.self
    let row = cell.init(style: .default, reuseIdentifier: "row")
    #expect(row is Row && row.tag == 3 && row.reuseIdentifier == "row")
    let controller: Details = made()
    #expect(controller.title == "Details")
    let type: UIViewController.Type = Details.self
    #expect(type.init(nibName: "File", bundle: nil).nibName == "File")
    let layer: CALayer.Type = Rings.self
    #expect(layer.init().name == "rings")
  }

  @Test(.rule("R1481"))
  func `A subclass can name its nib`() {
    final class Named: UIViewController {
      override var nibName: String? { "Root" }
    }
    #expect(Named().nibName == "Root")
  }

  @Test(.rule("R1482"))
  func `Objects are arguments of formats by their descriptions`() {
    final class Named: UIView {
      override var description: String { "<a name>" }
    }
    let number = NSNumber(value: 2.5)
    #expect(String(format: "%@ has %@ and %d", Named(), number, 3) == "<a name> has 2.5 and 3")
  }

  @Test(.rule("R1483"))
  func `The window of a delegate is optional twice where its class is unknown`() async {
    @MainActor final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
      var window: UIWindow?
    }
    let delegate = Delegate()
    delegate.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let app: (any UIApplicationDelegate)? = delegate
    #expect(app?.window??.bounds.width == 10)
    #expect(app!.window!!.bounds.width == 10)
    let scene: (any UIWindowSceneDelegate)? = delegate
    #expect(scene?.window??.bounds.height == 10)
    app?.window??.tag = 4
    #expect(delegate.window?.tag == 4)
  }
}
