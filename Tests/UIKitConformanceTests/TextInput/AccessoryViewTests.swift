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

  /// A bar whose height is that of a text view in it.
  private final class TextBar: UIView {
    let text = UITextView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
      autoresizingMask = .flexibleHeight
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 18)
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { .zero }
  }

  @Test(.rule("R2013"))
  func `An accessory view with a flexible height and no own size has the height of its constraints`() async throws {
    let bar = TextBar()
    let (stage, chat) = try await open(bar)
    let line = bar.text.bounds.height
    #expect(line > 20 && line < 60)
    #expect(bar.text.frame.minY == 8)
    let before = bar.bounds.height
    bar.text.text = "First\nSecond\nThird"
    await stage.settle()
    #expect(bar.text.bounds.height > line * 1.5)
    #expect(abs(bar.bounds.height - before - (bar.text.bounds.height - line)) < 1)
    chat.resignFirstResponder()
    await stage.settle()
  }

  @Test(.rule("R2014"))
  func `An accessory view without a keyboard is at the edge of the screen, and has its safe area`() async throws {
    let bar = TextBar()
    let (stage, chat) = try await open(bar)
    let window = try #require(chat.view.window)
    #expect(bar.convert(bar.bounds, to: nil).maxY == window.bounds.maxY)
    #expect(bar.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
    #expect(abs(bar.bounds.height - bar.text.bounds.height - 16 - window.safeAreaInsets.bottom) < 1)
    chat.resignFirstResponder()
    await stage.settle()
  }

  @Test(.rule("R2015"), arguments: [false, true])
  func `A controller with an accessory view is first responder when it appears`(isPushed: Bool) async throws {
    let stage = try await Stage.open()
    let chat = Chat(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60)))
    let navigation = UINavigationController(rootViewController: isPushed ? UIViewController() : chat)
    await stage.show(navigation)
    if isPushed { navigation.pushViewController(chat, animated: true) }
    await stage.settle()
    #expect(chat.isFirstResponder && chat.bar.window != nil)
    navigation.pushViewController(UIViewController(), animated: true)
    await stage.settle()
    #expect(!chat.isFirstResponder && chat.bar.window == nil)
    navigation.popViewController(animated: true)
    await stage.settle()
    #expect(chat.isFirstResponder && chat.bar.window != nil)
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
