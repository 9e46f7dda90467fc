/// The objects of a nib file, ready to be made any number of times.
///
/// The file is Interface Builder's own, `NAME.xib`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Keys of the options for ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that replace placeholders of the file: a dictionary by the placeholders' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let document: InterfaceDocument
  private let bundle: Bundle

  /// Reads a nib of a bundle, the app's own if `nil`.
  ///
  /// - Precondition: The bundle has the file, and the file is in order.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let file = InterfaceFile.find(name, type: "xib", in: bundleOrNil)
    bundle = file.bundle
    document = Self.read(file.data, file.name)
    super.init()
  }

  /// Reads a nib from memory.
  ///
  /// - Precondition: The data is that of a nib file in order.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    document = Self.read(data, "nib data")
    super.init()
  }

  @available(*, unavailable)
  public override init() { misuse("UINib needs a name or data") }

  private static func read(_ data: Data, _ file: String) -> InterfaceDocument {
    do { return try InterfaceDocument(data, file: file, kind: .nib) } catch { misuse(error.description) }
  }

  /// Creates the objects, connects them to the owner, and returns the top-level objects of the file.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    let loader = InterfaceLoader(document, bundle: bundle, storyboard: nil)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var objects: [Any] = []
    for node in document.topLevel {
      guard node.kind.role == .placeholder else {
        objects.append(loader.make(node))
        continue
      }
      let identifier = node.element["placeholderIdentifier"] ?? ""
      let object = identifier == "IBFilesOwner" ? ownerOrNil : external[identifier]
      if let object = object.map({ $0 as AnyObject }) { loader.supply(object, for: node.id) }
    }
    loader.finishOrStop(document.tree)
    return objects
  }
}

extension Bundle {
  /// Makes the objects of a nib of the bundle, connects them to the owner, and returns those at the top of the file.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
