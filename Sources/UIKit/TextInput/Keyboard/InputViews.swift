/// The input views of a first responder.
@MainActor
struct InputViews {
  /// In place of the keyboard.
  var input: UIView?
  /// Above the keyboard or what is in its place.
  var accessory: UIView?
  /// The object that receives the keyboard's input; `nil` where there is no keyboard.
  var text: (any UIKeyInput)?

  static let none = InputViews()

  private init() {}

  /// Creates the input views of a responder or its responder chain.
  init(for responder: UIResponder) {
    var link: UIResponder? = responder
    // Bounded: an app's own `next` may lead round in a circle.
    for _ in 0..<4096 {
      guard let current = link, input == nil || accessory == nil else { break }
      input = input ?? current.inputView
      accessory = accessory ?? current.inputAccessoryView
      link = current.next
    }
    guard input == nil, let text = responder as? any UIKeyInput else { return }
    if let client = responder as? any KeyboardClient, !client.acceptsText { return }
    self.text = text
  }

  /// Returns whether a view is in one of these, as the field of an accessory is that is typed into.
  func contain(_ view: UIView) -> Bool {
    [input, accessory].contains { $0.map(view.isDescendant(of:)) ?? false }
  }
}
