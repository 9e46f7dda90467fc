/// The limits of the size of a scene's windows, where the user can resize them.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// A Boolean value that indicates whether the user can use the full screen.
  ///
  /// The default is `true`.
  open var allowsFullScreen = true
}
