/// The result of a data detector.
final class DetectedTextResult: NSTextCheckingResult {
  /// What was detected.
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date, TimeZone?)
    case address([NSTextCheckingKey: String])
  }

  let content: Content
  private let place: NSRange

  init(_ range: NSRange, _ content: Content) {
    place = range
    self.content = content
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
  override var resultType: CheckingType {
    switch content {
    case .link: .detectedLink
    case .phoneNumber: .detectedPhoneNumber
    case .date: .detectedDate
    case .address: .detectedAddress
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the same result elsewhere in the text.
  func moved(by offset: Int) -> DetectedTextResult {
    DetectedTextResult(NSRange(location: place.location + offset, length: place.length), content)
  }
}

extension NSTextCheckingResult.CheckingType {
  // Foundation's constants are deprecated on Linux, because its own methods return no such results.
  static let detectedDate = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  static let detectedAddress = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  static let detectedLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  static let detectedPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

// Foundation for Linux has results of regular expressions only.
extension NSTextCheckingResult {
  private var detected: DetectedTextResult.Content? { (self as? DetectedTextResult)?.content }

  /// The URL of a link; `nil` for other results.
  ///
  /// That of an email address has the scheme `mailto`.
  public var url: URL? {
    guard case .link(let url) = detected else { return nil }
    return url
  }

  /// The telephone number, as it is in the text; `nil` for other results.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number) = detected else { return nil }
    return number
  }

  /// The date; `nil` for other results.
  ///
  /// A date without a time is noon. A day without a year is the next such day.
  public var date: Date? {
    guard case .date(let date, _) = detected else { return nil }
    return date
  }

  /// The time zone that is in the text beside a time; `nil` for none.
  public var timeZone: TimeZone? {
    guard case .date(_, let timeZone) = detected else { return nil }
    return timeZone
  }

  /// The duration of a date, which is 0 because intervals are not detected.
  public var duration: TimeInterval { 0 }

  /// The parts of an address; `nil` for other results.
  public var addressComponents: [NSTextCheckingKey: String]? {
    guard case .address(let components) = detected else { return nil }
    return components
  }

  /// The parts of an address; `nil` for other results.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
}

extension NSTextCheckingKey {
  /// The street of an address, with the number of the house.
  public static var street: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Street") }
  /// The city of an address.
  public static var city: NSTextCheckingKey { NSTextCheckingKey(rawValue: "City") }
  /// The state of an address.
  public static var state: NSTextCheckingKey { NSTextCheckingKey(rawValue: "State") }
  /// The postal code of an address.
  public static var zip: NSTextCheckingKey { NSTextCheckingKey(rawValue: "ZIP") }
  /// The country of an address.
  public static var country: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Country") }
}
