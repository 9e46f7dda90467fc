/// A protocol that declares the fixing of attributes of texts.
///
/// - Note: This is not public API. A text storage declares the method itself, so that subclasses can override it. Swift
///   permits this for a method that a protocol declares, but not for one in an extension of the superclass.
public protocol _AttributeFixing: NSMutableAttributedString {}

extension NSMutableAttributedString: _AttributeFixing {}

extension _AttributeFixing {
  /// Removes the attributes in a range that do not match the characters.
  ///
  /// An attachment belongs to the character U+FFFC, and the style of a paragraph to all of its characters.
  public func fixAttributes(in range: NSRange) {
    if let storage = self as? NSTextStorage {
      storage.fixAttributes(in: range)
    } else {
      AttributeFixing(self).fix(in: range)
    }
  }
}
