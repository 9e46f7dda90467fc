/// A property with which an input view enables the clicks of its keys.
///
/// - Note: The runtime is silent.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// A Boolean value that indicates whether keys click while the view is visible.
  ///
  /// The default is `false`.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// The default value is `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
