/// The members of a text on which the user can drop items.
///
/// ``UITextField`` and ``UITextView`` adopt the protocol. Items of the types in the paste configuration can be dropped
/// at the position that a caret shows under the touch, and the paste delegate determines their text.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// The delegate of the drops, which is not retained.
  ///
  /// The default is `nil`.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction with which the text receives drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// A Boolean value that indicates whether the user drags items over the text.
  var isTextDropActive: Bool { get }
}
