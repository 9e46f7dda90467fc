/// An object that gives haptic feedback when a selection changes.
///
/// It has no effect outside of a device.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback for a changed selection.
  open func selectionChanged() {}

  /// Gives the feedback for a selection that changed at a location in the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
