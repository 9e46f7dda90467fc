/// An object that gives haptic feedback about the result of a task.
///
/// It has no effect outside of a device.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task was completed.
    case success = 0
    /// The task led to a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Gives the feedback for the result of a task.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}

  /// Gives the feedback for the result of a task at a location in the view.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) { notificationOccurred(notificationType) }
}
