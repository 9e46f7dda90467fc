/// The uniform type identifiers that are known, with the types to which they conform.
enum ContentTypes {
  static let utf8Text = "public.utf8-plain-text"
  static let plainText = "public.plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let image = "public.image"
  static let color = "com.apple.uikit.color"

  private static let parents: [String: [String]] = [
    "public.data": ["public.item"],
    "public.composite-content": ["public.content"],
    "public.text": ["public.data", "public.content"],
    plainText: ["public.text"],
    utf8Text: [plainText],
    "public.utf16-plain-text": [plainText],
    "public.rtf": ["public.text"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.comma-separated-values-text": ["public.text"],
    "public.source-code": [plainText],
    "public.swift-source": ["public.source-code"],
    url: ["public.data"],
    "public.file-url": [url],
    image: ["public.data", "public.content"],
    png: [image],
    jpeg: [image],
    "public.tiff": [image],
    "public.heic": [image],
    "public.svg-image": [image],
    "com.compuserve.gif": [image],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.audio": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "public.archive": ["public.data"],
    "public.zip-archive": ["public.archive"],
    "public.folder": ["public.directory"],
    "public.directory": ["public.item"],
    color: ["public.data"],
  ]

  /// Returns whether a type is another one or conforms to it.
  ///
  /// A type that is not known conforms to itself.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
