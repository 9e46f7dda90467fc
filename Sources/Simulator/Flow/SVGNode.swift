import Foundation

/// An element of a picture, read back from the renderer's text: one element a line, children indented below.
struct SVGNode {
  var tag: String
  var children: [SVGNode] = []

  /// The elements of a rendered picture; nil if the text is not one.
  static func parse(_ text: String) -> SVGNode? {
    var stack: [SVGNode] = [SVGNode(tag: "")]
    for line in text.split(separator: "\n") {
      let tag = String(line.drop { $0 == " " })
      if tag.hasPrefix("</") {
        guard stack.count > 1 else { return nil }
        let node = stack.removeLast()
        stack[stack.count - 1].children.append(node)
      } else if tag.hasSuffix("/>") || tag.contains("</") {
        stack[stack.count - 1].children.append(SVGNode(tag: tag))
      } else {
        stack.append(SVGNode(tag: tag))
      }
    }
    return stack.count == 1 ? stack.first?.children.first : nil
  }

  /// The element's name.
  var name: String { String(tag.dropFirst().prefix { $0.isLetter }) }

  /// The element's text without line breaks.
  var text: String { children.isEmpty ? tag : tag + children.map(\.text).joined() + "</\(name)>" }

  /// The value of an attribute.
  func attribute(_ name: String) -> String? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound else { return nil }
    return tag[start...].firstIndex(of: "\"").map { String(tag[start..<$0]) }
  }

  /// The element without an attribute.
  func without(_ name: String) -> SVGNode {
    guard let value = attribute(name) else { return self }
    var copy = self
    copy.tag = tag.replacingOccurrences(of: " \(name)=\"\(value)\"", with: "")
    return copy
  }
}
