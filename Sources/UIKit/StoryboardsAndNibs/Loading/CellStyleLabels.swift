/// The content of a cell: the labels and the image of its style, and the views of the file.
@MainActor
enum CellStyleLabels {
  static func adopt(_ content: ObjectNode, of cell: UITableViewCell, _ node: ObjectNode, _ loader: InterfaceLoader) {
    let view = cell.contentView
    let element = node.element
    // The cell lays out the labels of its style.
    let isStyled = element["style"] != nil
    var own: [String: UIView] = [:]
    if isStyled {
      if let id = element["textLabel"], let label = cell.textLabel { own[id] = label }
      if let id = element["detailTextLabel"], let label = cell.detailTextLabel { own[id] = label }
      if let id = element["imageView"], let image = cell.imageView { own[id] = image }
    }
    loader.configureContent(view, from: content) { child in
      guard let view = own[child.id], child.kind.accepts(type(of: view)) else { return nil }
      return view
    }
  }
}

extension InterfaceLoader {
  /// Configures an existing view, some of whose subviews may exist as well.
  func configureContent(_ view: UIView, from node: ObjectNode, existing: (ObjectNode) -> UIView?) {
    note(view, node)
    for setting in node.settings { setting(view, bundle) }
    for child in node.subviews {
      if let subview = existing(child) {
        configure(subview, from: child)
      } else if let subview = make(child) as? UIView {
        view.addSubview(subview)
      }
    }
  }
}
