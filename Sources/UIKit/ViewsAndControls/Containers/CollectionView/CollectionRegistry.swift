/// The registered views of a collection view, and the views that are available for reuse.
@MainActor
final class CollectionRegistry {
  /// The kind of a view, `nil` for cells, and its reuse identifier.
  struct Key: Hashable {
    var kind: String?
    var identifier: String
  }

  /// The closures that create views, with the frame that a view is given.
  private var makers: [Key: (CGRect) -> UICollectionReusableView] = [:]
  private let unused = ReusableViews<Key, UICollectionReusableView>()
  /// The cell that is returned instead of another one, because it is being reconfigured.
  var reconfigured: UICollectionViewCell?

  // MARK: - Registering

  func register(_ key: Key, _ make: ((CGRect) -> UICollectionReusableView)?) { makers[key] = make }

  func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

  /// The kinds of the registered supplementary views.
  var supplementaryKinds: Set<String> { Set(makers.keys.compactMap(\.kind)) }

  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return register(Key(identifier: identifier), nil) }
    guard let cellType = type as? UICollectionViewCell.Type else {
      misuse(
        "register(_:forCellWithReuseIdentifier:) needs a subclass of UICollectionViewCell for \"\(identifier)\" (was \(type))"
      )
    }
    register(Key(identifier: identifier)) { CollectionConstruction.view(cellType, frame: $0) }
  }

  func registerView(_ type: AnyClass?, kind: String, _ identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    guard let type else { return register(key, nil) }
    guard let viewType = type as? UICollectionReusableView.Type else {
      misuse(
        "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) needs a subclass of UICollectionReusableView for \"\(identifier)\" (was \(type))"
      )
    }
    register(key) { CollectionConstruction.view(viewType, frame: $0) }
  }

  func registerNib(_ nib: UINib?, _ key: Key) {
    guard let nib else { return register(key, nil) }
    register(key) { _ in
      let view = Self.view(from: nib, for: key.identifier)
      expect(
        key.kind != nil || view is UICollectionViewCell,
        "invalid nib registered for identifier (\(key.identifier)) - \(nib.document.file) must have a UICollectionViewCell at its top (was \(type(of: view)))"
      )
      return view
    }
  }

  /// Returns the only top-level view of a nib.
  static func view(from nib: UINib, for identifier: String) -> UICollectionReusableView {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? UICollectionReusableView else {
      misuse(
        "invalid nib registered for identifier (\(identifier)) - \(nib.document.file) must have exactly one object at its top, a UICollectionReusableView"
      )
    }
    return view
  }

  // MARK: - Taking and Giving Back

  /// Returns a view: a reused one, or a new one; `nil` if nothing is registered.
  ///
  /// - Parameter frame: The frame of a new view of a registered class.
  func view(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
    if key.kind == nil, let reconfigured, reconfigured.reuseIdentifier == key.identifier { return reconfigured }
    if let view = unused.take(key) {
      view.prepareForReuse()
      return view
    }
    guard let view = makers[key]?(frame) else { return nil }
    view.reuseIdentifier = key.identifier
    return view
  }

  func recycle(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    unused.add(view, for: Key(kind: kind, identifier: identifier))
  }
}
