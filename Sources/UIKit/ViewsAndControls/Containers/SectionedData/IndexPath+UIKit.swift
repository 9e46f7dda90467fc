extension IndexPath {
  /// Creates an index path for a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates an index path for an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
