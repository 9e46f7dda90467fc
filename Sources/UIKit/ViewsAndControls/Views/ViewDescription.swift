/// The text that describes a view in logs.
///
/// Only the frame and the layer are always described, and other properties if they do not have their default values.
@MainActor
enum ViewDescription {
  static func text(of view: UIView) -> String {
    let (common, own) = (commonParts(of: view), ownParts(of: view))
    return "<\(name(of: view)); \((common + own).joined(separator: "; "))>"
  }

  /// Returns the class of an object, with its module unless that is UIKit or Core Animation, and the address.
  nonisolated static func name(of object: AnyObject) -> String {
    var name = String(reflecting: type(of: object))
    // The qualified name of a private class has an address, which identifies nothing.
    if name.contains("(unknown context") { name = "\(type(of: object))" }
    for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) { name.removeFirst(module.count) }
    return "\(name): \(ObjectAddress(object))"
  }

  private static func commonParts(of view: UIView) -> [String] {
    let frame = view.frame
    var parts = [
      "frame = (\(number(frame.origin.x)) \(number(frame.origin.y)); \(number(frame.width)) \(number(frame.height)))"
    ]
    let transform = view.transform
    if !transform.isIdentity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(numbers.map(number).joined(separator: ", "))]")
    }
    if let text = text(in: view) { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(letters(of: view.autoresizingMask))") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let color = view.tintColorStorage { parts.append("tintColor = \(color)") }
    let animations = view.layer.animationKeys() ?? []
    if !animations.isEmpty {
      let list = animations.compactMap { key in view.layer.animation(forKey: key).map { "\(key)=<\(name(of: $0))>; " } }
      parts.append("animations = { \(list.joined())}")
    }
    let recognizers = view.gestureRecognizers ?? []
    if !recognizers.isEmpty { parts.append("gestureRecognizers = [\(list(recognizers))]") }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    return parts + ["layer = <\(name(of: view.layer))>"]
  }

  /// Returns the descriptions of the properties of subclasses.
  private static func ownParts(of view: UIView) -> [String] {
    guard let scroll = view as? UIScrollView else { return [] }
    var parts = [
      "contentOffset: \(NSCoder.string(for: scroll.contentOffset))",
      "contentSize: \(NSCoder.string(for: scroll.contentSize))",
      "adjustedContentInset: \(NSCoder.string(for: scroll.adjustedContentInset))",
    ]
    switch scroll {
    case let table as UITableView: parts.append("dataSource: \(reference(table.dataSource))")
    case let collection as UICollectionView:
      parts.append("layout: <\(name(of: collection.collectionViewLayout))>")
      parts.append("dataSource: \(reference(collection.dataSource))")
    default: break
    }
    return parts
  }

  private static func text(in view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }

  private static func letters(of mask: UIView.AutoresizingMask) -> String {
    let all: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return all.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private static func list(_ objects: [some AnyObject]) -> String {
    objects.map { "<\(name(of: $0))>" }.joined(separator: ", ")
  }

  private static func reference(_ object: AnyObject?) -> String { object.map { "<\(name(of: $0))>" } ?? "(null)" }

  /// Returns a number with six significant digits.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", value) }
}
