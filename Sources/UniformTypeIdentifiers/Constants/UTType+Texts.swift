extension UTType {
  // MARK: - Text

  /// Text, with or without markup.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup, in any encoding.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text without markup in UTF-16, in big-endian order unless it has a byte order mark.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// Text without markup in UTF-16, in the native byte order.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Text with delimited values.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Text with values that are separated by commas.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// Text with values that are separated by tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Text in UTF-8 with values that are separated by tabs.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// Text in the Rich Text Format.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A style sheet in CSS.
  public static var css: UTType { UTType(known: "public.css") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// Geographic data in JSON.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// A property list in any format.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in the binary format.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A log.
  public static var log: UTType { UTType(known: "public.log") }
}
