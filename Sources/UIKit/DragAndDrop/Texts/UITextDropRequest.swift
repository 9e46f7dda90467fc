/// A position in a text at which items can be dropped.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The position in the text that is nearest to the touch.
  var dropPosition: UITextPosition { get }
  /// The proposal that applies without a delegate.
  var suggestedProposal: UITextDropProposal { get }
  /// A Boolean value that indicates whether the drag began in the same text.
  var isSameView: Bool { get }
  /// The session of the drop.
  var dropSession: any UIDropSession { get }
}

@MainActor
final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(_ offset: Int, suggested: UITextDropProposal, isSameView: Bool, session: any UIDropSession) {
    dropPosition = TextOffset(offset)
    suggestedProposal = suggested
    self.isSameView = isSameView
    dropSession = session
  }
}
