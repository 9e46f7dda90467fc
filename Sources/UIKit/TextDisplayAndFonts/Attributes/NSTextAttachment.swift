/// An image in a line of text.
///
/// The layout asks the attachment for its bounds in a line, and for the image in them. A subclass that overrides
/// ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` can adapt its size to the line:
///
/// ```swift
/// final class BannerAttachment: NSTextAttachment {
///   override func attachmentBounds(
///     for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
///     characterIndex charIndex: Int
///   ) -> CGRect {
///     CGRect(x: 0, y: 0, width: min(lineFrag.width, 200), height: 40)
///   }
/// }
/// ```
open class NSTextAttachment: _RuntimeValueObject, NSTextAttachmentContainer, NSSecureCoding {
  private var imageStorage: UIImage?
  private var contentsStorage: Data?
  /// The image that the contents represent, which is decoded when it is needed.
  private var decoded: UIImage?

  /// The character that represents an attachment.
  public class var character: Int { 0xFFFC }

  // MARK: - Creating an Attachment

  /// Creates an attachment with contents.
  ///
  /// If the contents are the file of an image, the attachment shows that image.
  ///
  /// - Parameters:
  ///   - contentData: The contents; `nil` for none.
  ///   - uti: The identifier of the type of the contents, such as `public.png`.
  public init(data contentData: Data?, ofType uti: String?) {
    contentsStorage = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without an image.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  // MARK: - Archiving

  /// A Boolean value that indicates whether the class supports secure coding, which it does.
  open class var supportsSecureCoding: Bool { true }

  /// The archived form of an attachment.
  private struct Archived: Codable {
    let contents: Data?
    let fileType: String?
    let bounds: CGRect
  }

  /// Creates an attachment from an archive.
  public required init?(coder: NSCoder) {
    guard let attachment = coder.decodeState(Archived.self, of: NSTextAttachment.self) else { return nil }
    contentsStorage = attachment.contents
    fileType = attachment.fileType
    bounds = attachment.bounds
    super.init()
  }

  /// Archives the contents, their type, and the bounds.
  ///
  /// An ``image`` that was set is archived if it was read from a file, as the contents of that file.
  open func encode(with coder: NSCoder) {
    let file = image?.cgImage?.encoded
    let type = file.map { $0.mediaType == "image/png" ? "public.png" : "public.jpeg" }
    coder.encodeState(
      Archived(contents: contents ?? file?.data, fileType: fileType ?? type, bounds: bounds), of: self)
  }

  // MARK: - Contents

  /// The contents; `nil` if the attachment has none.
  ///
  /// If they change, the ``image`` becomes `nil`.
  open var contents: Data? {
    get { contentsStorage }
    set {
      contentsStorage = newValue
      imageStorage = nil
      decoded = nil
    }
  }

  /// The identifier of the type of the contents; `nil` if it is not known.
  open var fileType: String?

  /// The image of the attachment.
  ///
  /// If it changes, the ``contents`` and the ``fileType`` become `nil`. It remains `nil` for an attachment with
  /// contents.
  ///
  /// A symbol image is drawn in the color of the text.
  open var image: UIImage? {
    get { imageStorage }
    set {
      imageStorage = newValue
      contentsStorage = nil
      decoded = nil
      fileType = nil
    }
  }

  /// The bounds of the image relative to the baseline.
  ///
  /// If the value is zero, the image has its own size and is placed on the baseline.
  open var bounds = CGRect.zero

  // MARK: - Layout

  /// Returns the bounds of the attachment in a line.
  ///
  /// The layout calls the method for each line in which the attachment may be. The default is ``bounds``, or the size
  /// of the image if they are zero.
  ///
  /// - Parameters:
  ///   - textContainer: The container of the text; `nil` for the text of labels, and for strings that are measured.
  ///   - lineFrag: The rectangle of the line that is proposed, in the coordinates of the container. Its height is that
  ///     of text without the attachment.
  ///   - position: The position of the attachment in the line.
  ///   - charIndex: The index of the character in the text.
  /// - Returns: The bounds, in points. Their y-coordinate extends upward from the baseline.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero else { return bounds }
    return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
  }

  /// Returns the image that is drawn.
  ///
  /// The default is ``image``, or the image in the ``contents``.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle of the attachment in the drawing.
  ///   - textContainer: The container of the text; `nil` for the text of labels, and for strings that are drawn.
  ///   - charIndex: The index of the character in the text.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  { shownImage }

  private var shownImage: UIImage? {
    if let image { return image }
    if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
    return decoded
  }
}

extension NSAttributedString {
  /// Creates a string of the single character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
