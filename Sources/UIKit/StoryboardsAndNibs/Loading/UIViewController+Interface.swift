extension UIViewController {
  /// Loads the view from the controller's storyboard or nib.
  ///
  /// Returns `false` if there is none.
  func loadInterfaceView() -> Bool {
    if let interface, interface.loadView(of: self) { return true }
    // Without a bundle of the app's, bundles of packages are searched too.
    let bundle = nibBundle.flatMap { $0 == .main ? nibBundleStorage : $0 }
    if let nibName {
      UINib(nibName: nibName, bundle: bundle).instantiate(withOwner: self)
      expect(
        isViewLoaded,
        "-[\(type(of: self)) loadView] loaded the \"\(nibName)\" nib but the view outlet was not set; connect view of the File's Owner"
      )
      return true
    }
    guard let nib = ClassNib.nib(of: type(of: self), in: bundle) else { return false }
    nib.instantiate(withOwner: self)
    return isViewLoaded
  }
}

/// The lookup of the nib with the name of a controller's class.
@MainActor
private enum ClassNib {
  /// The classes without a nib, which are most classes.
  ///
  /// Stored so that the file system is not searched repeatedly.
  private static var without: Set<ObjectIdentifier> = []

  static func nib(of type: UIViewController.Type, in bundle: Bundle?) -> UINib? {
    guard !without.contains(ObjectIdentifier(type)) else { return nil }
    for name in names(of: type) where InterfaceFile.lookUp(name, type: "xib", in: bundle) != nil {
      return UINib(nibName: name, bundle: bundle)
    }
    if bundle == nil { without.insert(ObjectIdentifier(type)) }
    return nil
  }

  /// Returns the possible names of the nib: the class's name without "Controller", then the class's name.
  ///
  /// Generic classes and the classes of UIKit have no nib.
  private static func names(of type: UIViewController.Type) -> [String] {
    let name = "\(type)"
    guard !name.contains("<"), !ClassOrigin.isUIKit(type) else { return [] }
    return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
  }
}
