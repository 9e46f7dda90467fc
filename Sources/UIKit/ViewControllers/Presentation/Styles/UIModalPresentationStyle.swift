/// Constants that specify the style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presentation covers the screen, and the views below are removed.
  case fullScreen = 0
  /// A sheet that covers most of the underlying content.
  case pageSheet = 1
  /// A smaller sheet in the center of the screen.
  ///
  /// In a compact environment, it resembles a page sheet.
  case formSheet = 2
  /// The presentation covers the controller that defines the context, and its views are removed.
  case currentContext = 3
  /// The style of the presentation controller that the transitioning delegate provides.
  case custom = 4
  /// The presentation covers the screen, and the views below remain.
  case overFullScreen = 5
  /// The presentation covers the controller that defines the context, and its views remain.
  case overCurrentContext = 6
  /// The content is in a popover beside its source.
  ///
  /// In a compact width, it is a form sheet.
  case popover = 7
  /// No adaptation.
  ///
  /// Delegates can return the value, but a controller cannot be presented with it.
  case none = -1
  /// The style that the system chooses, a page sheet.
  case automatic = -2

  /// The style with which a controller is presented: a page sheet for `automatic`.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
