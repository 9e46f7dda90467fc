/// The appearances that the app has set on a bar or an item.
///
/// They are copies that report their changes.
@MainActor
final class OwnedBarAppearances<Appearance: UIBarAppearance> {
  private(set) var values = BarAppearances<Appearance>()
  /// The standard appearance that is returned if none is set.
  ///
  /// Changing it sets it as the standard appearance.
  private var untouched: Appearance?
  private let didChange: () -> Void

  /// Creates an object for the appearances of an owner.
  ///
  /// - Parameter didChange: A closure that is called when an appearance was set or has changed. It must not retain the
  ///   owner.
  init(didChange: @escaping () -> Void) { self.didChange = didChange }

  subscript(path: WritableKeyPath<BarAppearances<Appearance>, Appearance?>) -> Appearance? {
    get { values[keyPath: path] }
    set {
      let copy = newValue?.copy(with: nil) as? Appearance
      copy?.didChange = didChange
      values[keyPath: path] = copy
      didChange()
    }
  }

  /// Returns the standard appearance, or a default one.
  ///
  /// The default one becomes the standard appearance when it is changed.
  func standard(or make: @autoclosure () -> Appearance) -> Appearance {
    if let standard = values.standard ?? untouched { return standard }
    let appearance = make()
    appearance.didChange = { [weak self] in self?.adoptUntouched() }
    untouched = appearance
    return appearance
  }

  private func adoptUntouched() {
    guard let changed = untouched else { return }
    untouched = nil
    changed.didChange = didChange
    values.standard = changed
    didChange()
  }
}
