/// The units of measurement that are common in a locale.
struct UnitSystem {
  private let system: Locale.MeasurementSystem

  init(_ locale: Locale) { system = locale.measurementSystem }

  private var isAmerican: Bool { system == .us }
  private var usesMiles: Bool { system == .us || system == .uk }

  /// Returns a measurement in the unit of the locale for its kind.
  func preferred(_ value: Double, _ unit: Dimension) -> (Double, Unit) {
    switch unit {
    case is UnitLength: converted(value, unit, to: usesMiles ? UnitLength.miles : UnitLength.kilometers)
    case is UnitMass: converted(value, unit, to: isAmerican ? UnitMass.pounds : UnitMass.kilograms)
    case is UnitTemperature:
      converted(value, unit, to: isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
    case is UnitSpeed: converted(value, unit, to: usesMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour)
    default: (value, unit)
    }
  }

  /// Returns a measurement in the largest unit of the locale in which its value is not less than 1.
  func natural(_ value: Double, _ unit: Dimension) -> (Double, Unit) {
    let units = ladder(for: unit)
    guard let smallest = units.last else { return preferred(value, unit) }
    // A value that is almost 1 after a conversion is 1.
    let natural = units.first { abs(converted(value, unit, to: $0).0) >= 1 - 1e-9 }
    return converted(value, unit, to: natural ?? smallest)
  }

  /// Returns the units for a kind of measurement, from the largest to the smallest.
  private func ladder(for unit: Dimension) -> [Dimension] {
    switch unit {
    case is UnitLength:
      usesMiles
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
    case is UnitMass:
      isAmerican
        ? [UnitMass.pounds, UnitMass.ounces]
        : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    case is UnitVolume:
      isAmerican
        ? [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.cups, UnitVolume.fluidOunces]
        : [UnitVolume.liters, UnitVolume.milliliters]
    case is UnitDuration: [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds]
    default: []
    }
  }

  private func converted(_ value: Double, _ unit: Dimension, to other: Dimension) -> (Double, Unit) {
    let base = unit.converter.baseUnitValue(fromValue: value)
    return (unit == other ? value : other.converter.value(fromBaseUnitValue: base), other)
  }
}
