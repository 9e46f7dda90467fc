import Foundation

/// The types of pasteboards, and the conversion of their values.
enum PasteboardTypes {
  static let text = ContentTypes.utf8Text
  static let link = ContentTypes.url
  static let picture = ContentTypes.png
  static let color = ContentTypes.color
  /// The type of text with attributes, whose values remain in the app.
  static let styledText = "org.stateroom.attributed-text"

  private static let texts = [text, "public.text", "public.plain-text", "public.utf16-plain-text"]
  private static let links = [link, "public.file-url"]
  private static let pictures = [picture, "public.jpeg", "public.image", "com.compuserve.gif"]

  /// Returns an item whose automatic type is replaced by that of its value.
  static func resolved(_ item: PasteboardStore.Item) -> PasteboardStore.Item {
    guard let value = item[UIPasteboard.typeAutomatic] else { return item }
    var item = item
    item[UIPasteboard.typeAutomatic] = nil
    if let type = type(of: value) { item[type] = value }
    return item
  }

  private static func type(of value: Any) -> String? {
    switch value {
    case is String, is NSAttributedString: text
    case is URL: link
    case is UIImage: picture
    case is UIColor: color
    default: nil
    }
  }

  /// Returns a value, which an item provider loads if that is necessary.
  static func loaded(_ value: Any) -> Any? {
    guard let promise = value as? PromisedValue else { return value }
    return promise.value
  }

  static func data(_ value: Any) -> Data? {
    switch value {
    case let promise as PromisedValue: promise.data
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let text as NSAttributedString: Data(text.string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  static func string(_ item: PasteboardStore.Item) -> String? {
    texts.lazy.compactMap { item[$0] }.compactMap(string).first
  }

  private static func string(_ value: Any) -> String? {
    switch loaded(value) {
    case let string as String: string
    case let text as NSAttributedString: text.string
    case let data as Data: String(data: data, encoding: .utf8)
    default: nil
    }
  }

  static func url(_ item: PasteboardStore.Item) -> URL? {
    links.lazy.compactMap { item[$0] }.compactMap(loaded).compactMap { value -> URL? in
      if let url = value as? URL { return url }
      return string(value).flatMap { URL(string: $0) }
    }.first
  }

  static func image(_ item: PasteboardStore.Item) -> UIImage? {
    pictures.lazy.compactMap { item[$0] }.compactMap(loaded).compactMap { value -> UIImage? in
      if let image = value as? UIImage { return image }
      return (value as? Data).flatMap { UIImage(data: $0) }
    }.first
  }
}
