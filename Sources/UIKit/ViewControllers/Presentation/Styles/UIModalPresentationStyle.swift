/// Modal presentation styles available when presenting view controllers.
///
/// - Note: UIKit also has `popover`. There is no popover here, so that it does not compile.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the covered views are removed.
  case fullScreen = 0
  /// A sheet that covers most of the underlying content.
  case pageSheet = 1
  /// A smaller sheet in the middle of the screen; in a compact environment like a page sheet.
  case formSheet = 2
  /// Covers the controller that defines the context, whose views are removed.
  case currentContext = 3
  /// The style of the presentation controller that the transitioning delegate provides.
  case custom = 4
  /// Covers the screen; the views below remain.
  case overFullScreen = 5
  /// Covers the controller that defines the context, whose views remain.
  case overCurrentContext = 6
  /// No adaptation; returned by delegates, and not valid for a presentation.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2

  /// The style that automatic stands for.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
