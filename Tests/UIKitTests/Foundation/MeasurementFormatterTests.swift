import Foundation
import Testing
import UIKit

/// The texts of measurements.
struct MeasurementFormatterTests {
  private func formatter(
    _ language: String, _ style: Formatter.UnitStyle = .medium, _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  private let distance = Measurement(value: 12000, unit: UnitLength.meters)

  @Test func `The unit is that of the locale`() {
    #expect(formatter("en_US").string(from: distance) == "7.456 mi")
    #expect(formatter("de_DE").string(from: distance) == "12 km")
    let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: temperature) == "68°F")
    #expect(formatter("en_GB").string(from: temperature) == "20°C")
    #expect(formatter("de_DE", .medium, .temperatureWithoutUnit).string(from: temperature) == "20°")
  }

  @Test func `The provided unit can remain`() {
    #expect(formatter("en_US", .medium, .providedUnit).string(from: distance) == "12,000 m")
    #expect(formatter("de_DE", .long, .providedUnit).string(from: distance) == "12.000 Meter")
  }

  @Test func `The natural scale is the largest unit with a value of at least 1`() {
    #expect(formatter("de_DE", .long, .naturalScale).string(from: distance) == "12 Kilometer")
    let short = Measurement(value: 0.15, unit: UnitLength.kilometers)
    #expect(formatter("de_DE", .medium, .naturalScale).string(from: short) == "150 m")
    #expect(formatter("en_US", .medium, .naturalScale).string(from: short) == "492.126 ft")
  }

  @Test func `The styles differ in the name of the unit`() {
    let hour = Measurement(value: 1, unit: UnitDuration.hours)
    #expect(formatter("en_US", .short).string(from: hour) == "1h")
    #expect(formatter("en_US").string(from: hour) == "1 hr")
    #expect(formatter("en_US", .long).string(from: hour) == "1 hour")
    #expect(formatter("en_US", .long).string(from: Measurement(value: 2, unit: UnitDuration.hours)) == "2 hours")
    #expect(formatter("en_US", .long).string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter("en_US").string(from: UnitAcceleration.gravity) == "g")
  }

  @Test func `An amount of data has the unit of a file`() {
    let size = Measurement(value: 3, unit: UnitInformationStorage.megabytes)
    #expect(ByteCountFormatter.string(from: size, countStyle: .file) == "3 MB")
    #expect(ByteCountFormatter().string(from: size) == "3 MB")
  }
}
