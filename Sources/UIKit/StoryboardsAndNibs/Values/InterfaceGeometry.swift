/// The conversion of points, sizes, rectangles, and insets.
@MainActor
enum InterfaceGeometry {
  static func rect(_ element: InterfaceElement, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) -> CGRect {
    let values = try numbers(["x", "y", "width", "height"], of: element, checker)
    return CGRect(x: values[0], y: values[1], width: max(values[2], 0), height: max(values[3], 0))
  }

  static func point(_ element: InterfaceElement, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) -> CGPoint
  {
    let values = try numbers(["x", "y"], of: element, checker)
    return CGPoint(x: values[0], y: values[1])
  }

  static func size(_ element: InterfaceElement, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) -> CGSize {
    let values = try numbers(["width", "height"], of: element, checker)
    return CGSize(width: values[0], height: values[1])
  }

  /// Returns insets, which Interface Builder writes in two formats.
  static func insets(_ element: InterfaceElement, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError)
    -> UIEdgeInsets
  {
    let names =
      element.name == "inset" ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let values = try numbers(names, of: element, checker)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  static func directionalInsets(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> NSDirectionalEdgeInsets
  {
    let values = try numbers(["top", "leading", "bottom", "trailing"], of: element, checker)
    return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  private static func numbers(_ names: [String], of element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> [CGFloat]
  {
    var values: [CGFloat] = []
    for name in names {
      guard let text = element[name] else {
        values.append(0)
        continue
      }
      guard let number = InterfaceText.number(text) else {
        throw checker.invalid(name, of: element, "a number of at most a million")
      }
      values.append(CGFloat(number))
    }
    return values
  }
}
