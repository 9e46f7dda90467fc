/// The members of an object into which the user can paste items of the types in a paste configuration.
///
/// Every ``UIResponder`` has them. A responder with a paste configuration is offered Paste by edit menus and by ⌘V
/// while the general pasteboard has an acceptable item, and a view with one also accepts such items when they are
/// dropped. In both cases, `paste(itemProviders:)` receives the items.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of items that can be pasted; `nil` if nothing can.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes items, whose data it loads from the item providers.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether items can be pasted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// The default implementation does nothing.
  public func paste(itemProviders: [NSItemProvider]) {}
  /// The default implementation returns whether one of the items has a type of the paste configuration.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
}

extension UIResponder {
  /// Posted when the paste configuration of a responder was set.
  ///
  /// The object is the responder.
  static let pasteConfigurationDidChangeNotification = NSNotification.Name("_UIResponderPasteConfigurationDidChange")

  /// A Boolean value that indicates whether the items of the general pasteboard can be pasted.
  var canPasteFromPasteboard: Bool {
    pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
  }

  /// Pastes the items of the general pasteboard if that is possible.
  func pasteFromPasteboard() {
    let itemProviders = UIPasteboard.general.itemProviders
    if canPaste(itemProviders) { paste(itemProviders: itemProviders) }
  }
}
