/// What becomes of presented controllers when the content below them changes.
public enum PresentedControllersPolicy: Hashable, Sendable {
  /// They stay, now over the new content, as UIKit has it.
  case keep
  /// When somebody leaves, whatever is presented over the container, and by those who leave, is dismissed along with the
  /// change, animated if that is. With a hand, when it has finished the change.
  case dismiss
}
