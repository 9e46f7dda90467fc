import UIKit

/// A property that is copied from one object to another and observed.
@MainActor
struct MirroredProperty<Object: NSObject> {
  let copy: (_ source: Object, _ target: Object) -> Void
  let observe: (_ source: Object, _ changed: @escaping @MainActor () -> Void) -> NSKeyValueObservation

  /// Creates a property of a class that reports its changes.
  ///
  /// - Parameter observe: A closure that observes the property with a handler. Only the classes that report changes can
  ///   be observed, so the initializers for those classes call `observe(_:options:changeHandler:)`.
  fileprivate init<Value>(
    copying property: ReferenceWritableKeyPath<Object, Value>,
    observe: @escaping (_ source: Object, _ handler: @escaping @Sendable () -> Void) -> NSKeyValueObservation
  ) {
    copy = { $1[keyPath: property] = $0[keyPath: property] }
    self.observe = { source, changed in observe(source) { MainActor.assumeIsolated { changed() } } }
  }
}

extension MirroredProperty where Object == UIViewController {
  private init<Value>(_ property: ReferenceWritableKeyPath<Object, Value>) {
    self.init(copying: property) { source, handler in source.observe(property) { _, _ in handler() } }
  }

  static let title = Self(\.title)
  #if !os(tvOS)
    static let toolbarItems = Self(\.toolbarItems)
  #endif
}

extension MirroredProperty where Object == UINavigationItem {
  private init<Value>(_ property: ReferenceWritableKeyPath<Object, Value>) {
    self.init(copying: property) { source, handler in source.observe(property) { _, _ in handler() } }
  }

  static let all = {
    var properties = [
      Self(\.title), Self(\.titleView),
      // Both setters are observed, because UIKit need not call one for the other. The list is copied last.
      Self(\.leftBarButtonItem), Self(\.leftBarButtonItems), Self(\.rightBarButtonItem), Self(\.rightBarButtonItems),
    ]
    #if !os(tvOS)
      properties += [
        Self(\.prompt), Self(\.backButtonTitle), Self(\.backBarButtonItem), Self(\.hidesBackButton),
        Self(\.leftItemsSupplementBackButton),
        Self(\.backButtonDisplayMode), Self(\.largeTitleDisplayMode), Self(\.searchController),
        Self(\.hidesSearchBarWhenScrolling), Self(\.standardAppearance), Self(\.compactAppearance),
        Self(\.scrollEdgeAppearance), Self(\.compactScrollEdgeAppearance),
      ]
    #endif
    return properties
  }()
}

extension MirroredProperty where Object == UITabBarItem {
  private init<Value>(_ property: ReferenceWritableKeyPath<Object, Value>) {
    self.init(copying: property) { source, handler in source.observe(property) { _, _ in handler() } }
  }

  static let all = [
    Self(\.title), Self(\.image), Self(\.selectedImage), Self(\.badgeValue), Self(\.badgeColor),
  ]
}
