extension AttributeScopes {
  /// The attributes of UIKit for an attributed string.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The number of points by which to adjust the distance between characters.
    public let kern: KernAttribute
    /// The additional distance between characters, in points.
    public let tracking: TrackingAttribute
    /// The style of the line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The width of the outline of the letters, in percent of the point size of the font.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the outline of the letters.
    public let strokeColor: StrokeColorAttribute
    /// The inclination of the letters.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the factor of the widths of the letters.
    public let expansion: ExpansionAttribute
    /// The vertical offset of the text from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The meaning of the text.
    ///
    /// - Note: On Apple's platforms, it is an attribute of Foundation.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    /// The attribute for the font of the text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The attribute for the style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The attribute for the color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The attribute for the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The attribute for the number of points by which to adjust the distance between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The attribute for the additional distance between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The attribute for the style of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The attribute for the color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The attribute for the style of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The attribute for the color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The attribute for the width of the outline of the letters.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The attribute for the color of the outline of the letters.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The attribute for the inclination of the letters.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The attribute for the natural logarithm of the factor of the widths of the letters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The attribute for the meaning of the text.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }

    /// The attribute for the vertical offset of the text from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the attribute of UIKit with a name, such as `font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
