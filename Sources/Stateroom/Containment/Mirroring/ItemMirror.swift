import UIKit

/// An object that copies a child's title and items to the container, and follows their changes.
///
/// The container's items remain the same objects, because bars retain them, and their properties are copied. The
/// container's own values are stored in a separate view controller, and are restored when there is no deciding child.
@MainActor
final class ItemMirror {
  /// The container, which owns the mirror.
  ///
  /// The reference is weak because a child that is deallocated together with the container may change its title during
  /// its deallocation. The mirror observes the change when no reference to the container can be created any more.
  private weak var host: ContainerViewController?
  private lazy var own = UIViewController()
  /// The order in which items are copied.
  ///
  /// The title is first because setting it also sets that of the items.
  private static let order: [MirroredItems] = [.title, .toolbarItems, .navigationItem, .tabBarItem]
  private weak var source: UIViewController?
  private var observations: [NSKeyValueObservation] = []

  var items: MirroredItems = [] {
    didSet {
      for item in Self.order {
        guard let host else { return }
        if items.contains(item) && !oldValue.contains(item) { copy(item, from: host, to: own) }
        if !items.contains(item) && oldValue.contains(item) { copy(item, from: own, to: host) }
      }
      source = nil
      observations = []
    }
  }

  /// Sets the container, during its initialization.
  func attach(to host: ContainerViewController) { self.host = host }

  /// Copies the items of a child, or the container's own if there is no child.
  func follow(_ child: UIViewController?) {
    let source = child ?? own
    copyAll(from: source)
    guard source !== self.source else { return }
    self.source = source
    observe(source)
  }

  private func copyAll(from source: UIViewController) {
    guard let host else { return }
    for item in Self.order where items.contains(item) {
      copy(item, from: source, to: host)
    }
  }

  private func copy(_ item: MirroredItems, from source: UIViewController, to target: UIViewController) {
    switch item {
    case .title: MirroredProperty.title.copy(source, target)
    case .toolbarItems:
      #if !os(tvOS)
        MirroredProperty.toolbarItems.copy(source, target)
      #endif
    case .navigationItem:
      for property in MirroredProperty<UINavigationItem>.all {
        property.copy(source.navigationItem, target.navigationItem)
      }
    default:
      guard let item = source.tabBarItem, let shown = target.tabBarItem else { return }
      for property in MirroredProperty<UITabBarItem>.all { property.copy(item, shown) }
    }
  }

  private func observe(_ source: UIViewController) {
    observations = []
    func add<Object>(_ properties: [MirroredProperty<Object>], of object: Object, _ item: MirroredItems) {
      for property in properties {
        observations.append(
          property.observe(object) { [weak self, weak source] in
            guard let self, let host, let source, source === self.source else { return }
            copy(item, from: source, to: host)
          })
      }
    }
    if items.contains(.title) { add([.title], of: source, .title) }
    #if !os(tvOS)
      if items.contains(.toolbarItems) { add([.toolbarItems], of: source, .toolbarItems) }
    #endif
    if items.contains(.navigationItem) { add(MirroredProperty.all, of: source.navigationItem, .navigationItem) }
    guard items.contains(.tabBarItem), let item = source.tabBarItem else { return }
    add(MirroredProperty.all, of: item, .tabBarItem)
    // If the child's tab bar item is replaced, the new one must be observed.
    observations.append(
      source.observe(\.tabBarItem) { [weak self] source, _ in
        MainActor.assumeIsolated {
          guard let self, let host = self.host, source === self.source else { return }
          self.copy(.tabBarItem, from: source, to: host)
          self.observe(source)
        }
      })
  }
}
