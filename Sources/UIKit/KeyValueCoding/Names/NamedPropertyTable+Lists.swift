// The public properties of tables and collection views by their names in Objective-C.
extension NamedPropertyTable {
  mutating func addLists() {
    addUITableView()
    addUITableViewCell()
    addUITableViewHeaderFooterView()
    addUICollectionView()
    addUICollectionReusableView()
    addUICollectionViewCell()
    addUICollectionViewListCell()
    addUICollectionViewLayout()
    addUICollectionViewFlowLayout()
    addUICollectionViewLayoutAttributes()
  }

  private mutating func addUITableView() {
    add("style", \UITableView.style)
    add("dataSource", \UITableView.dataSource)
    add("delegate", \UITableView.delegate)
    add("contextMenuInteraction", \UITableView.contextMenuInteraction)
    add("dragDelegate", \UITableView.dragDelegate)
    add("dropDelegate", \UITableView.dropDelegate)
    add("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
    add("hasActiveDrag", \UITableView.hasActiveDrag)
    add("hasActiveDrop", \UITableView.hasActiveDrop)
    add("tableHeaderView", \UITableView.tableHeaderView)
    add("tableFooterView", \UITableView.tableFooterView)
    add("backgroundView", \UITableView.backgroundView)
    add("separatorStyle", \UITableView.separatorStyle)
    add("separatorColor", \UITableView.separatorColor)
    add("separatorEffect", \UITableView.separatorEffect)
    add("separatorInset", \UITableView.separatorInset)
    add("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
    add("rowHeight", \UITableView.rowHeight)
    add("estimatedRowHeight", \UITableView.estimatedRowHeight)
    add("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    add("sectionFooterHeight", \UITableView.sectionFooterHeight)
    add("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
    add("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
    add("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    add("numberOfSections", \UITableView.numberOfSections)
    add("visibleCells", \UITableView.visibleCells)
    add("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
    add("allowsSelection", \UITableView.allowsSelection)
    add("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    add("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
    add("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
    add("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
    add("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
    add("editing", \UITableView.isEditing)
    add("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates)
    add("sectionIndexColor", \UITableView.sectionIndexColor)
    add("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
    add("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
    add("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
    add("prefetchDataSource", \UITableView.prefetchDataSource)
    add("prefetchingEnabled", \UITableView.isPrefetchingEnabled)
  }

  private mutating func addUITableViewCell() {
    add("reuseIdentifier", \UITableViewCell.reuseIdentifier)
    add("contentView", \UITableViewCell.contentView)
    add("textLabel", \UITableViewCell.textLabel)
    add("detailTextLabel", \UITableViewCell.detailTextLabel)
    add("imageView", \UITableViewCell.imageView)
    add("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
    add("backgroundView", \UITableViewCell.backgroundView)
    add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    add("selectionStyle", \UITableViewCell.selectionStyle)
    add("selected", \UITableViewCell.isSelected)
    add("highlighted", \UITableViewCell.isHighlighted)
    add("accessoryType", \UITableViewCell.accessoryType)
    add("accessoryView", \UITableViewCell.accessoryView)
    add("editingAccessoryType", \UITableViewCell.editingAccessoryType)
    add("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    add("editing", \UITableViewCell.isEditing)
    add("editingStyle", \UITableViewCell.editingStyle)
    add("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation)
    add("showsReorderControl", \UITableViewCell.showsReorderControl)
    add("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    add("indentationLevel", \UITableViewCell.indentationLevel)
    add("indentationWidth", \UITableViewCell.indentationWidth)
    add("separatorInset", \UITableViewCell.separatorInset)
  }

  private mutating func addUITableViewHeaderFooterView() {
    add("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
    add("contentView", \UITableViewHeaderFooterView.contentView)
    add("textLabel", \UITableViewHeaderFooterView.textLabel)
    add("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
    add("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    add(
      "automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
    add(
      "automaticallyUpdatesBackgroundConfiguration",
      \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
  }

  private mutating func addUICollectionView() {
    add("dataSource", \UICollectionView.dataSource)
    add("delegate", \UICollectionView.delegate)
    add("contextMenuInteraction", \UICollectionView.contextMenuInteraction)
    add("prefetchDataSource", \UICollectionView.prefetchDataSource)
    add("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
    add("backgroundView", \UICollectionView.backgroundView)
    add("collectionViewLayout", \UICollectionView.collectionViewLayout)
    add("numberOfSections", \UICollectionView.numberOfSections)
    add("visibleCells", \UICollectionView.visibleCells)
    add("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems)
    add("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates)
    add("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
    add("allowsSelection", \UICollectionView.allowsSelection)
    add("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
    add("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
    add("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
    add("editing", \UICollectionView.isEditing)
    add("dragDelegate", \UICollectionView.dragDelegate)
    add("dropDelegate", \UICollectionView.dropDelegate)
    add("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
    add("hasActiveDrag", \UICollectionView.hasActiveDrag)
    add("hasActiveDrop", \UICollectionView.hasActiveDrop)
  }

  private mutating func addUICollectionReusableView() {
    add("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
  }

  private mutating func addUICollectionViewCell() {
    add("contentView", \UICollectionViewCell.contentView)
    add("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    add(
      "automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
    add("backgroundView", \UICollectionViewCell.backgroundView)
    add("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    add("selected", \UICollectionViewCell.isSelected)
    add("highlighted", \UICollectionViewCell.isHighlighted)
  }

  private mutating func addUICollectionViewListCell() {
    add("accessories", \UICollectionViewListCell.accessories)
    add("indentationLevel", \UICollectionViewListCell.indentationLevel)
    add("indentationWidth", \UICollectionViewListCell.indentationWidth)
    add("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
  }

  private mutating func addUICollectionViewLayout() {
    add("collectionView", \UICollectionViewLayout.collectionView)
    add("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
    add(
      "flipsHorizontallyInOppositeLayoutDirection", \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
    add("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
  }

  private mutating func addUICollectionViewFlowLayout() {
    add("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    add("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    add("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    add("itemSize", \UICollectionViewFlowLayout.itemSize)
    add("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    add("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    add("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
    add("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    add("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
    add("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
    add("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
  }

  private mutating func addUICollectionViewLayoutAttributes() {
    add("indexPath", \UICollectionViewLayoutAttributes.indexPath)
    add("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
    add("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
    add("frame", \UICollectionViewLayoutAttributes.frame)
    add("bounds", \UICollectionViewLayoutAttributes.bounds)
    add("center", \UICollectionViewLayoutAttributes.center)
    add("size", \UICollectionViewLayoutAttributes.size)
    add("transform", \UICollectionViewLayoutAttributes.transform)
    add("transform3D", \UICollectionViewLayoutAttributes.transform3D)
    add("alpha", \UICollectionViewLayoutAttributes.alpha)
    add("zIndex", \UICollectionViewLayoutAttributes.zIndex)
    add("hidden", \UICollectionViewLayoutAttributes.isHidden)
  }
}
