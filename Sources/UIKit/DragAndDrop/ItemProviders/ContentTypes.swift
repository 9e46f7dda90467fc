/// The identifiers of the types of UIKit's own classes.
enum ContentTypes {
  static let utf8Text = "public.utf8-plain-text"
  static let plainText = "public.plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let image = "public.image"
  static let color = "com.apple.uikit.color"
}
