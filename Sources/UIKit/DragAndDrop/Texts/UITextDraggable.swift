/// The members of a text whose selection the user can drag.
///
/// ``UITextField`` and ``UITextView`` adopt the protocol. A long press on the selection lifts the selected text. The
/// text of a secure field is not dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The delegate of the drags, which is not retained.
  ///
  /// The default is `nil`.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction with which the user drags the selection, which can be disabled.
  var textDragInteraction: UIDragInteraction? { get }
  /// A Boolean value that indicates whether the user drags text of this object.
  var isTextDragActive: Bool { get }
  /// The options of drags.
  ///
  /// The default is none.
  var textDragOptions: UITextDragOptions { get set }
}
