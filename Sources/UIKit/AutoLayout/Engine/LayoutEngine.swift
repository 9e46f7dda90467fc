import LayoutSolver

/// Lays out the inside of one view, the *root*, by the constraints in it.
///
/// A view whose frame is not for constraints to decide, and out of which no constraint leads, has an engine of its own for
/// what is inside: a window, a view controller's view, a cell. So engines stay small, and a view takes its engine along
/// when it moves.
///
/// Changes are collected, and the next layout pass applies them to the solver together. So the order in which
/// constraints are activated and deactivated in a turn does not matter, and what is never shown costs little.
///
/// An engine can also be made for a question: what size would fit a view? It then has the constraints of the view's
/// subtree, and other demands on the root.
@MainActor
final class LayoutEngine {
  enum Purpose {
    /// To lay out; the root's size is given.
    case layout
    /// To find the root's size, close to one that is given.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// Valid in every call: the root's record owns the engine and drops it in the root's deinit, constraints refer to it
  /// weakly, and ``solve()``, in which user code measures itself, is only called from methods of the root or of a view in
  /// it, whose callers keep them. An engine for a fitting size does not outlive the call that asks for that.
  unowned(unsafe) let root: UIView
  let purpose: Purpose
  let solver = Solver()
  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// To whom a variable belongs.
  var owners: [Variable: LayoutItem] = [:]
  /// The origin of each required constraint in the solver, for reporting conflicts.
  var origins: [ObjectIdentifier: ConstraintOrigin] = [:]

  private var members: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// Those of the members that the solver knows already.
  var placements: [ObjectIdentifier: ConstraintPlacement] = [:]
  private var additions: [NSLayoutConstraint] = []
  private var changes: [NSLayoutConstraint] = []
  var staleItems: [LayoutItem] = []
  /// The members whose constants depend on where text stands.
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
  }

  /// A constraint's constant or priority is another.
  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    changes.append(constraint)
    setNeedsSolution()
  }

  /// Called when the demands on an item changed: its frame, its intrinsic size, or its insets.
  func itemDidChange(_ item: LayoutItem) {
    guard !item.isStale else { return }
    item.isStale = true
    staleItems.append(item)
    setNeedsSolution()
  }

  /// Text stands elsewhere in a view.
  func baselineDidChange(of element: LayoutElement) {
    for constraint in baselineMembers.values where constraint.elements.contains(where: { $0 === element }) {
      constraintDidChange(constraint)
    }
  }

  /// A constraint's sides mean others than before.
  func translateAgain(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  private func setNeedsSolution() {
    guard !hasPendingChanges else { return }
    hasPendingChanges = true
    if isForLayout { root.noteConstraintsChanged() }
  }

  // MARK: - Solving

  /// Brings the solution up to date, and asks the superviews of all that moved for layout.
  func solve() {
    guard hasPendingChanges else { return }
    var moved: [LayoutItem] = []
    var seen: Set<ObjectIdentifier> = []
    // Measuring text at its new width may ask for more.
    for _ in 0..<8 where hasPendingChanges {
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

  /// Lets a view whose height depends on its width measure itself again if the width is another.
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
      } else if view.needsToFollow(item) {
        view.superviewStorage?.setNeedsLayout()
      }
    }
  }
}
