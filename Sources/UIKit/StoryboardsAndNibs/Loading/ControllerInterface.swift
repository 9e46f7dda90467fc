/// The data of the storyboard or nib from which a controller was created.
@MainActor
final class ControllerInterface {
  let node: ObjectNode
  let document: InterfaceDocument
  let bundle: Bundle
  /// `nil` for a controller of a nib.
  let storyboard: UIStoryboard?
  let chain: [String]
  private let known: KnownObjects
  /// The top-level objects of the controller's scene, which are loaded with its view.
  private var topLevelObjects: [AnyObject] = []

  init(
    node: ObjectNode, document: InterfaceDocument, bundle: Bundle, storyboard: UIStoryboard?, chain: [String],
    known: KnownObjects
  ) {
    self.node = node
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    self.chain = chain
    self.known = known
  }

  /// Loads the view that the file has for the controller.
  ///
  /// Returns `false` if it has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let view = node.part("view") else { return false }
    do { try load(view, for: controller) } catch { misuse(error.description) }
    return true
  }

  private func load(_ view: ObjectNode, for controller: UIViewController) throws(_RuntimeInterfaceError) {
    let loader = InterfaceLoader(
      document, bundle: bundle, storyboard: storyboard, chain: chain, outer: known)
    let root = loader.make(view) as? UIView
    topLevelObjects = (document.topLevelOfScene[node.id] ?? []).map { loader.make($0) }
    // Set first, because embedded view controllers access the view of their parent.
    controller.view = root
    try loader.finish(view.tree)
  }

  /// Returns the segue with an identifier, from any object of the scene.
  func segue(_ identifier: String) -> SegueNode? {
    document.segues[node.id]?.first { $0.identifier == identifier && !$0.isContainment }
  }
}
