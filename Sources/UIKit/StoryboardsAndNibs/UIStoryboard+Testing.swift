extension UIStoryboard {
  /// The identifiers of the controllers in the file, sorted.
  package var controllerIDs: [String] {
    document.controllers.filter { $0.value.isController }.map(\.key).sorted()
  }

  /// Creates a controller by its identifier, as if other controllers contained it.
  ///
  /// Throws an error where the methods for apps would end the process.
  package func makeController(id: String, in chain: [String] = []) throws(_RuntimeInterfaceError) -> UIViewController? {
    guard let node = document.controllers[id] else { return nil }
    return try make(node, creator: nil, chain: chain.map { "\(document.file)#\($0)" })
  }
}
