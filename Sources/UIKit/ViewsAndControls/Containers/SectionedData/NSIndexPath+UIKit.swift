extension NSIndexPath {
  /// Creates an index path for a row in a section of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates an index path for an item in a section of a collection view.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }

  /// The index of the row in the section.
  public var row: Int { index(atPosition: 1) }

  /// The index of the item in the section.
  public var item: Int { index(atPosition: 1) }
}
