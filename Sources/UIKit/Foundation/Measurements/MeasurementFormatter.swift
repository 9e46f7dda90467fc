/// A formatter of measurements and units, such as "5 km" and "5 kilometers".
///
/// Foundation for Linux has this class without its members. Lengths, masses, temperatures, and speeds are converted to
/// the units of the locale; other units remain.
///
/// - Note: Common units have English names, and German ones in German. Other units are their symbols in every style.
// Unchecked because the superclass is: as on Apple's platforms, the code that configures a formatter must not do so on
// several threads.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options that specify which unit is shown.
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement is shown, even if it is not that of the locale.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The largest unit is shown in which the value is not less than 1.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures are shown in degrees without a unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Creates a formatter for the current locale.
  public override init() {
    numberFormatter = NumberFormatter()
    super.init()
    numberFormatter.numberStyle = .decimal
  }

  /// Creates a formatter for the current locale; archives contain no formatters.
  public required init?(coder: NSCoder) {
    numberFormatter = NumberFormatter()
    super.init(coder: coder)
    numberFormatter.numberStyle = .decimal
  }

  /// The options that specify which unit is shown.
  ///
  /// The default is none, for the unit of the locale.
  open var unitOptions: UnitOptions = []
  /// The style of units.
  ///
  /// The default is `medium`.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, by default the current one.
  open var locale: Locale! = Locale.current {
    didSet { numberFormatter.locale = locale }
  }
  /// The formatter of the numbers.
  ///
  /// The default has the decimal style.
  open var numberFormatter: NumberFormatter!

  /// Returns the text of a measurement.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(of: measurement.value, measurement.unit)
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    UnitNames(unit, in: locale ?? .current).name(unitStyle, isOne: false)
  }

  /// Returns the text of a measurement; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as NSMeasurement: text(of: measurement.doubleValue, measurement.unit)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private func text(of value: Double, _ unit: Unit) -> String {
    let locale: Locale = locale ?? .current
    var (value, unit) = (value, unit)
    if let dimension = unit as? Dimension {
      let system = UnitSystem(locale)
      if unitOptions.contains(.naturalScale) {
        (value, unit) = system.natural(value, dimension)
      } else if !unitOptions.contains(.providedUnit) {
        (value, unit) = system.preferred(value, dimension)
      }
    }
    let formatter: NumberFormatter = numberFormatter ?? NumberFormatter()
    let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    return UnitNames(unit, in: locale).text(number, unitStyle, isOne: number == "1")
  }
}
