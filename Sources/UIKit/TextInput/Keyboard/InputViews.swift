/// The input views of a first responder.
@MainActor
struct InputViews {
  /// The view that replaces the keyboard.
  var input: UIView?
  /// The view above the keyboard or its replacement.
  var accessory: UIView?
  /// The responder that provides the view above the keyboard.
  weak var accessoryOwner: UIResponder?
  /// The controller of the view that replaces the keyboard.
  var inputController: UIInputViewController?
  /// The controller of the view above the keyboard.
  var accessoryController: UIInputViewController?
  /// The object that receives the keyboard's input; `nil` if there is no keyboard.
  var text: (any UIKeyInput)?
  /// The shortcuts above the keyboard; `nil` if there are none.
  var assistant: UITextInputAssistantItem?

  static let none = InputViews()

  private init() {}

  /// Creates the input views of a responder and its responder chain.
  init(for responder: UIResponder) {
    for current in responder.chain {
      guard input == nil || accessory == nil else { break }
      if input == nil {
        inputController = current.inputViewController
        // Text fields in the view of an input view controller do not request that view.
        input = inputController?.view ?? (current is UIInputViewController ? nil : current.inputView)
      }
      if accessory == nil {
        accessoryController = current.inputAccessoryViewController
        accessory = accessoryController?.view ?? current.inputAccessoryView
        accessoryOwner = accessory == nil ? nil : current
      }
    }
    guard input == nil, let text = responder as? any UIKeyInput else { return }
    if let client = responder as? any KeyboardClient, !client.acceptsText { return }
    self.text = text
    guard UIScreen.main.hardware.idiom == .pad else { return }
    assistant = responder.chain.lazy.compactMap(\.assistantItem).first.flatMap { $0.showsItems ? $0 : nil }
  }

  /// Returns whether a view is inside one of the input views, such as a text field of an accessory view.
  func contain(_ view: UIView) -> Bool {
    [input, accessory].contains { $0.map(view.isDescendant(of:)) ?? false }
  }
}
