/// A unit of a duration, from the largest to the smallest.
enum DurationUnit: CaseIterable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit of a duration, and its length in seconds; `nil` if it has no fixed length.
  fileprivate var fixed: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }
}

/// The text of a duration that is divided into units.
struct DurationText {
  struct Part {
    let unit: DurationUnit
    var value: Int
  }

  private(set) var string = ""
  private let style: DateComponentsFormatter.UnitsStyle
  private let locale: Locale

  init(_ all: [Part], formatter: DateComponentsFormatter, locale: Locale) {
    style = formatter.unitsStyle
    self.locale = locale
    var parts = all
    if formatter.collapsesLargestUnit { Self.collapse(&parts) }
    parts = Self.shown(parts, formatter)
    if formatter.maximumUnitCount > 0 { parts = Array(parts.prefix(formatter.maximumUnitCount)) }
    let pads = formatter.zeroFormattingBehavior.contains(.pad)
    string = style == .positional ? positional(parts, pads: pads) : words(parts)
  }

  /// Adds a largest unit of the value 1 to the next one.
  private static func collapse(_ parts: inout [Part]) {
    guard let index = parts.firstIndex(where: { $0.value != 0 }), parts[index].value == 1,
      parts.indices.contains(index + 1), parts[index + 1].value != 0, let length = parts[index].unit.fixed?.seconds,
      let next = parts[index + 1].unit.fixed?.seconds
    else { return }
    parts[index].value = 0
    parts[index + 1].value += length / next
  }

  /// Returns the parts without the zeros that are omitted, but at least one.
  private static func shown(_ parts: [Part], _ formatter: DateComponentsFormatter) -> [Part] {
    var behavior = formatter.zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    if behavior.contains(.default) {
      behavior.formUnion(formatter.unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    guard let first = parts.firstIndex(where: { $0.value != 0 }), let last = parts.lastIndex(where: { $0.value != 0 })
    else {
      return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1))
    }
    return parts.enumerated().filter { index, part in
      guard part.value == 0 else { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  // MARK: - Styles

  private func positional(_ parts: [Part], pads: Bool) -> String {
    // Units that are longer than an hour have no position.
    guard parts.allSatisfy({ [.hour, .minute, .second].contains($0.unit) }) else { return words(parts) }
    return parts.enumerated().map { index, part in
      let digits = "\(part.value)"
      return digits.count < 2 && (pads || index > 0) ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func words(_ parts: [Part]) -> String {
    if parts.allSatisfy({ $0.unit.fixed != nil && $0.value != 0 }) { return text(parts) }
    return parts.map { text([$0]) }.joined(separator: style == .full || style == .short ? ", " : " ")
  }

  /// Returns the text of units of a fixed length in the language, or of a single unit.
  private func text(_ parts: [Part]) -> String {
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    var seconds = 0
    for part in parts {
      guard let fixed = part.unit.fixed else { return Self.calendarUnit(part, style, locale) }
      units.insert(fixed.unit)
      seconds += part.value * fixed.seconds
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full: .wide
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .abbreviated, .positional: .narrow
      }
    let format = Duration.UnitsFormatStyle(allowedUnits: units, width: width, zeroValueUnits: .show(length: 1))
    return Duration.seconds(seconds).formatted(format.locale(locale))
  }

  /// Returns the text of years or months, for which there is no format.
  private static func calendarUnit(_ part: Part, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale)
    -> String
  {
    let isOne = part.value == 1
    let isGerman = locale.language.languageCode?.identifier == "de"
    let name =
      switch (part.unit, style) {
      case (.year, .full): isGerman ? (isOne ? " Jahr" : " Jahre") : (isOne ? " year" : " years")
      case (.year, .short), (.year, .brief): isGerman ? " J" : (isOne ? " yr" : " yrs")
      case (.year, _): isGerman ? " J" : "y"
      case (_, .full): isGerman ? (isOne ? " Monat" : " Monate") : (isOne ? " month" : " months")
      case (_, .short), (_, .brief): isGerman ? " Mon." : (isOne ? " mth" : " mths")
      case (_, _): isGerman ? " M" : "mo"
      }
    return "\(part.value)\(name)"
  }
}
