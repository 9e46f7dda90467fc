extension UIStoryboard {
  /// The ids of the controllers in the file, sorted.
  package var controllerIDs: [String] {
    document.controllers.filter { $0.value.isController }.map(\.key).sorted()
  }

  /// Creates a controller by its identifier, as if it were contained in others; throws where the app's calls would
  /// stop.
  package func makeController(id: String, in chain: [String] = []) throws(_RuntimeInterfaceError) -> UIViewController? {
    guard let node = document.controllers[id] else { return nil }
    return try make(node, creator: nil, chain: chain.map { "\(document.file)#\($0)" })
  }
}
