import Foundation

/// A text of a strings file, or of one with plurals.
struct LocalizedText: Equatable {
  /// A part of the text whose form depends on a number.
  struct Variable: Equatable {
    /// The forms by the names of plural categories.
    let forms: [String: String]

    /// Returns the form for a plural category.
    ///
    /// Without a category, the result is the form that the file has for all other numbers.
    func form(for category: String?) -> String { category.flatMap { forms[$0] } ?? forms["other"] ?? "" }
  }

  /// The text, a format that can contain variables such as `%#@count@`.
  let format: String
  /// The variables by their names.
  let variables: [String: Variable]
  /// The language that determines the plural forms; `nil` if the text has no language.
  let language: String?

  init(_ format: String, variables: [String: Variable] = [:], language: String? = nil) {
    (self.format, self.variables, self.language) = (format, variables, language)
  }

  /// Creates a text from an entry of a `stringsdict` file; `nil` if it has no format.
  init?(plurals entry: [String: Any], language: String?) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { value -> Variable? in
      guard let forms = value as? [String: Any] else { return nil }
      return Variable(forms: forms.compactMapValues { $0 as? String })
    }
    self.init(format, variables: variables, language: language)
  }
}
