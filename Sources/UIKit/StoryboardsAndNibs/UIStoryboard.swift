/// The view controllers of a storyboard file.
///
/// The file is that of Interface Builder, `NAME.storyboard`, which is read when the storyboard is created.
///
/// - Note: On Apple's platforms, files are compiled when an app is built. Here they are read directly, validated as a
///   whole, and refused with a message that names the file, the line, and the element; see
///   `_runtimeValidate(_:named:)`. Color wells and calendars are not available.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: InterfaceDocument
  let bundle: Bundle
  /// The storyboards to which this one refers, by name.
  private var others: [String: UIStoryboard] = [:]

  /// Creates a storyboard from a file of a bundle; `nil` for the main bundle.
  ///
  /// - Precondition: The bundle contains the file, and the file is valid.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let file = InterfaceFile.find(name, type: "storyboard", in: storyboardBundleOrNil)
    bundle = file.bundle
    do {
      document = try InterfaceDocument(
        file.data, file: file.name, kind: .storyboard, bundle: file.bundle, strings: file.strings)
    } catch {
      misuse(error.description)
    }
    super.init()
  }

  private init(_ document: InterfaceDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
    super.init()
  }

  @available(*, unavailable)
  public override init() { misuse("UIStoryboard needs a name") }

  /// Creates a storyboard from the data of its file.
  package convenience init(_ data: Data, file: String, bundle: Bundle = .main) throws(_RuntimeInterfaceError) {
    try self.init(InterfaceDocument(data, file: file, kind: .storyboard, bundle: bundle), bundle: bundle)
  }

  // MARK: - Instantiating

  /// Returns a new instance of the initial view controller; `nil` if the storyboard has none.
  @discardableResult
  open func instantiateInitialViewController() -> UIViewController? {
    document.initial.map { makeOrStop($0, creator: nil) }
  }

  /// Returns a new instance of the view controller with an identifier.
  ///
  /// - Precondition: The storyboard has a view controller with this identifier.
  @discardableResult
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    makeOrStop(node(identifier), creator: nil)
  }

  private func node(_ identifier: String) -> ObjectNode {
    guard let node = document.namedControllers[identifier] else {
      misuse(
        "Storyboard (\(document.file)) doesn't contain a view controller with identifier '\(identifier)'; set the storyboard ID in the identity inspector"
      )
    }
    return node
  }
}

extension UIStoryboard {
  /// Returns a new instance of the initial view controller, created by a closure; `nil` if there is none.
  ///
  /// The closure calls an initializer that calls `super.init(coder:)`. If it returns `nil`, `init(coder:)` is used.
  public func instantiateInitialViewController<ViewController>(creator: ((NSCoder) -> ViewController?)? = nil)
    -> ViewController? where ViewController: UIViewController
  {
    document.initial.map { typed(makeOrStop($0, creator: creator), "the initial view controller") }
  }

  /// Returns a new instance of a view controller, created by a closure.
  ///
  /// The closure calls an initializer that calls `super.init(coder:)`. If it returns `nil`, `init(coder:)` is used.
  ///
  /// - Precondition: The storyboard has a view controller with this identifier and type.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    typed(makeOrStop(node(identifier), creator: creator), "\"\(identifier)\"")
  }

  private func typed<ViewController: UIViewController>(_ controller: UIViewController, _ name: String)
    -> ViewController
  {
    guard let typed = controller as? ViewController else {
      misuse(
        "\(name) of \(document.file) is a \(type(of: controller)), not a \(ViewController.self); change its class in the storyboard or the type here"
      )
    }
    return typed
  }
}

extension UIStoryboard {
  /// Returns an identifier of a controller's scene that is unique among all storyboards.
  func place(of node: ObjectNode) -> String { "\(document.file)#\(node.id)" }

  private func makeOrStop(_ node: ObjectNode, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    do { return try make(node, creator: creator) } catch { misuse(error.description) }
  }

  /// Creates the destination of a segue, or ends the process with a description of the error.
  func makeOrStop(_ segue: SegueNode, sender: Any?, source: UIViewController?, chain: [String]) -> UIViewController {
    do { return try make(segue, sender: sender, source: source, chain: chain) } catch {
      misuse(error.description)
    }
  }

  /// Creates the destination of a segue, with the segue action of the source if it has one.
  func make(_ segue: SegueNode, sender: Any?, source: UIViewController?, chain: [String])
    throws(_RuntimeInterfaceError) -> UIViewController
  {
    var creator: ((NSCoder) -> UIViewController?)?
    if let action = segue.creator, let maker = source as? any _RuntimeInterfaceObject {
      creator = { coder in
        maker._runtimeMakeDestination(action, coder: coder, sender: sender, segueIdentifier: segue.identifier)
      }
    }
    guard let node = document.controllers[segue.destination] else {
      throw error(segue.element, "its destination does not exist")
    }
    return try make(node, creator: creator, chain: chain)
  }

  /// Creates a controller of this storyboard, or of the storyboard to which a placeholder refers.
  func make(_ node: ObjectNode, creator: ((NSCoder) -> UIViewController?)?, chain: [String] = [])
    throws(_RuntimeInterfaceError) -> UIViewController
  {
    let place = place(of: node)
    guard !chain.contains(place), chain.count < InterfaceLimits.nestedControllers else {
      throw error(
        node.element, "view controllers contain each other in a cycle: \((chain + [place]).joined(separator: " → "))")
    }
    guard node.isController else { return try makeReferenced(node, creator: creator, chain: chain) }
    let loader = InterfaceLoader(document, bundle: bundle, storyboard: self, chain: chain)
    let object: AnyObject
    if let made = creator?(InterfaceCoder(node, loader)) {
      object = loader.accept(made, from: node)
    } else {
      object = loader.make(node)
    }
    guard let controller = object as? UIViewController else { throw error(node.element, "it is not a view controller") }
    try loader.finish(node.tree)
    return controller
  }

  private func makeReferenced(
    _ node: ObjectNode, creator: ((NSCoder) -> UIViewController?)?, chain: [String]
  ) throws(_RuntimeInterfaceError) -> UIViewController {
    let storyboard = try referenced(node)
    let target: ObjectNode?
    if let identifier = node.element["referencedIdentifier"] {
      target = storyboard.document.namedControllers[identifier]
    } else {
      target = storyboard.document.initial
    }
    guard let target else {
      let name = node.element["referencedIdentifier"].map { "a view controller \"\(InterfaceElement.excerpt($0))\"" }
      throw error(
        node.element, "\(storyboard.document.file) has no \(name ?? "initial view controller"); correct the reference")
    }
    return try storyboard.make(target, creator: creator, chain: chain + [place(of: node)])
  }

  private func referenced(_ node: ObjectNode) throws(_RuntimeInterfaceError) -> UIStoryboard {
    guard let name = node.element["storyboardName"] else { return self }
    if let other = others[name] { return other }
    guard let file = InterfaceFile.lookUp(name, type: "storyboard", in: bundle) else {
      throw error(
        node.element,
        "there is no \(InterfaceElement.excerpt(name)).storyboard in \(bundle.bundlePath); add it to the target's resources"
      )
    }
    let document = try InterfaceDocument(
      file.data, file: file.name, kind: .storyboard, bundle: file.bundle, strings: file.strings)
    let other = UIStoryboard(document, bundle: file.bundle)
    others[name] = other
    return other
  }

  private func error(_ element: InterfaceElement, _ problem: String) -> _RuntimeInterfaceError {
    _RuntimeInterfaceError(file: document.file, line: element.line, element: element.title, problem: problem)
  }
}
