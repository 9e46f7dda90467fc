/// A part of a text that was detected as the address of a website or of a person, as a telephone number, as a street
/// address, or as a date.
struct DetectedData: Equatable {
  let range: NSRange
  let url: URL

  /// Returns the data in a text, in its order.
  static func all(in text: String, types: UIDataDetectorTypes) -> [DetectedData] {
    var found: [DetectedData] = []
    func add(_ detector: NSRegularExpression, _ url: (String) -> URL?) {
      let whole = NSRange(location: 0, length: text.utf16.count)
      for match in detector.matches(in: text, range: whole) {
        guard let range = Range(match.range, in: text) else { continue }
        let matched = text[range].trimmingSuffix(".,;:!?'\"’”)]}>…")
        let length = matched.utf16.count
        let taken = NSRange(location: match.range.location, length: length)
        guard length > 0, !found.contains(where: { NSIntersectionRange($0.range, taken).length > 0 }),
          let url = url(String(matched))
        else { continue }
        found.append(DetectedData(range: taken, url: url))
      }
    }
    if types.contains(.link) {
      add(email) { URL(string: "mailto:" + $0) }
      add(address) { URL(string: $0.contains("://") ? $0 : "http://" + $0) }
    }
    func add(_ results: [DetectedTextResult]) {
      for result in results where !found.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) {
        guard let url = URL(string: "x-apple-data-detectors://\(found.count)") else { continue }
        found.append(DetectedData(range: result.range, url: url))
      }
    }
    // Before telephone numbers, whose digits can be those of a date or of a street.
    if types.contains(.address) { add(AddressDetection.results(in: text)) }
    if types.contains(.calendarEvent) { add(DateDetection.results(in: text, now: Date())) }
    if types.contains(.phoneNumber) { add(telephone, telephoneURL) }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private static func telephoneURL(_ number: String) -> URL? {
    let digits = number.filter(\.isNumber)
    // A date has as many digits as a number, in other groups.
    let groups = number.split { !$0.isNumber }.map(\.count)
    guard (7...15).contains(digits.count), ![[4, 2, 2], [2, 2, 4]].contains(groups) else { return nil }
    return URL(string: "tel:" + (number.hasPrefix("+") ? "+" : "") + digits)
  }

  // MARK: - Detectors

  private static let email = detector(#"(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}"#)
  private static let address = detector(
    #"\b(?:https?|ftp)://[^\s<>"“”]+|(?<![\w@./-])(?:www\.[^\s<>"“”]+|(?:[a-z0-9-]+\.)+"#
      + #"(?:com|org|net|edu|gov|io|app|dev|info|co|me|de|uk|fr|ch|at|eu|us|ca|jp)\b(?:[/?#][^\s<>"“”]*)?)"#)
  private static let telephone = detector(
    #"(?<![\w+.,/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,}(?:[ ./-]\d{2,})*(?![\w]|[.,]\d)"#)

  private static func detector(_ pattern: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch {
      // The patterns are constants, which a test uses.
      preconditionFailure("DetectedData: the pattern \(pattern) is invalid: \(error)")
    }
  }
}

extension Substring {
  /// Returns the text without characters of a set at its end, except a parenthesis that belongs to one in the text.
  fileprivate func trimmingSuffix(_ characters: String) -> Substring {
    var text = self
    while let last = text.last, characters.contains(last) {
      if last == ")", text.filter({ $0 == "(" }).count >= text.filter({ $0 == ")" }).count { break }
      text.removeLast()
    }
    return text
  }
}
