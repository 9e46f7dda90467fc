/// The values of a view for the focus system that differ from the defaults, which most views do not have.
@MainActor
final class FocusAttributes {
  var groupIdentifier: String?
  var groupPriority = UIFocusGroupPriority.ignored
  var effect: UIFocusEffect?
  /// A Boolean value that indicates whether the app has set the effect, possibly to `nil`.
  var hasEffect = false
}
