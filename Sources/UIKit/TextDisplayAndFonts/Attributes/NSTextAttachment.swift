/// An image in a line of text.
open class NSTextAttachment: _RuntimeValueObject {
  /// The character that represents an attachment.
  public class var character: Int { 0xFFFC }

  /// The image of the attachment.
  ///
  /// A symbol image is drawn in the color of the text.
  open var image: UIImage?
  /// The bounds of the image relative to the baseline.
  ///
  /// If the value is zero, the image has its own size and is placed on the baseline.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The frame of the image; its y-coordinate extends upward from the baseline.
  var place: CGRect {
    guard bounds == .zero else {
      return CGRect(
        x: bounds.minX.finite, y: bounds.minY.finite, width: bounds.width.finite, height: bounds.height.finite)
    }
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Creates a string of the single character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
