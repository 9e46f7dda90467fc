import Testing
import UIKit

/// Accessory views that remain at the bottom of the screen.
@MainActor
struct AccessoryViewTests {
  private final class Bar: UIView {
    var height: CGFloat = 60 {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  }

  private final class Chat: UIViewController {
    let bar: UIView
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    init(_ bar: UIView) {
      self.bar = bar
      super.init(nibName: nil, bundle: nil)
      bar.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func open(_ bar: UIView) async throws -> (Stage, Chat) {
    let stage = try await Stage.open()
    let chat = Chat(bar)
    await stage.show(chat)
    chat.becomeFirstResponder()
    await stage.settle()
    return (stage, chat)
  }

  @Test(.rule("R1953"))
  func `An accessory view with a flexible height has the height of its content`() async throws {
    let bar = Bar()
    bar.autoresizingMask = .flexibleHeight
    let (stage, chat) = try await open(bar)
    #expect(bar.window != nil && bar.bounds.height >= 60 && bar.bounds.height < 100)
    let before = bar.bounds.height
    bar.height = 90
    await stage.settle()
    #expect(bar.bounds.height == before + 30)
    chat.resignFirstResponder()
    await stage.settle()
  }

  @Test(.rule("R1953"))
  func `An accessory view with a flexible height and no content size has the height of its frame`() async throws {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    bar.autoresizingMask = .flexibleHeight
    let (stage, chat) = try await open(bar)
    #expect(bar.window != nil && bar.bounds.height == 60)
    chat.field.becomeFirstResponder()
    await stage.settle()
    #expect(bar.bounds.height == 60)
    bar.endEditing(true)
    chat.resignFirstResponder()
    await stage.settle()
  }

  @Test(.rule("R1954"))
  func `The controller is first responder again when a field in its accessory view resigns`() async throws {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    let (stage, chat) = try await open(bar)
    let docked = bar.convert(bar.bounds, to: nil).minY
    chat.field.becomeFirstResponder()
    await stage.settle()
    #expect(chat.field.isFirstResponder && !chat.isFirstResponder)
    #expect(bar.convert(bar.bounds, to: nil).minY < docked)
    chat.field.resignFirstResponder()
    await stage.settle()
    #expect(chat.isFirstResponder && !chat.field.isFirstResponder)
    #expect(bar.window != nil)
    #expect(bar.convert(bar.bounds, to: nil).minY == docked)
    chat.resignFirstResponder()
    await stage.settle()
    #expect(bar.window == nil)
  }

  @Test(.rule("R1954"))
  func `A field in the accessory view resigns when the view of the controller leaves the window`() async throws {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    let stage = try await Stage.open()
    let chat = Chat(bar)
    let navigation = UINavigationController(rootViewController: UIViewController())
    await stage.show(navigation)
    navigation.pushViewController(chat, animated: false)
    await stage.settle()
    chat.becomeFirstResponder()
    chat.field.becomeFirstResponder()
    await stage.settle()
    #expect(chat.field.isFirstResponder)
    navigation.popViewController(animated: true)
    await stage.settle()
    #expect(!chat.field.isFirstResponder && !chat.isFirstResponder)
    #expect(bar.window == nil)
  }
}
