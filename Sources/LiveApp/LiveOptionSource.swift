/// The values of options as text, with their origins.
struct LiveOptionSource {
  /// An option that can also be set in the environment.
  enum Option: String {
    case headless, port, host, device, appearance, documents, pictures, url, preview
    case textSize = "text-size"
    case layoutDirection = "layout-direction"

    /// The name of the argument.
    var argument: String { "--\(rawValue)" }
    /// The name of the environment variable.
    var variable: String { "UIKIT_" + rawValue.uppercased().replacing("-", with: "_") }
  }

  /// A text, and the name under which the user gave it.
  struct Value {
    let text: String
    let name: String

    /// Converts the text, or reports the expected values.
    func convert<Result>(_ conversion: (String) -> Result?, expected: String) throws(LiveOptionError) -> Result {
      guard let result = conversion(text) else { throw LiveOptionError(name: name, value: text, expected: expected) }
      return result
    }
  }

  let arguments: LiveArguments
  let environment: [String: String]

  /// Returns the value of an option; `nil` if there is none or the variable is empty.
  func value(of option: Option) -> Value? {
    if let text = argument(option) { return Value(text: text, name: option.argument) }
    guard let text = environment[option.variable], !text.isEmpty else { return nil }
    return Value(text: text, name: option.variable)
  }

  /// Returns whether the variable of an option without a value is set to true.
  func flag(_ option: Option) throws(LiveOptionError) -> Bool {
    try value(of: option)?.convert(
      { ["1": true, "true": true, "yes": true, "0": false, "false": false, "no": false][$0.lowercased()] },
      expected: "1 or 0") ?? false
  }

  private func argument(_ option: Option) -> String? {
    switch option {
    case .headless: nil
    case .port: arguments.port
    case .host: arguments.host
    case .device: arguments.device
    case .appearance: arguments.appearance
    case .textSize: arguments.textSize
    case .layoutDirection: arguments.layoutDirection
    case .url: arguments.url
    case .preview: arguments.preview
    case .documents: arguments.documents
    case .pictures: arguments.pictures
    }
  }
}

/// An option whose value cannot be used.
package struct LiveOptionError: Error, Equatable, CustomStringConvertible {
  /// The name of the argument or the environment variable.
  package let name: String
  /// The invalid value.
  package let value: String
  /// The expected values.
  package let expected: String

  /// A message with the option, its value, and the expected values.
  package var description: String { "\(name) cannot be \"\(value)\". It must be \(expected)." }
}
