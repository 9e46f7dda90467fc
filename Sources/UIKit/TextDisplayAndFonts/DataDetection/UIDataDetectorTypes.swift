/// Constants that specify the data that a text view converts to links.
///
/// - Note: The runtime detects addresses of the web, email addresses and telephone numbers, and the dates and street
///   addresses that ``NSDataDetector`` finds. Flight numbers and other data are not detected. Links of dates and street
///   addresses have a URL with the scheme `x-apple-data-detectors`; no app opens it here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw value of the types.
  public var rawValue: UInt
  /// Creates types from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web and email addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Street addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates, with or without a time.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All data that can be detected.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
