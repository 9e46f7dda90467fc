/// The content of a cell: its own labels and image where its style has them, views of the file besides.
@MainActor
enum CellStyleLabels {
  static func adopt(_ content: ObjectNode, of cell: UITableViewCell, _ node: ObjectNode, _ loader: InterfaceLoader) {
    let view = cell.contentView
    let element = node.element
    // A style's labels are laid out by the cell.
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
  /// Fills a view that is there already; some of its subviews may be as well.
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
