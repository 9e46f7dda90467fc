/// The text for which a delegate provides the items of a drag.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range of the text to drag.
  var dragRange: UITextRange { get }
  /// The items that are dragged without a delegate.
  var suggestedItems: [UIDragItem] { get }
  /// The items of the session to which the items are added.
  var existingItems: [UIDragItem] { get }
  /// A Boolean value that indicates whether the text to drag is the selection.
  ///
  /// - Note: Only selected text is dragged.
  var isSelected: Bool { get }
  /// The session of the drag.
  var dragSession: any UIDragSession { get }
}

@MainActor
final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let existingItems: [UIDragItem]
  let isSelected = true
  let dragSession: any UIDragSession

  init(_ range: NSRange, suggested: [UIDragItem], existing: [UIDragItem], session: any UIDragSession) {
    dragRange = TextSpan(range)
    suggestedItems = suggested
    existingItems = existing
    dragSession = session
  }
}
