extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  ///
  /// The default is Helvetica at 12 points.
  public static var font: NSAttributedString.Key { Self(rawValue: "NSFont") }
  /// The style of the paragraph, an `NSParagraphStyle`.
  ///
  /// The style of its first character applies to the whole paragraph.
  public static var paragraphStyle: NSAttributedString.Key { Self(rawValue: "NSParagraphStyle") }
  /// The color of the text, a `UIColor`.
  public static var foregroundColor: NSAttributedString.Key { Self(rawValue: "NSColor") }
  /// The color behind the text, a `UIColor`.
  public static var backgroundColor: NSAttributedString.Key { Self(rawValue: "NSBackgroundColor") }
  /// The number of points by which to adjust the distance between characters.
  public static var kern: NSAttributedString.Key { Self(rawValue: "NSKern") }
  /// The additional distance between characters, in points.
  ///
  /// If both are specified, ``kern`` takes precedence.
  public static var tracking: NSAttributedString.Key { Self(rawValue: "CTTracking") }
  /// The style of the line below the text, the raw value of an ``NSUnderlineStyle``.
  public static var underlineStyle: NSAttributedString.Key { Self(rawValue: "NSUnderline") }
  /// The color of the line below the text, a `UIColor`.
  ///
  /// The default is the color of the text.
  public static var underlineColor: NSAttributedString.Key { Self(rawValue: "NSUnderlineColor") }
  /// The style of the line through the text, the raw value of an ``NSUnderlineStyle``.
  public static var strikethroughStyle: NSAttributedString.Key { Self(rawValue: "NSStrikethrough") }
  /// The color of the line through the text, a `UIColor`.
  ///
  /// The default is the color of the text.
  public static var strikethroughColor: NSAttributedString.Key { Self(rawValue: "NSStrikethroughColor") }
  /// The vertical offset of the text from the baseline, in points.
  public static var baselineOffset: NSAttributedString.Key { Self(rawValue: "NSBaselineOffset") }
  /// The width of the outline of the letters, in percent of the point size of the font.
  ///
  /// Letters with a positive width have an outline only, and those with a negative width are filled too. The default is
  /// 0, for none.
  public static var strokeWidth: NSAttributedString.Key { Self(rawValue: "NSStrokeWidth") }
  /// The color of the outline of the letters, a `UIColor`.
  ///
  /// The default is the color of the text.
  public static var strokeColor: NSAttributedString.Key { Self(rawValue: "NSStrokeColor") }
  /// The inclination of the letters, as the distance to the right at a height of 1.
  ///
  /// The default is 0.
  public static var obliqueness: NSAttributedString.Key { Self(rawValue: "NSObliqueness") }
  /// The natural logarithm of the factor by which the widths of the letters are multiplied.
  ///
  /// The default is 0.
  public static var expansion: NSAttributedString.Key { Self(rawValue: "NSExpansion") }
  /// The number of the set of ligatures, or 0 for none.
  ///
  /// - Note: The runtime draws no ligatures.
  public static var ligature: NSAttributedString.Key { Self(rawValue: "NSLigature") }
  /// The writing directions of the text and of what it is nested in, as numbers.
  ///
  /// - Note: The runtime draws text in the direction of its letters.
  public static var writingDirection: NSAttributedString.Key { Self(rawValue: "NSWritingDirection") }
  /// The orientation of the letters, 0 for horizontal text, which is the only orientation on iOS.
  public static var verticalGlyphForm: NSAttributedString.Key { Self(rawValue: "CTVerticalForms") }
  /// The shadow of the text, an ``NSShadow``.
  public static var shadow: NSAttributedString.Key { Self(rawValue: "NSShadow") }
  /// The effect of the text, an ``NSAttributedString/TextEffectStyle`` or its name.
  ///
  /// The bright edges that the letterpress style draws take the place of a shadow that the text has.
  public static var textEffect: NSAttributedString.Key { Self(rawValue: "NSTextEffect") }
  /// The destination of a link, a `URL` or a `String`.
  public static var link: NSAttributedString.Key { Self(rawValue: "NSLink") }
  /// The attachment for the character U+FFFC, an ``NSTextAttachment``.
  public static var attachment: NSAttributedString.Key { Self(rawValue: "NSAttachment") }
}
