/// The types of a text checking result, as raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// An object that finds links, telephone numbers, dates, and addresses in a text.
///
///     let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue) for match in
///     detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) { open(match.url) }
///
/// Foundation for Linux lacks this class. The methods are those of `NSRegularExpression`, of which it is no subclass
/// here, because that class cannot be subclassed on Linux. The constants of types that Foundation declares are
/// deprecated there.
///
/// - Note: Dates are detected in numbers, and with names of months in English and in the language of the user.
///   Addresses are detected in the forms of the United States and of Germany. Transit information is not detected.
// Unchecked because subclasses can add state. As on Apple's platforms, a detector itself is immutable.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
  private static let supportedTypes: NSTextCheckingResult.CheckingType = [
    .detectedDate, .detectedAddress, .detectedLink, .detectedPhoneNumber,
  ]

  /// The types that the detector finds.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector of types, which can be combined.
  ///
  /// - Parameter checkingTypes: The raw value of `date`, `address`, `link`, and `phoneNumber`.
  ///
  /// Throws an error if there are no types, or others.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0, checkingTypes & ~Self.supportedTypes.rawValue == 0 else {
      throw CocoaError(
        .formatting, userInfo: [NSLocalizedDescriptionKey: "The checking types \(checkingTypes) cannot be detected."])
    }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Returns the detector itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Searching

  /// Calls a closure for the data in a range, in the order of the text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options. `anchored` limits the matches to data at the beginning of the range, and
  ///     `reportCompletion` calls the closure at the end without a result.
  ///   - range: The range, in UTF-16 units.
  ///   - block: The closure, which can end the search by its last argument.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
    if options.contains(.reportCompletion) { block(nil, .completed, &stop) }
  }

  /// Returns the data in a range, in the order of the text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range, in UTF-16 units.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    guard range.length > 0, range.location + range.length <= string.utf16.count else { return [] }
    let part = (string as NSString).substring(with: range)
    let found = detected(in: part).map { $0.moved(by: range.location) }
    return options.contains(.anchored) ? found.filter { $0.range.location == range.location } : found
  }

  /// Returns the first data in a range; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range, in UTF-16 units.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of data in a range.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range, in UTF-16 units.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the range of the first data in a range; the location is `NSNotFound` if there is none.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range, in UTF-16 units.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the data in a text; where several overlap, the one that begins first, or the longest of these.
  private func detected(in text: String) -> [DetectedTextResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var candidates: [DetectedTextResult] = []
    var linked: UIDataDetectorTypes = []
    if types.contains(.detectedLink) { linked.insert(.link) }
    if types.contains(.detectedPhoneNumber) { linked.insert(.phoneNumber) }
    for data in DetectedData.all(in: text, types: linked) {
      let isNumber = data.url.scheme == "tel"
      let number = (text as NSString).substring(with: data.range)
      candidates.append(DetectedTextResult(data.range, isNumber ? .phoneNumber(number) : .link(data.url)))
    }
    if types.contains(.detectedDate) { candidates += DateDetection.results(in: text, now: Date()) }
    if types.contains(.detectedAddress) { candidates += AddressDetection.results(in: text) }
    candidates.sort {
      ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length)
    }
    return candidates.reduce(into: []) { found, candidate in
      let end = found.last.map { $0.range.location + $0.range.length } ?? 0
      if candidate.range.location >= end { found.append(candidate) }
    }
  }
}
