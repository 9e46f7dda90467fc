/// The language of text input.
///
/// - Note: The runtime has one mode for each preferred language of the user, and the user cannot switch between them.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The primary language of the mode, such as `en-US`; `nil` if it has none.
  open var primaryLanguage: String? { language }
  private let language: String

  init(language: String) {
    self.language = language
    super.init()
  }

  /// The modes that are active, the current one first.
  open class var activeInputModes: [UITextInputMode] { modes }
  private static let modes = languages.map { UITextInputMode(language: $0) }

  /// The name of the notification for a change of the current mode.
  ///
  /// - Note: The runtime does not post it, because the user cannot switch between the modes.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The preferred languages of the user.
  static var languages: [String] { UserLanguages.preferred }
}
