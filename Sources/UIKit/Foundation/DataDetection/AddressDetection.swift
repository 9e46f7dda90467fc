/// The detection of street addresses.
enum AddressDetection {
  /// Returns the addresses in a text.
  static func results(in text: String) -> [DetectedTextResult] {
    patterns.flatMap { $0.matches(in: text) }.map { match in
      var components: [NSTextCheckingKey: String] = [:]
      for (name, key) in keys { components[key] = match[name] }
      return DetectedTextResult(match.result.range, .address(components))
    }
  }

  private static let keys: [(String, NSTextCheckingKey)] = [
    ("street", .street), ("city", .city), ("state", .state), ("zip", .zip), ("country", .country),
  ]

  private static let patterns = [american, german]

  /// Such as "1 Infinite Loop, Cupertino, CA 95014", with or without the city.
  private static let american = DetectionPattern(
    #"\b(?<street>\d{1,6} (?:[A-Z0-9][\w.'’-]*[ ]){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way"#
      + #"|Court|Ct|Place|Pl|Square|Sq|Loop|Parkway|Pkwy|Terrace|Highway|Hwy)\b\.?(?:,? (?:Apt|Suite|Unit|#)\.? ?\w+)?)"#
      + #"(?:(?:,[ ]*|\s*\n)(?<city>[A-Z][A-Za-z.'’ -]*?),?[ ]+(?<state>[A-Z]{2})\b(?:[ ]+(?<zip>\d{5}(?:-\d{4})?)\b)?"#
      + #"(?:(?:,[ ]*|\s*\n)(?<country>USA|United States(?: of America)?))?)?"#,
    isCaseSensitive: true)

  /// Such as "Hauptstraße 12, 10115 Berlin".
  private static let german = DetectionPattern(
    #"\b(?<street>\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm|[ ](?:Straße|Weg|Platz|Allee|Ring))"#
      + #"[ ]\d{1,4}[ ]?[a-z]?\b)(?:,[ ]*|\s*\n)(?<zip>\d{5})[ ](?<city>\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*)"#
      + #"(?:(?:,[ ]*|\s*\n)(?<country>Deutschland|Germany))?"#,
    isCaseSensitive: true)
}
