import UIKit

/// Shows a child's title and items as the container's own, and follows them as they change.
///
/// The container's items stay the same objects, because a bar holds on to them; what is in them is copied. What the
/// container had of its own is kept aside, in a controller that serves for nothing else, and comes back when nobody decides.
@MainActor
final class ItemMirror {
  /// The container, which owns the mirror. Weak, because a child that is deallocated together with the container may
  /// change its title on the way, and the mirror hears of that when the container cannot be referred to any more.
  private weak var host: ContainerViewController?
  private lazy var own = UIViewController()
  /// The title first: setting it sets that of the items too.
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

  /// Sets the container whose items are changed, when it is initialized.
  func attach(to host: ContainerViewController) { self.host = host }

  /// Shows what a child has, or what the container has of its own.
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
    // Another item has to be observed as well.
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
