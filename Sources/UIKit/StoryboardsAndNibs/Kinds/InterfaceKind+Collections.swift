extension InterfaceKind {
  static let collections: [InterfaceKind] = [
    InterfaceKind(
      "collectionView", of: UICollectionView.self, role: .view, base: scrollView,
      attributes: [
        "dataMode": .ignored,
        "prefetchingEnabled": .bool(\UICollectionView.isPrefetchingEnabled),
        "allowsSelection": .bool(\UICollectionView.allowsSelection),
        "allowsMultipleSelection": .bool(\UICollectionView.allowsMultipleSelection),
      ],
      parts: [
        "collectionViewLayout": ["collectionViewFlowLayout", "collectionViewLayout"], "backgroundView": anyView,
      ],
      others: ["cells": prototypes("collectionViewCell"), "collectionReusableView": supplementaryPrototype]),
    InterfaceKind(
      "collectionReusableView", of: UICollectionReusableView.self, role: .view, base: view,
      // Read when the view is made.
      attributes: ["reuseIdentifier": .ignored, "collectionViewReusableView": .ignored]),
    InterfaceKind(
      "collectionViewCell", of: UICollectionViewCell.self, role: .view, base: view,
      attributes: ["reuseIdentifier": .ignored],
      values: ["size": .ignored],
      parts: [
        "contentView": ["view", "collectionViewCellContentView"], "backgroundView": anyView,
        "selectedBackgroundView": anyView,
      ]),
    InterfaceKind(
      "collectionViewCellContentView", of: UIView.self, role: .cellContent, base: view),
    InterfaceKind(
      "collectionViewFlowLayout", of: UICollectionViewFlowLayout.self, role: .item,
      attributes: [
        "scrollDirection": .choice(
          \UICollectionViewFlowLayout.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal]),
        "minimumLineSpacing": .number(\UICollectionViewFlowLayout.minimumLineSpacing),
        "minimumInteritemSpacing": .number(\UICollectionViewFlowLayout.minimumInteritemSpacing),
        "automaticEstimatedItemSize": .custom(
          UICollectionViewFlowLayout.self, expected: "YES or NO", { InterfaceText.bool($0) }
        ) { layout, isAutomatic in
          layout.estimatedItemSize = isAutomatic ? UICollectionViewFlowLayout.automaticSize : .zero
        },
      ],
      values: [
        "itemSize": .size(\UICollectionViewFlowLayout.itemSize),
        "estimatedItemSize": .size(\UICollectionViewFlowLayout.estimatedItemSize),
        "headerReferenceSize": .size(\UICollectionViewFlowLayout.headerReferenceSize),
        "footerReferenceSize": .size(\UICollectionViewFlowLayout.footerReferenceSize),
        "sectionInset": .insets(\UICollectionViewFlowLayout.sectionInset),
      ]),
    InterfaceKind("collectionViewLayout", of: UICollectionViewLayout.self, role: .item),
  ]

  /// Kinds of views that a table or collection view makes, and that are not among subviews.
  static let reused: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  static let collectionViewController = InterfaceKind(
    "collectionViewController", of: UICollectionViewController.self, role: .controller, base: controller,
    attributes: [
      "clearsSelectionOnViewWillAppear": .bool(\UICollectionViewController.clearsSelectionOnViewWillAppear)
    ], parts: ["view": ["collectionView"]])

  private static let supplementaryPrototype = ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
    guard element.key == "sectionHeaderView" || element.key == "sectionFooterView" else {
      throw checker.error(element, "a reusable view is the sectionHeaderView or sectionFooterView; set its key")
    }
    try checker.readPrototype(element, of: node)
  }
}
