/// A trait of UIKit, which corresponds to a field of a trait collection.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var field: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension SystemTrait {
  static func read(from values: UITraitCollection.Values) -> Any { values[keyPath: field] }

  static func write(_ value: Any, to values: inout UITraitCollection.Values) {
    if let value = value as? Value { values[keyPath: field] = value }
  }

  static func isSpecified(in values: UITraitCollection.Values) -> Bool { values[keyPath: field] != defaultValue }

  static func differs(_ a: UITraitCollection.Values, _ b: UITraitCollection.Values) -> Bool {
    a[keyPath: field] != b[keyPath: field]
  }

  static func merge(_ source: UITraitCollection.Values, into target: inout UITraitCollection.Values) {
    if isSpecified(in: source) { target[keyPath: field] = source[keyPath: field] }
  }
}

/// The traits of UIKit.
enum SystemTraits {
  static var all: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
      UITraitDisplayGamut.self,
    ]
  }
}
