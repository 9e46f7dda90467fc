import Foundation

/// An element of an SVG document under construction.
package struct SVGElement: Sendable {
  /// The name of the element.
  package let name: String
  private var attributes: [(name: String, value: String)] = []
  private var characters: String?
  /// The children, from back to front.
  package private(set) var children: [SVGElement] = []

  init(_ name: String) { self.name = name }

  /// Returns the element with an additional attribute; `nil` adds none.
  func with(_ name: String, _ value: String?) -> SVGElement {
    guard let value else { return self }
    var copy = self
    copy.attributes.append((name, value))
    return copy
  }

  func with(_ name: String, _ value: Double) -> SVGElement { with(name, SVGNumber.string(value)) }

  /// Returns the element with the position and size of a rectangle.
  func with(rect: CGRect) -> SVGElement {
    with("x", rect.minX).with("y", rect.minY).with("width", rect.width).with("height", rect.height)
  }

  /// Returns the element painted with a color.
  ///
  /// The opacity is a separate attribute, which all viewers support.
  func with(_ paint: String, _ color: SceneColor) -> SVGElement {
    with(paint == "flood" ? "flood-color" : paint, color.hexadecimal)
      .with("\(paint)-opacity", color.alpha == 1 ? nil : SVGNumber.string(color.alpha))
  }

  func with(text: String) -> SVGElement {
    var copy = self
    copy.characters = text
    return copy
  }

  func with(_ children: [SVGElement]) -> SVGElement {
    var copy = self
    copy.children += children
    return copy
  }

  var isEmptyGroup: Bool { name == "g" && children.isEmpty && characters == nil }

  // MARK: - Reading

  /// Returns the value of an attribute; `nil` if there is none.
  package func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Returns the element with changed values of its attributes; `nil` removes one.
  ///
  /// The children are unchanged.
  package func mapAttributes(_ transform: (_ name: String, _ value: String) -> String?) -> SVGElement {
    var copy = self
    copy.attributes = attributes.compactMap { name, value in transform(name, value).map { (name, $0) } }
    return copy
  }

  // MARK: - Writing

  /// The text of the element, without line breaks.
  package var text: String { text(around: children.map(\.text).joined()) }

  /// Returns the text of the element without line breaks, with another text in place of its children.
  package func text(around inside: String) -> String {
    var output = ""
    writeTag(to: &output)
    let content = characters?.escapedForMarkup(newline: Self.newline) ?? inside
    output += content.isEmpty ? "/>" : ">\(content)</\(name)>"
    return output
  }

  /// Writes the element, indented by its depth.
  func write(to output: inout String, depth: Int = 0) {
    let indent = String(repeating: " ", count: depth)
    output += indent
    writeTag(to: &output)
    if let characters {
      output += ">\(characters.escapedForMarkup(newline: Self.newline))</\(name)>\n"
    } else if children.isEmpty {
      output += "/>\n"
    } else {
      output += ">\n"
      for child in children { child.write(to: &output, depth: depth + 1) }
      output += "\(indent)</\(name)>\n"
    }
  }

  private func writeTag(to output: inout String) {
    output += "<"
    output += name
    for attribute in attributes {
      output += " "
      output += attribute.name
      output += "=\""
      output += attribute.value.escapedForMarkup(newline: Self.newline)
      output += "\""
    }
  }

  /// A line break in a document, whose texts have no line breaks of their own.
  private static let newline = "&#10;"
}
