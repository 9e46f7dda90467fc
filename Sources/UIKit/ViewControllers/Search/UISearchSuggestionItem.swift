/// A search suggestion with a text, a description, and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// Creates a suggestion.
  ///
  /// - Parameters:
  ///   - suggestion: The text.
  ///   - description: The description for assistive technology; `nil` for the text.
  ///   - iconImage: The image beside the text.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
  }

  /// Creates a suggestion with a styled text.
  ///
  /// - Parameters:
  ///   - suggestion: The styled text.
  ///   - description: The description for assistive technology; `nil` for the text.
  ///   - iconImage: The image beside the text.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }

  /// The text of the suggestion.
  open private(set) var localizedSuggestion: String?

  /// The styled text of the suggestion.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?

  /// The description of the suggestion for assistive technology.
  open private(set) var localizedDescription: String?

  /// The image beside the text.
  open private(set) var iconImage: UIImage?

  /// A value that the app associates with the suggestion.
  open var representedObject: Any?
}
