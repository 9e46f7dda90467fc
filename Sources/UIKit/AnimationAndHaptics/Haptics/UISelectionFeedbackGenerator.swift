/// An object that gives haptic feedback when a selection changes.
///
/// It has no effect outside of a device.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback for a changed selection.
  open func selectionChanged() {}
}
