/// The lookup of the app's classes by their names.
@MainActor
enum InterfaceClasses {
  private static var found: [String: AnyClass?] = [:]

  /// Returns the class of the object that is created for an element.
  ///
  /// A class that is unknown or cannot be used is reported, and replaced with the class of the element, as UIKit
  /// replaces an unknown one. One wrong name does not prevent the file from being loaded.
  static func type(of element: InterfaceElement, _ kind: InterfaceKind, _ checker: InterfaceChecker) -> AnyClass {
    guard let name = element["customClass"], kind.role != .placeholder else { return kind.type }
    guard let type = find(name, of: element, checker) else {
      checker.reportUnknownClass(element, describe(name, in: element), unknown(element, checker))
      return kind.type
    }
    guard kind.accepts(type) else {
      checker.reportReplacedClass(
        element,
        "\(describe(name, in: element)) is not a subclass of \(kind.type), which is used instead; change its superclass, or the class here"
      )
      return kind.type
    }
    guard kind.role != .gesture || type == kind.type else {
      checker.reportReplacedClass(
        element,
        "subclasses of gesture recognizers cannot be created from files, \(kind.type) is used instead; add the recognizer in viewDidLoad()"
      )
      return kind.type
    }
    return type
  }

  /// Returns the class of a segue, which is reported and `nil` if it cannot be used.
  static func segueType(of element: InterfaceElement, _ checker: InterfaceChecker) -> UIStoryboardSegue.Type? {
    guard let name = element["customClass"] else { return UIStoryboardSegue.self }
    guard let type = find(name, of: element, checker) else {
      checker.reportUnknownClass(element, describe(name, in: element), unknown(element, checker))
      return nil
    }
    guard let segue = type as? UIStoryboardSegue.Type else {
      checker.reportReplacedClass(
        element, "\(describe(name, in: element)) is not a subclass of UIStoryboardSegue; change its superclass")
      return nil
    }
    return segue
  }

  /// Returns the class that an element names: in its module, or by its name in the modules of the app.
  private static func find(_ name: String, of element: InterfaceElement, _ checker: InterfaceChecker) -> AnyClass? {
    let module = element["customModule"] ?? "UIKit"
    if module == "UIKit" {
      if let type = known[name] { return type }
    } else if let type = lookUp("\(module).\(name)", isSafe: isName(name) && isName(module)) {
      return type
    }
    for module in checker.modules where isName(name) && isName(module) && module != "UIKit" {
      if let type = lookUp("\(module).\(name)", isSafe: true) { return type }
    }
    return nil
  }

  /// Returns where a class was searched, and what to change.
  private static func unknown(_ element: InterfaceElement, _ checker: InterfaceChecker) -> String {
    let places = checker.modules.map(InterfaceElement.excerpt).joined(separator: ", ")
    let fix =
      element["customModule"] == nil
      ? "set its module in the identity inspector (customModule)"
      : "declare it there as a class that is not generic and not private, or correct the name"
    return "It is not in \(places.isEmpty ? "the app" : places) either; \(fix)"
  }

  /// The classes of UIKit that files may name.
  ///
  /// Only UIKit itself creates the other classes of the module.
  private static let known: [String: AnyClass] = {
    var types = InterfaceKind.all.values.filter { $0.role != .placeholder }.map(\.type)
    types += [UIControl.self, UIStoryboardSegue.self, UISearchTextField.self, UIViewController.self]
    return Dictionary(types.map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })
  }()

  private static func describe(_ name: String, in element: InterfaceElement) -> String {
    InterfaceElement.excerpt(element["customModule"].map { "\($0).\(name)" } ?? name)
  }

  /// Returns whether a text is a class name.
  ///
  /// The runtime would interpret any other text as a mangled name.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count < 300 else { return false }
    let letters = "a"..."z"
    let capitals = "A"..."Z"
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      letters.contains(String(scalar)) && scalar.isASCII || capitals.contains(String(scalar)) && scalar.isASCII
        || scalar == "_"
    }
    return isLetter(first)
      && text.unicodeScalars.allSatisfy { isLetter($0) || $0.isASCII && $0.properties.numericType != nil }
  }

  private static func lookUp(_ name: String, isSafe: Bool) -> AnyClass? {
    guard isSafe else { return nil }
    if let known = found[name] { return known }
    // Limited, because a file of unknown origin can name any number of classes.
    if found.count > 10_000 { found.removeAll() }
    let type: AnyClass? = NSClassFromString(name)
    found[name] = .some(type)
    return type
  }
}
