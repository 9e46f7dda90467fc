import LayoutSolver

/// The engine that lays out the content of one view, the *root*, according to the constraints in it.
///
/// A view has its own engine for its content if constraints do not determine its frame, and do not connect its subtree
/// to the outside: a window, a view controller's view, or a cell. Engines therefore remain small, and a view keeps its
/// engine when it moves.
///
/// Changes are collected, and the next layout pass applies them to the solver together. The order in which constraints
/// are activated and deactivated in an update cycle is therefore irrelevant, and content that is never shown costs
/// little.
///
/// An engine can also be created to find the size that fits a view. It then contains the constraints of the view's
/// subtree, and other demands on the root.
@MainActor
final class LayoutEngine {
  enum Purpose {
    /// Lays out the content.
    ///
    /// The size of the root is given.
    case layout
    /// Finds the size of the root that is closest to a given size.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// The root.
  ///
  /// The reference is valid in every call: the root's record owns the engine and releases it when the root is
  /// deallocated, constraints refer to it weakly, and ``solve()``, in which the app's code measures views, is only
  /// called from methods of the root or of a view in it, whose callers retain them. An engine for a fitting size does
  /// not outlive the call that creates it.
  unowned(unsafe) let root: UIView
  let purpose: Purpose
  let solver = Solver()
  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// The items to which the variables belong.
  var owners: [Variable: LayoutItem] = [:]
  /// The origin of each required constraint in the solver, for reporting conflicts.
  var origins: [ObjectIdentifier: ConstraintOrigin] = [:]

  private var members: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The placements of those constraints that the solver already contains.
  var placements: [ObjectIdentifier: ConstraintPlacement] = [:]
  private var additions: [NSLayoutConstraint] = []
  private var changes: [NSLayoutConstraint] = []
  var staleItems: [LayoutItem] = []
  /// The constraints whose constants depend on the position of text.
  var baselineMembers: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private(set) var hasPendingChanges = false

  init(root: UIView, purpose: Purpose = .layout) {
    self.root = root
    self.purpose = purpose
  }

  isolated deinit {
    for item in items.values where item.element.item === item { item.element.item = nil }
  }

  var isForLayout: Bool { if case .layout = purpose { true } else { false } }

  var constraints: [NSLayoutConstraint] { members.values.sorted { $0.ordinal < $1.ordinal } }

  // MARK: - Changing

  func add(_ constraint: NSLayoutConstraint) {
    guard !constraint.isMispaired else { return }
    members[ObjectIdentifier(constraint)] = constraint
    if isForLayout { constraint.engine = self }
    additions.append(constraint)
    setNeedsSolution()
    reportToCell(constraint.elements.first?.view)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    members[ObjectIdentifier(constraint)] = nil
    baselineMembers[ObjectIdentifier(constraint)] = nil
    constraint.engine = nil
    if let placement = placements.removeValue(forKey: ObjectIdentifier(constraint)) {
      withdraw(placement.solved)
      for item in placement.items { release(item) }
    }
    setNeedsSolution()
    reportToCell(constraint.elements.first?.view)
  }

  /// Called when the constant or the priority of a constraint has changed.
  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    changes.append(constraint)
    setNeedsSolution()
    reportToCell(constraint.elements.first?.view)
  }

  /// Called when the demands on an item have changed: its frame, its intrinsic size, or its insets.
  func itemDidChange(_ item: LayoutItem) {
    guard !item.isStale else { return }
    item.isStale = true
    staleItems.append(item)
    setNeedsSolution()
    reportToCell(item.element.view)
  }

  /// Called when the position of text in a view has changed.
  func baselineDidChange(of element: LayoutElement) {
    for constraint in baselineMembers.values where constraint.elements.contains(where: { $0 === element }) {
      constraintDidChange(constraint)
    }
  }

  /// Translates a constraint again.
  ///
  /// Called when the meaning of its attributes has changed.
  func translateAgain(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  /// Notifies the cell around a view of a change, if a list follows the constraints in its cells.
  private func reportToCell(_ view: UIView?) {
    if SelfSizing.followsConstraints, isForLayout { view?.hostAroundContent?.constraintsDidChange() }
  }

  private func setNeedsSolution() {
    guard !hasPendingChanges else { return }
    hasPendingChanges = true
    if isForLayout { root.noteConstraintsChanged() }
  }

  // MARK: - Solving

  /// Updates the solution, and requests layout of the superviews of all items whose frames changed.
  func solve() {
    guard hasPendingChanges else { return }
    var moved: [LayoutItem] = []
    var seen: Set<ObjectIdentifier> = []
    // The measurement of text with its new width may cause further changes.
    for _ in 0..<8 {
      guard hasPendingChanges else { break }
      hasPendingChanges = false
      takeChanges()
      for variable in solver.takeChangedVariables() {
        guard let item = owners[variable] else { continue }
        if seen.insert(ObjectIdentifier(item)).inserted { moved.append(item) }
        measureAgain(item)
      }
    }
    if isForLayout { for item in moved { reportMove(of: item) } }
  }

  private func takeChanges() {
    let (added, changed, stale) = (additions, changes, staleItems)
    (additions, changes, staleItems) = ([], [], [])
    for item in stale {
      item.isStale = false
      if items[ObjectIdentifier(item.element)] === item { update(item) }
    }
    for constraint in added where isMember(constraint) && placements[ObjectIdentifier(constraint)] == nil {
      place(constraint)
    }
    for constraint in changed where isMember(constraint) { update(constraint) }
  }

  private func isMember(_ constraint: NSLayoutConstraint) -> Bool { members[ObjectIdentifier(constraint)] != nil }

  /// Measures a view again if its height depends on its width and the width has changed.
  private func measureAgain(_ item: LayoutItem) {
    guard let measured = item.measuredWidth else { return }
    let width = CGFloat(solver.value(of: item.width))
    guard abs(measured - width) > 0.01 else { return }
    item.measuredWidth = width
    itemDidChange(item)
  }

  private func reportMove(of item: LayoutItem) {
    guard let view = item.element.view else { return }
    if let guide = item.element.guide {
      let rect = rect(of: item)
      // A guide whose constraints were replaced by equivalent ones is where it was.
      guard rect != guide.lastReportedRect else { return }
      guide.lastReportedRect = rect
      guide.frameDidChange()
      view.setNeedsLayout()
    } else if !view.translatesAutoresizingMaskIntoConstraints {
      if view === root {
        view.setNeedsLayout()
      } else if let superview = view.superviewStorage, !superview.layoutState.needsLayout, view.needsToFollow(item) {
        superview.setNeedsLayout()
      }
    }
  }
}
