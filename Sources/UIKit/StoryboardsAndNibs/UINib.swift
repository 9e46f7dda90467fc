/// The objects of a nib file, which can be created repeatedly.
///
/// The file is that of Interface Builder, `NAME.xib`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of the options for ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for the objects that replace placeholders of the file.
    ///
    /// The value is a dictionary by the identifiers of the placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let document: InterfaceDocument
  private let bundle: Bundle

  /// Creates a nib from a file of a bundle; `nil` for the main bundle.
  ///
  /// - Precondition: The bundle contains the file, and the file is valid.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let file = InterfaceFile.find(name, type: "xib", in: bundleOrNil)
    bundle = file.bundle
    document = Self.read(file.data, file.name, bundle, file.strings)
    super.init()
  }

  /// Creates a nib from data.
  ///
  /// - Precondition: The data is that of a valid nib file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    document = Self.read(data, "nib data", bundle)
    super.init()
  }

  @available(*, unavailable)
  public override init() { misuse("UINib needs a name or data") }

  private static func read(_ data: Data, _ file: String, _ bundle: Bundle, _ strings: [String: String] = [:])
    -> InterfaceDocument
  {
    do { return try InterfaceDocument(data, file: file, kind: .nib, bundle: bundle, strings: strings) } catch {
      misuse(error.description)
    }
  }

  /// Creates the objects, connects them to the owner, and returns the top-level objects of the file.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    let loader = InterfaceLoader(document, bundle: bundle, storyboard: nil)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for node in document.topLevel where node.kind.role == .placeholder {
      let identifier = node.element["placeholderIdentifier"] ?? ""
      let object = identifier == "IBFilesOwner" ? ownerOrNil : external[identifier]
      if let object = object.map({ $0 as AnyObject }) { loader.supply(object, for: node.id) }
    }
    let objects: [Any] = document.topLevel.filter { $0.kind.role != .placeholder }.map { loader.make($0) }
    loader.finishOrStop(document.tree)
    return objects
  }
}

extension Bundle {
  /// Creates the objects of a nib in the bundle and returns the top-level ones, connected to the owner.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
