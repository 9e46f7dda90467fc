// The places of the text field, the cancel button and the scope bar.
extension UISearchBar {
  private static let scopeHeight: CGFloat = 44
  private static let promptHeight: CGFloat = 22
  private static let cancelFont = UIFont.systemFont(ofSize: 17)

  private var fieldHeight: CGFloat { searchTextField.sizeThatFits(bounds.size).height }

  /// The visible height of the scope bar, which requires two scopes.
  private var scopeHeight: CGFloat { isShowingScopeBar && (scopeButtonTitles ?? []).count > 1 ? Self.scopeHeight : 0 }

  /// The height of a bar that the app places.
  var heightOfOwnBar: CGFloat { promptHeight + fieldHeight + 20 + scopeHeight }

  private var promptHeight: CGFloat { promptLabel == nil ? 0 : Self.promptHeight }

  /// The height of a bar that a navigation bar displays.
  ///
  /// The bar is higher while a search hides the title, because it then begins at the status bar.
  var heightInNavigationBar: CGFloat {
    promptHeight + fieldHeight + (searchController?.hidesNavigationRow == true ? 20 : 16) + scopeHeight
  }

  /// The margins of the text field and the scope bar.
  private var sideInsets: (left: CGFloat, right: CGFloat) {
    guard navigationBar != nil else { return (8, 8) }
    let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
  }

  func layOutParts() {
    let field = fieldFrame
    let cancel = cancelFrame(isShown: isShowingCancelButton)
    if !cancelButton.isHidden { cancelButton.frame = cancel }
    var frame = directed(field, in: bounds)
    if isShowingCancelButton {
      frame.size.width = max(directed(cancel, in: bounds).minX - 10 - frame.minX, 0)
    }
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = directed(frame.offsetBy(dx: offset.horizontal, dy: offset.vertical), in: bounds)
    promptLabel?.frame = CGRect(
      x: bounds.minX + sideInsets.left, y: field.minY - Self.promptHeight,
      width: max(bounds.width - sideInsets.left - sideInsets.right, 0), height: 16)
    if navigationBar != nil { searchTextField.showContent(field.height / max(fieldHeight, 1)) }
    layOutScopes(below: field.maxY)
  }

  /// The frame of the field without the cancel button.
  ///
  /// In a navigation bar, it collapses with the bar.
  private var fieldFrame: CGRect {
    let row = max(bounds.height - scopeHeight - promptHeight, 0)
    let top = bounds.minY + promptHeight
    let width = max(bounds.width - sideInsets.left - sideInsets.right, 0)
    guard navigationBar != nil else {
      let height = min(fieldHeight, row)
      return CGRect(x: bounds.minX + sideInsets.left, y: top + (row - height) / 2, width: width, height: height)
    }
    let height = min(fieldHeight, max(row - 16, 0))
    return CGRect(
      x: bounds.minX + sideInsets.left, y: top + max(row - height - 15, 0), width: width, height: height)
  }

  private func cancelFrame(isShown: Bool) -> CGRect {
    let width = TextRuler.width(of: "Cancel", font: Self.cancelFont).rounded(.up) + 2
    let trailing = isLaidOutRightToLeft ? sideInsets.left : sideInsets.right
    let room = isShown ? width + (navigationBar == nil ? 14 : trailing) : 0
    return directed(CGRect(x: bounds.maxX - room, y: fieldFrame.midY - 18, width: width, height: 36), in: bounds)
  }

  /// Places the cancel button outside of the bar before it enters with an animation.
  func prepareCancelButton(for isShown: Bool) {
    guard isShown, !isShowingCancelButton else { return }
    UIView.performWithoutAnimation { cancelButton.frame = cancelFrame(isShown: false) }
  }

  /// Hides the parts that have left the bar.
  func hideUnusedParts() {
    if !isShowingCancelButton { cancelButton.isHidden = true }
  }

  // MARK: - Scopes

  func scopesDidChange() {
    let titles = scopeButtonTitles ?? []
    scopeControl?.removeFromSuperview()
    scopeControl = nil
    if titles.count > 1 {
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = titles.indices.contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : -1
      control.addAction(
        UIAction { [weak self] in self?.select(scope: ($0.sender as? UISegmentedControl)?.selectedSegmentIndex) },
        for: .valueChanged)
      scopeLook.apply(to: control)
      control.isEnabled = isEnabled
      scopeControl = control
      addSubview(control)
    }
    heightDidChange()
  }

  private func select(scope index: Int?) {
    guard let index, index != selectedScopeButtonIndex else { return }
    isSelectingScope = true
    selectedScopeButtonIndex = index
    isSelectingScope = false
    events.scopeDidChange()
  }

  private func layOutScopes(below top: CGFloat) {
    guard let scopeControl else { return }
    let height = scopeControl.sizeThatFits(bounds.size).height
    scopeControl.frame = CGRect(
      x: bounds.minX + sideInsets.left, y: top + (navigationBar == nil ? 10 : 12),
      width: max(bounds.width - sideInsets.left - sideInsets.right, 0), height: height)
    scopeControl.alpha = scopeHeight > 0 ? 1 : 0
    scopeBackground?.isHidden = scopeHeight == 0
    scopeBackground?.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - scopeHeight, width: bounds.width, height: scopeHeight)
  }

  // MARK: - Height

  /// Lays out the bar and its surroundings for a new height.
  func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    navigationBar?.controller?.barContentDidChange()
  }

  /// Changes the height of a bar of a search controller that the app has placed in its content.
  ///
  /// A table that has the bar as its header moves its rows.
  func growInContent(by change: CGFloat) {
    guard change != 0, navigationBar == nil, translatesAutoresizingMaskIntoConstraints, frame.height > 0 else { return }
    frame.size.height = max(frame.height + change, 0)
    if let table = superview as? UITableView, table.tableHeaderView === self { table.tableHeaderView = self }
  }

  /// Lays out the bar, and the navigation bar that displays it, for an animation.
  func layOutHeight() {
    if let navigation = navigationBar?.controller { navigation.searchDidChange() } else { layoutIfNeeded() }
  }

  // MARK: - Navigation Bars

  func enter(_ bar: UINavigationBar) {
    navigationBar = bar
    clipsToBounds = true
    setNeedsLayout()
  }

  func leave(_ bar: UINavigationBar) {
    guard navigationBar === bar else { return }
    navigationBar = nil
    clipsToBounds = false
    setNeedsLayout()
  }
}
