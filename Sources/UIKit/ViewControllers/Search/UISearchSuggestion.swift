/// A suggestion that the user can choose instead of typing a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The description of the suggestion for assistive technology.
  var localizedDescription: String? { get }
  /// The image beside the text.
  var iconImage: UIImage? { get }
  /// The styled text of the suggestion, which is displayed in place of ``localizedSuggestion``.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// A value that the app associates with the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// The value `nil`, for the text of the suggestion.
  public var localizedDescription: String? { nil }
  /// The value `nil`, for no image.
  public var iconImage: UIImage? { nil }
}
