extension InterfaceKind {
  static let tables: [InterfaceKind] = [
    InterfaceKind(
      "tableView", of: UITableView.self, role: .view, base: scrollView,
      attributes: [
        // Read when the table is created.
        "style": .checked(expected: "plain, grouped or insetGrouped") { tableStyles[$0] != nil },
        "dataMode": .ignored, "rowHeight": .number(\UITableView.rowHeight),
        "estimatedRowHeight": .number(\UITableView.estimatedRowHeight),
        "sectionHeaderHeight": sectionHeight(\UITableView.sectionHeaderHeight),
        "sectionFooterHeight": sectionHeight(\UITableView.sectionFooterHeight),
        "estimatedSectionHeaderHeight": .number(\UITableView.estimatedSectionHeaderHeight),
        "estimatedSectionFooterHeight": .number(\UITableView.estimatedSectionFooterHeight),
        "contentViewInsetsToSafeArea": .ignored,
        "sectionIndexMinimumDisplayRowCount": .integer(\UITableView.sectionIndexMinimumDisplayRowCount),
        "allowsSelection": .bool(\UITableView.allowsSelection),
        "allowsMultipleSelection": .bool(\UITableView.allowsMultipleSelection),
        "allowsSelectionDuringEditing": .bool(\UITableView.allowsSelectionDuringEditing),
        "allowsMultipleSelectionDuringEditing": .bool(\UITableView.allowsMultipleSelectionDuringEditing),
        "separatorStyle": .choice(
          \UITableView.separatorStyle, ["default": .singleLine, "singleLine": .singleLine, "none": .none]),
      ],
      values: [
        "separatorColor": .color(\UITableView.separatorColor), "separatorInset": .insets(\UITableView.separatorInset),
        "sectionIndexColor": .color(\UITableView.sectionIndexColor),
        "sectionIndexBackgroundColor": .color(\UITableView.sectionIndexBackgroundColor),
        "sectionIndexTrackingBackgroundColor": .color(\UITableView.sectionIndexTrackingBackgroundColor),
      ],
      parts: ["tableHeaderView": anyView, "tableFooterView": anyView, "backgroundView": anyView],
      others: ["prototypes": prototypes("tableViewCell"), "sections": sections]),
    InterfaceKind(
      "tableViewCell", of: UITableViewCell.self, role: .view, base: view,
      attributes: [
        // Read when the cell is created, or with the subviews of the content view.
        "reuseIdentifier": .ignored, "textLabel": .ignored, "detailTextLabel": .ignored, "imageView": .ignored,
        "rowHeight": .ignored,
        "style": .checked(expected: "a cell style") { cellStyles[$0] != nil },
        "selectionStyle": .choice(
          \UITableViewCell.selectionStyle, ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
        "accessoryType": .choice(\UITableViewCell.accessoryType, accessories),
        "editingAccessoryType": .choice(\UITableViewCell.editingAccessoryType, accessories),
        "indentationLevel": .integer(\UITableViewCell.indentationLevel, in: 0...100),
        "indentationWidth": .number(\UITableViewCell.indentationWidth),
        "shouldIndentWhileEditing": .bool(\UITableViewCell.shouldIndentWhileEditing),
        "showsReorderControl": .bool(\UITableViewCell.showsReorderControl),
        "focusStyle": .ignored, "hidesAccessoryWhenEditing": .ignored,
      ],
      values: ["separatorInset": .insets(\UITableViewCell.separatorInset)],
      parts: [
        "contentView": ["tableViewCellContentView"], "accessoryView": anyView, "backgroundView": anyView,
        "selectedBackgroundView": anyView, "editingAccessoryView": anyView,
      ]),
    InterfaceKind(
      "tableViewCellContentView", of: UIView.self, role: .cellContent, base: view,
      attributes: ["tableViewCell": .ignored]),
  ]

  /// Returns a rule for the height of section headers or footers.
  ///
  /// Interface Builder writes the defaults of early tables, 28 and 18 points, which represent the automatic height of
  /// the style.
  private static func sectionHeight(_ path: ReferenceWritableKeyPath<UITableView, CGFloat>) -> AttributeRule {
    .custom(UITableView.self, expected: "a number", { InterfaceText.number($0) }) { table, height in
      table[keyPath: path] = height == 28 || height == 18 ? UITableView.automaticDimension : CGFloat(height)
    }
  }

  /// A set that represents every kind of view.
  static let anyView: Set<String> = ["*"]

  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  /// Returns a rule for prototype cells, which are elements of one name.
  static func prototypes(_ name: String) -> ElementRule {
    ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
      for child in element.children {
        guard child.name == name else {
          throw checker.error(child, "prototypes are \(name) elements; move this one elsewhere")
        }
        try checker.readPrototype(child, of: node)
      }
    }
  }

  private static let sections = ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
    for child in element.children {
      guard child.name == "tableViewSection" else {
        throw checker.error(child, "sections are tableViewSection elements; move this one elsewhere")
      }
      var cells: [ObjectNode] = []
      for cell in child.first("cells")?.children ?? [] {
        guard cell.name == "tableViewCell" else {
          throw checker.error(cell, "the cells of a section are tableViewCell elements; move this one elsewhere")
        }
        cells.append(try checker.node(cell, in: node, tree: node.tree))
      }
      node.sections.append(StaticSection(header: child["headerTitle"], footer: child["footerTitle"], cells: cells))
    }
  }
}
