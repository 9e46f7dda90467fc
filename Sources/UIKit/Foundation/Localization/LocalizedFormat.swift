import Foundation

/// A value that is inserted into a localized text.
enum LocalizedArgument: Codable, Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case text(String)

  /// The number that determines a plural form; `nil` for a text.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    case .text: nil
    }
  }
}

/// The insertion of values into a localized text.
///
/// The text comes from a file, whose author can have mistaken the number and the types of the values. So each value is
/// formatted by its own type, and a place without a value remains as it is.
struct LocalizedFormat {
  private let text: LocalizedText
  private let arguments: [LocalizedArgument]
  private let locale: Locale
  private var next = 0
  // Not a static constant, because a regular expression is not sendable. It is compiled once for a text.
  private let pattern = Self.place

  /// Returns a text with values in the places of its format.
  static func string(_ text: LocalizedText, _ arguments: [LocalizedArgument], locale: Locale) -> String {
    // Without values, a text is not a format, and its percent signs are not escaped.
    guard !arguments.isEmpty else { return withoutVariables(text) }
    var format = LocalizedFormat(text: text, arguments: arguments, locale: locale)
    return format.expand(text.format, of: nil)
  }

  /// Returns a format whose variables are replaced by their forms for most numbers.
  static func withoutVariables(_ text: LocalizedText) -> String {
    guard !text.variables.isEmpty else { return text.format }
    var result = text.format
    for (name, variable) in text.variables {
      for place in 0...9 {
        let position = place == 0 ? "" : "\(place)$"
        result = result.replacingOccurrences(of: "%\(position)#@\(name)@", with: variable.form(for: nil))
      }
    }
    return result
  }

  /// - Parameter own: The value of the variable to which the format belongs, which its first place shows.
  private mutating func expand(_ format: String, of own: LocalizedArgument?) -> String {
    var result = ""
    var own = own
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let place = rest.prefixMatch(of: pattern) else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      rest = rest[place.range.upperBound...]
      if place.output.0 == "%%" {
        result += "%"
        continue
      }
      let position = place.output.position.flatMap { Int($0) }
      let argument: LocalizedArgument?
      if let position {
        argument = self.argument(at: position - 1)
      } else if let variable = own, place.output.variable == nil {
        (argument, own) = (variable, nil)
      } else {
        argument = self.argument(at: next)
        next += 1
      }
      guard let argument else {
        result += place.output.0
        continue
      }
      if let name = place.output.variable {
        result += form(of: String(name), for: argument)
      } else {
        result += string(argument, flags: place.output.flags ?? "", conversion: place.output.conversion ?? "@")
      }
    }
    return result + rest
  }

  private func argument(at index: Int) -> LocalizedArgument? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  private mutating func form(of name: String, for argument: LocalizedArgument) -> String {
    guard let variable = text.variables[name] else { return "" }
    let number = argument.number
    let category = number.map { PluralCategory.name(of: $0, in: text.language ?? locale.identifier) }
    // Zero has a form of its own in every language, if the file contains it.
    let form = number == 0 ? variable.forms["zero"] : nil
    return expand(form ?? variable.form(for: category), of: argument)
  }

  private func string(_ argument: LocalizedArgument, flags: Substring, conversion: Substring) -> String {
    let isReal = "fFeEgGaA".contains(conversion)
    let isInteger = "diuxXoc".contains(conversion)
    func formatted(_ type: String, _ value: any CVarArg) -> String {
      String(format: "%\(flags)\(type)", locale: locale, arguments: [value])
    }
    return switch argument {
    case .text(let text): text
    case .integer(let value) where isReal: formatted("\(conversion)", Double(value))
    case .integer(let value): formatted(isInteger ? "ll\(conversion)" : "lld", value)
    case .unsigned(let value) where isReal: formatted("\(conversion)", Double(value))
    case .unsigned(let value): formatted(isInteger ? "ll\(conversion)" : "llu", value)
    case .real(let value): formatted(isReal ? "\(conversion)" : "f", value)
    }
  }

  /// A place for a value: `%@`, `%1$lld`, `%.2f`, `%#@name@`, `%arg`, or an escaped percent sign.
  private static var place:
    Regex<
      (
        Substring, position: Substring?, variable: Substring?, flags: Substring?, conversion: Substring?
      )
    >
  {
    /%(?:%|(?:(?<position>[1-9])\$)?(?:#@(?<variable>[^@%]+)@|arg\b|(?<flags>[-+ 0']*[0-9]{0,3}(?:\.[0-9]{0,2})?)(?:hh|h|ll|l|q|z|t|j|L)?(?<conversion>[@diuxXocfFeEgGaA])))/
  }
}
