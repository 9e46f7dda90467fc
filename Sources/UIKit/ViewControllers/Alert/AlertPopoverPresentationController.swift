/// The popover of an action sheet on iPad.
///
/// A touch outside of it chooses the cancel action, which has no button.
final class AlertPopoverPresentationController: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// An action sheet never becomes another presentation.
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  override func contentSize(in room: CGRect) -> CGSize {
    guard let view = alert?.alertView else { return .zero }
    view.layoutKind = .popover
    return view.sizeThatFits(room.size)
  }

  override var missingSourceMessage: String {
    "\(presentedViewController) is a UIAlertController of the style .actionSheet, which is a popover on iPad. Provide its location: set sourceView and sourceRect, sourceItem or barButtonItem of its popoverPresentationController before presenting it"
  }

  override func tappedOutside() {
    guard let cancel = alert?.actions.first(where: { $0.style == .cancel }) else { return super.tappedOutside() }
    alert?.choose(cancel)
  }
}
