extension UITableView {
  private var topPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.sectionHeaderTopPadding
  }

  /// Returns the part of a section's header that is padding above the view.
  func headerPadding(_ section: Int) -> CGFloat { headerPadding(section, geometry) }

  private func headerPadding(_ section: Int, _ geometry: TableGeometry) -> CGFloat {
    let height = geometry.sections[section].header
    return height > 0 ? min(topPadding, height) : 0
  }

  // MARK: - Estimating Heights

  func setInitialHeader(of section: Int, in geometry: inout TableSectionGeometry) {
    if let fixed = fixedHeader(of: section) {
      (geometry.header, geometry.isHeaderMeasured) = (fixed.height, !fixed.isOptional)
      return
    }
    let estimate =
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
    guard estimate <= 0 else {
      geometry.header = estimate.finite + topPadding
      return
    }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    geometry.header = hasTitle ? titleHeight(section, isHeader: true) + topPadding : gap(section, isHeader: true)
  }

  func setInitialFooter(of section: Int, in geometry: inout TableSectionGeometry) {
    if let fixed = fixedFooter(of: section) {
      (geometry.footer, geometry.isFooterMeasured) = (fixed.height, !fixed.isOptional)
      return
    }
    let estimate =
      delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    guard estimate <= 0 else {
      geometry.footer = estimate.finite
      return
    }
    let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    geometry.footer = hasTitle ? titleHeight(section, isHeader: false) : gap(section, isHeader: false)
  }

  /// Reads the fixed heights of the header and the footer of one section again.
  func readFixedParts(of section: Int, in geometry: inout TableSectionGeometry) {
    if let header = fixedHeader(of: section), !header.isOptional {
      (geometry.header, geometry.isHeaderMeasured) = (header.height, true)
    }
    if let footer = fixedFooter(of: section), !footer.isOptional {
      (geometry.footer, geometry.isFooterMeasured) = (footer.height, true)
    }
  }

  /// Returns the height of a header, including its padding, if the delegate or the table determines it.
  private func fixedHeader(of section: Int) -> (height: CGFloat, isOptional: Bool)? {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard height >= 0 else { return nil }
    return (height > 0 ? height + topPadding : 0, isOptional(section, height, isHeader: true))
  }

  private func fixedFooter(of section: Int) -> (height: CGFloat, isOptional: Bool)? {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard height >= 0 else { return nil }
    return (height, isOptional(section, height, isHeader: false))
  }

  /// Returns whether a section has no space of a fixed height unless there is a view for it.
  ///
  /// The height that a plain table has for all sections applies to those with a header, which is known when it becomes
  /// visible. A height that the delegate returns for one section always applies.
  private func isOptional(_ section: Int, _ height: CGFloat, isHeader: Bool) -> Bool {
    guard style == .plain, height > 0, height == (isHeader ? sectionHeaderHeight : sectionFooterHeight) else {
      return false
    }
    return isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section) == nil
      : dataSource?.tableView(self, titleForFooterInSection: section) == nil
  }

  /// Returns the space between a section without a header or footer and its neighbor.
  private func gap(_ section: Int, isHeader: Bool) -> CGFloat {
    if style == .plain { return 0 }
    return isHeader && section == 0 ? 35 : 17.5
  }

  private func titleHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    if style == .plain { return 28 }
    return isHeader ? (section == 0 ? 55.5 : 38.5) : 32
  }

  // MARK: - Views

  /// Creates the view of a header that has become visible, and measures it.
  ///
  /// - Returns: A Boolean value that indicates whether the height changed.
  func showHeader(_ section: Int) -> Bool {
    guard live.headers[section] == nil, !live.sectionsWithoutHeader.contains(section) else { return false }
    let part = geometry.sections[section]
    guard !part.isHeaderMeasured || part.header > 0 else { return false }
    let generation = live.generation
    guard let view = headerOrFooter(section, isHeader: true) else {
      if live.generation == generation {
        live.sectionsWithoutHeader.insert(section)
        return setHeight(of: section, isHeader: true, to: nil)
      }
      return true
    }
    guard live.generation == generation else { return true }
    live.headers[section] = view
    let didChange = setHeight(of: section, isHeader: true, to: view)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    if view.superview !== self { UIView.performWithoutAnimation { addSubview(view) } }
    return didChange
  }

  func showFooter(_ section: Int) -> Bool {
    guard live.footers[section] == nil, !live.sectionsWithoutFooter.contains(section) else { return false }
    let part = geometry.sections[section]
    guard !part.isFooterMeasured || part.footer > 0 else { return false }
    let generation = live.generation
    guard let view = headerOrFooter(section, isHeader: false) else {
      if live.generation == generation {
        live.sectionsWithoutFooter.insert(section)
        return setHeight(of: section, isHeader: false, to: nil)
      }
      return true
    }
    guard live.generation == generation else { return true }
    live.footers[section] = view
    let didChange = setHeight(of: section, isHeader: false, to: view)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    if view.superview !== self { UIView.performWithoutAnimation { addSubview(view) } }
    return didChange
  }

  private func headerOrFooter(_ section: Int, isHeader: Bool) -> UIView? {
    let given =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let view: UIView
    if let given {
      view = given
    } else {
      let title =
        isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section)
      guard let title else { return nil }
      view = titleView(title, isHeader: isHeader)
    }
    (view as? UITableViewHeaderFooterView)?.role = HeaderFooterRole(
      tableStyle: style, isHeader: isHeader, isFirst: section == 0, margin: contentMargin,
      sideInsets: insetsContentViewsToSafeArea ? sideInsets : .zero)
    return view
  }

  private func titleView(_ title: String, isHeader: Bool) -> UIView {
    let identifier = "org.stateroom.title"
    let view =
      registry.header(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    // The text in a header of a grouped table is uppercase.
    view.textLabel?.text = isHeader && style != .plain ? title.uppercased() : title
    return view
  }

  /// Measures a header or footer whose height depends on its content.
  ///
  /// - Returns: A Boolean value that indicates whether the height changed.
  private func setHeight(of section: Int, isHeader: Bool, to view: UIView?) -> Bool {
    let part = geometry.sections[section]
    guard !(isHeader ? part.isHeaderMeasured : part.isFooterMeasured) else { return false }
    let old = isHeader ? part.header : part.footer
    var height = gap(section, isHeader: isHeader)
    if let view {
      let given =
        isHeader
        ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      let fit = given > 0 ? given : view.fittingHeight(width: cellWidth)
      height = (fit > 0 && fit.isFinite ? fit : 28) + (isHeader ? topPadding : 0)
    }
    if isHeader {
      geometry.setHeader(of: section, height: height)
    } else {
      geometry.setFooter(of: section, height: height)
    }
    return abs(height - old) > 0.001
  }

  // MARK: - Placing

  /// Places the visible headers and footers.
  ///
  /// In a plain table, headers remain at the top and footers at the bottom while their section scrolls.
  func placeHeaders() {
    let inset = adjustedContentInset
    for (section, view) in live.headers {
      let padding = headerPadding(section)
      let start = geometry.sectionStart(section) + padding
      let height = geometry.sections[section].header - padding
      var y = start
      if style == .plain {
        y = max(start, min(bounds.minY + inset.top, geometry.rowsEnd(section) - height))
      }
      place(view, y: y + (editingState.gap?.displacement(ofHeaderIn: section) ?? 0), height: height)
      (view as? UITableViewHeaderFooterView)?.isPinned = y > start
    }
    for (section, view) in live.footers {
      let height = geometry.sections[section].footer
      let start = geometry.rowsEnd(section)
      var y = start
      if style == .plain {
        y = min(start, max(bounds.maxY - inset.bottom - height, geometry.rowsStart(section)))
      }
      place(view, y: y + (editingState.gap?.displacement(ofFooterIn: section) ?? 0), height: height)
    }
  }

  private func place(_ view: UIView, y: CGFloat, height: CGFloat) {
    view.place(in: CGRect(x: cellMinX, y: y, width: cellWidth, height: height))
  }

  /// Returns the frame of a header in a geometry, at its position in the content.
  func headerFrame(_ section: Int, in geometry: TableGeometry) -> CGRect {
    let padding = headerPadding(section, geometry)
    return CGRect(
      x: cellMinX, y: geometry.sectionStart(section) + padding, width: cellWidth,
      height: geometry.sections[section].header - padding)
  }

  /// Returns the frame of a footer in a geometry, at its position in the content.
  func footerFrame(_ section: Int, in geometry: TableGeometry) -> CGRect {
    CGRect(
      x: cellMinX, y: geometry.rowsEnd(section), width: cellWidth, height: geometry.sections[section].footer)
  }

  /// Removes the headers that are no longer visible.
  func hideInvisibleHeaders() {
    var gone = TableGoneViews()
    for (section, view) in live.headers where !isHeaderVisible(section) { gone.headers[section] = view }
    for (section, view) in live.footers where !isFooterVisible(section) { gone.footers[section] = view }
    for section in gone.headers.keys { live.headers[section] = nil }
    for section in gone.footers.keys { live.footers[section] = nil }
    endDisplay(of: gone)
  }

  func isHeaderVisible(_ section: Int) -> Bool {
    guard section < geometry.numberOfSections else { return false }
    let start = geometry.sectionStart(section)
    let end = style == .plain ? geometry.sectionEnd(section) : geometry.rowsStart(section)
    return end > bounds.minY && start < bounds.maxY
  }

  func isFooterVisible(_ section: Int) -> Bool {
    guard section < geometry.numberOfSections else { return false }
    let start = style == .plain ? geometry.sectionStart(section) : geometry.rowsEnd(section)
    return geometry.sectionEnd(section) > bounds.minY && start < bounds.maxY
  }
}
