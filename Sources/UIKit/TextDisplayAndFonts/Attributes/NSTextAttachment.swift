/// A picture that stands in a line of text like a letter.
open class NSTextAttachment: NSObject {
  /// The character that attachments stand in the place of.
  public class var character: Int { 0xFFFC }

  /// The picture; a symbol is drawn in the text's color.
  open var image: UIImage?
  /// Size and place of the picture, from the baseline up; zero for the picture's own size on the baseline.
  open var bounds = CGRect.zero

  /// Creates an attachment without a picture.
  public override init() { super.init() }

  /// Creates an attachment that shows a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Where the picture is, with y from the baseline upwards.
  var place: CGRect {
    guard bounds == .zero else {
      return CGRect(
        x: bounds.minX.finite, y: bounds.minY.finite, width: bounds.width.finite, height: bounds.height.finite)
    }
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Creates the one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
