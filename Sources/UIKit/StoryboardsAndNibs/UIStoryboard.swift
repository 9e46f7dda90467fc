/// The controllers of a storyboard file.
///
/// The file is Interface Builder's own, `NAME.storyboard`, read when the storyboard is made.
///
/// - Note: On Apple's platforms files are compiled when an app is built. Here they are read as they are, checked as a whole,
///   and refused with a message that names file, line and element; see `_runtimeValidate(_:named:)`. Unwind segues, split
///   views and pickers are not available.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: InterfaceDocument
  let bundle: Bundle
  /// Storyboards that this one refers to, by their names.
  private var others: [String: UIStoryboard] = [:]

  /// Reads a storyboard of a bundle, the app's own if `nil`.
  ///
  /// - Precondition: The bundle has the file, and the file is in order.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let file = InterfaceFile.find(name, type: "storyboard", in: storyboardBundleOrNil)
    bundle = file.bundle
    do { document = try InterfaceDocument(file.data, file: file.name, kind: .storyboard) } catch {
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

  /// A storyboard from the bytes of its file.
  package convenience init(_ data: Data, file: String, bundle: Bundle = .main) throws(_RuntimeInterfaceError) {
    try self.init(InterfaceDocument(data, file: file, kind: .storyboard), bundle: bundle)
  }

  // MARK: - Instantiating

  /// Returns a new instance of the controller that the storyboard begins with; `nil` if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initial.map { makeOrStop($0, creator: nil) }
  }

  /// Returns a new instance of a controller.
  ///
  /// - Precondition: The storyboard has a controller of this identifier.
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
  /// The closure calls an initializer that calls `super.init(coder:)`; if it returns `nil`, `init(coder:)` is used.
  public func instantiateInitialViewController<ViewController>(creator: ((NSCoder) -> ViewController?)? = nil)
    -> ViewController? where ViewController: UIViewController
  {
    document.initial.map { typed(makeOrStop($0, creator: creator), "the initial view controller") }
  }

  /// Returns a new instance of a view controller, created by a closure.
  ///
  /// The closure calls an initializer that calls `super.init(coder:)`; if it returns `nil`, `init(coder:)` is used.
  ///
  /// - Precondition: The storyboard has a controller of this identifier and type.
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
  /// Returns an identifier of a controller's scene among all storyboards.
  func place(of node: ObjectNode) -> String { "\(document.file)#\(node.id)" }

  private func makeOrStop(_ node: ObjectNode, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    do { return try make(node, creator: creator) } catch { misuse(error.description) }
  }

  /// Makes a segue's destination, or ends the process with what is wrong.
  func makeOrStop(_ segue: SegueNode, sender: Any?, source: UIViewController?, chain: [String]) -> UIViewController {
    do { return try make(segue, sender: sender, source: source, chain: chain) } catch {
      misuse(error.description)
    }
  }

  /// Makes a segue's destination: by the source's segue action if it has one.
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

  /// Makes a controller of this storyboard, or of the one that a placeholder refers to.
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
    let document = try InterfaceDocument(file.data, file: file.name, kind: .storyboard)
    let other = UIStoryboard(document, bundle: file.bundle)
    others[name] = other
    return other
  }

  private func error(_ element: InterfaceElement, _ problem: String) -> _RuntimeInterfaceError {
    _RuntimeInterfaceError(file: document.file, line: element.line, element: element.title, problem: problem)
  }
}
