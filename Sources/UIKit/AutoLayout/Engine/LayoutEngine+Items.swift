import LayoutSolver

extension LayoutEngine {
  // MARK: - Items

  /// Returns the item of a view or guide, and creates it if necessary.
  func item(of element: LayoutElement) -> LayoutItem {
    if let item = items[ObjectIdentifier(element)] { return item }
    let item = LayoutItem(of: element, in: self)
    items[ObjectIdentifier(element)] = item
    for variable in item.variables { owners[variable] = item }
    // The frame of the root itself is not determined by this engine.
    if isForLayout && (element.isGuide || element.view !== root) { element.item = item }
    update(item)
    return item
  }

  func release(_ item: LayoutItem) {
    item.uses -= 1
    guard item.uses <= 0, items[ObjectIdentifier(item.element)] === item else { return }
    items[ObjectIdentifier(item.element)] = nil
    if item.element.item === item { item.element.item = nil }
    for demand in item.demands.values { withdraw(demand) }
    item.demands = [:]
    for variable in item.variables {
      owners[variable] = nil
      solver.removeVariable(variable)
    }
    if let owner = dependency(of: item) { release(owner) }
  }

  /// Returns the item on which a system guide depends, which is that of its owning view.
  private func dependency(of item: LayoutItem) -> LayoutItem? {
    guard let guide = item.element.guide, guide.isPlacedBySystem, let view = item.element.view else { return nil }
    return items[ObjectIdentifier(view.layoutElement)]
  }

  /// Updates the demands on an item.
  func update(_ item: LayoutItem) {
    let demands = demands(on: item)
    let purposes = Set(demands.map(\.purpose))
    for (purpose, constraint) in item.demands where !purposes.contains(purpose) {
      withdraw(constraint)
      item.demands[purpose] = nil
    }
    for demand in demands {
      if let constraint = item.demands[demand.purpose] {
        if demand.matches(constraint) {
          change(constraint, to: demand.constant)
          continue
        }
        withdraw(constraint)
      }
      item.demands[demand.purpose] = insert(demand.constraint(), for: .item(item, demand.purpose))
    }
  }

  private func demands(on item: LayoutItem) -> [LayoutDemand] {
    guard let view = item.element.view else { return [] }
    if let guide = item.element.guide {
      guard guide.isPlacedBySystem else { return LayoutDemand.nonNegativeSize(of: item) }
      let isNew = item.demands.isEmpty
      let owner = self.item(of: view.layoutElement)
      if isNew { owner.uses += 1 }
      return guide.demands(on: item, in: owner)
    }
    if view === root { return demands(onRoot: view, item) }
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return LayoutDemand.nonNegativeSize(of: item) + wishes(of: view, item)
    }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    return [
      LayoutDemand(.x, item.x, .equal, rect.minX), LayoutDemand(.y, item.y, .equal, rect.minY),
      LayoutDemand(.width, item.width, .equal, max(0, rect.width)),
      LayoutDemand(.height, item.height, .equal, max(0, rect.height)),
    ]
  }

  private func demands(onRoot view: UIView, _ item: LayoutItem) -> [LayoutDemand] {
    let place = [LayoutDemand(.x, item.x, .equal, 0), LayoutDemand(.y, item.y, .equal, 0)]
    switch purpose {
    case .fitting(let size, let horizontal, let vertical):
      return place + LayoutDemand.nonNegativeSize(of: item) + wishes(of: view, item) + [
        LayoutDemand(.fittingWidth, item.width, .equal, max(0, size.width), strength: horizontal.strength),
        LayoutDemand(.fittingHeight, item.height, .equal, max(0, size.height), strength: vertical.strength),
      ]
    case .layout:
      guard view.translatesAutoresizingMaskIntoConstraints else {
        return place + LayoutDemand.nonNegativeSize(of: item) + wishes(of: view, item)
      }
      return place + [
        LayoutDemand(.width, item.width, .equal, max(0, view.bounds.width)),
        LayoutDemand(.height, item.height, .equal, max(0, view.bounds.height)),
      ]
    }
  }

  /// Returns the demands of a view's content.
  ///
  /// The view should be neither smaller nor larger than its intrinsic size.
  private func wishes(of view: UIView, _ item: LayoutItem) -> [LayoutDemand] {
    // A fitting size depends on the same size of the content as the layout.
    let known = isForLayout ? nil : view.layoutRecordIfAny?.intrinsicSize
    let size = known ?? view.intrinsicContentSize
    if known == nil { view.layoutRecordIfAny?.intrinsicSize = size }
    var height = size.height
    if height != UIView.noIntrinsicMetric, view.measuresHeightForWidth {
      let width = item.measuredWidth ?? size.width
      item.measuredWidth = width
      height = view.intrinsicHeight(forWidth: width)
    } else {
      item.measuredWidth = nil
    }
    var wishes: [LayoutDemand] = []
    func want(_ variable: Variable, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
      guard length != UIView.noIntrinsicMetric, length >= 0 else { return }
      let isHorizontal = axis == .horizontal
      wishes.append(
        LayoutDemand(
          isHorizontal ? .huggingWidth : .huggingHeight, variable, .lessThanOrEqual, length,
          strength: view.contentHuggingPriority(for: axis).strength))
      wishes.append(
        LayoutDemand(
          isHorizontal ? .resistingWidth : .resistingHeight, variable, .greaterThanOrEqual, length,
          strength: view.contentCompressionResistancePriority(for: axis).strength))
    }
    want(item.width, size.width, .horizontal)
    want(item.height, height, .vertical)
    return wishes
  }

  // MARK: - Reading the Solution

  /// Returns the alignment rectangle of an item in the coordinates of its superview or owning view.
  func rect(of item: LayoutItem) -> CGRect {
    let (x, y, width, height) = solver.values(of: item.x, item.y, item.width, item.height)
    return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  func isAmbiguous(_ item: LayoutItem) -> Bool { item.variables.contains { solver.isAmbiguous($0) } }
}
