extension NSAttributedString {
  /// Creates a string with the characters of another one, and with its attributes of UIKit and its links.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      result.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]), attributes: run.attributes.objects))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates a string with the characters of another one, and with its attributes of UIKit and its links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(
        AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// Creates a string with the characters of another one, and with its attributes in a scope.
  ///
  /// - Note: The attributes of UIKit, meanings and links are converted, those in the scope of Foundation only for that
  ///   scope. Attributes of the app's own scopes are not converted on Linux.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attrStr.limited(to: scope))
  }

  /// Creates a string with the characters of another one, and with its attributes in the scope at a key path.
  ///
  /// - Note: The limits are those of the other initializer.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    try self.init(attrStr, including: S.self)
  }
}

extension AttributedString {
  /// Creates a string with the characters of another one, and with its attributes in a scope.
  ///
  /// - Note: The attributes of UIKit, meanings and links are converted, those in the scope of Foundation only for that
  ///   scope. Attributes of the app's own scopes are not converted on Linux.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self = AttributedString(nsStr).limited(to: scope)
  }

  /// Creates a string with the characters of another one, and with its attributes in the scope at a key path.
  ///
  /// - Note: The limits are those of the other initializer.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws
  {
    try self.init(nsStr, including: S.self)
  }

  /// Returns the string with the attributes of a scope.
  fileprivate func limited(to scope: any AttributeScope.Type) -> AttributedString {
    guard scope == AttributeScopes.FoundationAttributes.self else { return self }
    var result = self
    for run in runs {
      var attributes = AttributeContainer()
      attributes.link = run.link
      attributes.inlinePresentationIntent = run.inlinePresentationIntent
      result[run.range].setAttributes(attributes)
    }
    return result
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit, and the link, that a dictionary contains.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = TextAttributes.number(dictionary[.kern])
    self.tracking = TextAttributes.number(dictionary[.tracking])
    self.underlineStyle = TextAttributes.lineStyle(dictionary[.underlineStyle])
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = TextAttributes.lineStyle(dictionary[.strikethroughStyle])
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.strokeWidth = TextAttributes.number(dictionary[.strokeWidth])
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.obliqueness = TextAttributes.number(dictionary[.obliqueness])
    self.expansion = TextAttributes.number(dictionary[.expansion])
    self.baselineOffset = TextAttributes.number(dictionary[.baselineOffset])
    self.inlinePresentationIntent = TextAttributes.number(dictionary[.inlinePresentationIntent]).map {
      InlinePresentationIntent(rawValue: UInt(exactly: $0) ?? 0)
    }
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes of UIKit and the link, as the attributes of an `NSAttributedString`.
  var objects: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font
    result[.paragraphStyle] = self.paragraphStyle
    result[.foregroundColor] = self.foregroundColor
    result[.backgroundColor] = self.backgroundColor
    result[.kern] = self.kern
    result[.tracking] = self.tracking
    result[.underlineStyle] = self.underlineStyle?.rawValue
    result[.underlineColor] = self.underlineColor
    result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    result[.strikethroughColor] = self.strikethroughColor
    result[.strokeWidth] = self.strokeWidth
    result[.strokeColor] = self.strokeColor
    result[.obliqueness] = self.obliqueness
    result[.expansion] = self.expansion
    result[.baselineOffset] = self.baselineOffset
    result[.inlinePresentationIntent] = self.inlinePresentationIntent.map { NSNumber(value: $0.rawValue) }
    result[.link] = self.link
    return result
  }
}
