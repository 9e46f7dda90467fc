/// The result of the user's input in a view, such as scrolling, typing, or selecting a text field.
struct InterfaceRecord: Codable, Equatable, Sendable {
  enum Content: Codable, Equatable, Sendable {
    /// The content offset of a scroll view that is not at its beginning.
    case offset(x: Double, y: Double)
    /// The text that the user has entered.
    case text(String)
    /// The view is the first responder, with a selection in UTF-16 units if it contains text.
    case firstResponder(location: Int?, length: Int?)
  }

  let path: ViewPath
  let content: Content
  /// A Boolean value that indicates whether the view was not in a window.
  ///
  /// An example is the view of a view controller below the top view controller of a navigation stack.
  let isHidden: Bool

  // MARK: - Capturing

  /// Returns the records of a scene, in the order in which they can be applied.
  ///
  /// Only text that the user has entered is recorded: other text belongs to the source of the app, which may have
  /// changed. Secure text is not recorded.
  @MainActor
  static func records(of scene: UIWindowScene) -> [InterfaceRecord] {
    var (texts, offsets, responders): ([InterfaceRecord], [InterfaceRecord], [InterfaceRecord]) = ([], [], [])
    func visit(_ view: UIView, at path: ViewPath) {
      let isHidden = view.window == nil
      if let text = text(of: view) { texts.append(Self(path: path, content: .text(text), isHidden: isHidden)) }
      if let offset = offset(of: view) {
        offsets.append(Self(path: path, content: .offset(x: offset.x, y: offset.y), isHidden: isHidden))
      }
      if view === FirstResponder.current {
        responders.append(Self(path: path, content: selection(of: view), isHidden: isHidden))
      }
      // The view of another view controller is found through that view controller.
      for (view, step) in ViewPath.steps(to: view.subviews) where view.owner == nil {
        visit(view, at: path.appending(view: step))
      }
    }
    func visit(_ controllers: [UIViewController], at path: ViewPath) {
      for (controller, step) in ViewPath.steps(to: controllers) {
        let path = path.appending(controller: step)
        if let view = controller.viewIfLoaded { visit(view, at: path) }
        visit(ViewPath.controllers(of: controller), at: path)
      }
    }
    visit(ViewPath.roots(of: scene), at: ViewPath())
    return texts + offsets + responders
  }

  @MainActor
  private static func text(of view: UIView) -> String? {
    switch view {
    case let field as UITextField: field.hasUserText && !field.isSecureTextEntry ? field.text : nil
    case let view as UITextView: view.hasUserText ? view.text : nil
    default: nil
    }
  }

  @MainActor
  private static func offset(of view: UIView) -> CGPoint? {
    // The scroll view of a page view controller always rests at its center.
    guard let view = view as? UIScrollView, !(view is PageScrollView) else { return nil }
    let offset = view.clamped(view.contentOffset)
    let isAtBeginning =
      abs(offset.x - view.horizontalRange.lowerBound) < 0.5 && abs(offset.y - view.verticalRange.lowerBound) < 0.5
    return isAtBeginning ? nil : offset
  }

  @MainActor
  private static func selection(of view: UIView) -> Content {
    guard let input = view as? any UITextInput, let range = input.selectedTextRange else {
      return .firstResponder(location: nil, length: nil)
    }
    return .firstResponder(
      location: input.offset(from: input.beginningOfDocument, to: range.start),
      length: input.offset(from: range.start, to: range.end))
  }

  // MARK: - Applying

  /// Applies the record as far as possible.
  ///
  /// Returns whether nothing remains to be applied.
  ///
  /// The record of a view that was not in a window is applied once, when the view appears.
  @MainActor
  func apply(to scene: UIWindowScene) -> Bool {
    guard let view = path.view(in: scene) else { return false }
    switch content {
    case .offset(let x, let y): return Self.scroll(view, to: CGPoint(x: x, y: y)) || isHidden
    case .text(let text): return Self.enter(text, in: view)
    case .firstResponder(let location, let length):
      guard view.isFirstResponder || view.becomeFirstResponder() else { return false }
      if let location, let length { Self.select(location, length, in: view) }
      return true
    }
  }

  /// Scrolls a view as far as its content allows, which may not be complete.
  @MainActor
  private static func scroll(_ view: UIView, to offset: CGPoint) -> Bool {
    guard let view = view as? UIScrollView else { return true }
    let possible = view.clamped(offset)
    if possible != view.contentOffset { view.setContentOffset(possible, animated: false) }
    return abs(possible.x - offset.x) < 0.5 && abs(possible.y - offset.y) < 0.5
  }

  /// Enters a text as the user does, so that the app observes it.
  @MainActor
  private static func enter(_ text: String, in view: UIView) -> Bool {
    switch view {
    case let field as UITextField where !field.isSecureTextEntry:
      if field.text != text { field.replace(NSRange(location: 0, length: field.text?.utf16.count ?? 0), with: text) }
    case let view as UITextView:
      if view.text != text { view.replace(NSRange(location: 0, length: view.text.utf16.count), with: text) }
    default: break
    }
    return true
  }

  @MainActor
  private static func select(_ location: Int, _ length: Int, in view: UIView) {
    guard let input = view as? any UITextInput,
      let start = input.position(from: input.beginningOfDocument, offset: location),
      let end = input.position(from: start, offset: length)
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }
}
