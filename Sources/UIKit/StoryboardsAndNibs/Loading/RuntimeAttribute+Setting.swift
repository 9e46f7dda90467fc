extension RuntimeAttribute {
  /// Reads a user-defined runtime attribute of the identity inspector.
  init(_ element: InterfaceElement, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element["keyPath"], !keyPath.isEmpty else {
      throw checker.error(element, "the attribute has no key path; name the property, or remove it")
    }
    self.keyPath = keyPath
    value = try Self.read(element, checker)
  }

  private static func read(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> @MainActor (Bundle) -> Any?
  {
    let child = element.children.first { $0.key == "value" }
    switch element["type"] {
    case "boolean":
      guard let value = element["value"].flatMap(InterfaceText.bool) else {
        throw checker.invalid("value", of: element, "YES or NO")
      }
      return { _ in value }
    case "number":
      let source = child ?? element
      guard let number = try checker.number("value", of: source) else {
        throw checker.error(source, "the number has no value; set it")
      }
      return { _ in number }
    case "string", "localizedString", nil:
      let text = try checker.text("value", of: element) ?? ""
      return { _ in text }
    case "color":
      guard let child else { throw checker.error(element, "the color has no value; choose one") }
      let color = try checker.color(child)
      return { _ in color }
    case "point":
      guard let child else { throw checker.error(element, "the point has no value; set it") }
      let point = try InterfaceGeometry.point(child, checker)
      return { _ in point }
    case "size":
      guard let child else { throw checker.error(element, "the size has no value; set it") }
      let size = try InterfaceGeometry.size(child, checker)
      return { _ in size }
    case "rect":
      guard let child else { throw checker.error(element, "the rect has no value; set it") }
      let rect = try InterfaceGeometry.rect(child, checker)
      return { _ in rect }
    case "image":
      guard let name = element["value"] else { throw checker.error(element, "the image has no name; choose one") }
      let image = checker.resources.image(name)
      return { bundle in image(bundle) }
    case "nil": return { _ in nil }
    case let type?:
      throw checker.error(
        element,
        "attributes of type \"\(InterfaceElement.excerpt(type))\" are not supported; use boolean, number, string, color, point, size, rect, image or nil"
      )
    }
  }

  /// Sets attributes in the order of the file.
  ///
  /// An attribute that the object lacks is reported, as in UIKit.
  static func set(_ attributes: [RuntimeAttribute], on object: AnyObject, _ bundle: Bundle)
    throws(_RuntimeInterfaceError)
  {
    for attribute in attributes {
      let value = attribute.value(bundle)
      if let own = object as? any _RuntimeInterfaceObject, own._runtimeSetValue(value, forKeyPath: attribute.keyPath) {
        continue
      }
      if let object = object as? any _RuntimeKeyValueCoding,
        KeyValueCoding.attempt({ object.setValue(value, forKeyPath: attribute.keyPath) }) == nil
      {
        continue
      }
      RuntimeDiagnostics.report(
        .interfaceContent,
        "Failed to set (\(InterfaceElement.excerpt(attribute.keyPath))) user defined inspected property on (\(type(of: object))): this class is not key value coding-compliant for the key; handle it in _runtimeSetValue(_:forKeyPath:)"
      )
    }
  }
}
