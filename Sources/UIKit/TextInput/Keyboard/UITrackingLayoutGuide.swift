/// A guide that activates and deactivates constraints according to the edges that it is near.
///
///     guide.setConstraints([toolbarAboveKeyboard], activeWhenAwayFrom: .top)
///     guide.setConstraints([toolbarAtBottom], activeWhenNearEdge: .top)
///
/// Constraints for several edges are active while their condition applies to each of the edges.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private enum Condition {
    case near
    case away
  }

  private struct Tracking {
    let condition: Condition
    let edges: NSDirectionalRectEdge
    let constraints: [NSLayoutConstraint]
  }

  private var trackings: [Tracking] = []

  /// Creates a guide that tracks no edges.
  public override init() { super.init() }

  /// Creates a guide from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The edges that the guide is near; `nil` if no constraints are to be active.
  var nearEdges: NSDirectionalRectEdge? { nil }

  // MARK: - Configuring Automatic Constraint Activation

  /// Sets the constraints that are active while the guide is near an edge.
  ///
  /// They replace the previous constraints for the edge, which are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, .near, edge)
  }

  /// Sets the constraints that are active while the guide is away from an edge.
  ///
  /// They replace the previous constraints for the edge, which are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, .away, edge)
  }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(.near, edge)
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(.away, edge)
  }

  /// Stops tracking all constraints, which remain active or inactive.
  open func removeAllTrackedConstraints() { trackings = [] }

  // MARK: - Tracking

  private func constraints(_ condition: Condition, _ edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    trackings.first { $0.condition == condition && $0.edges == edges }?.constraints ?? []
  }

  private func track(
    _ constraints: [NSLayoutConstraint], _ condition: Condition, _ edges: NSDirectionalRectEdge
  ) {
    let removed = self.constraints(condition, edges).filter { old in !constraints.contains { $0 === old } }
    trackings.removeAll { $0.condition == condition && $0.edges == edges }
    NSLayoutConstraint.deactivate(removed)
    guard !constraints.isEmpty else { return }
    trackings.append(Tracking(condition: condition, edges: edges, constraints: constraints))
    updateTrackedConstraints()
  }

  /// Activates and deactivates the constraints for the edges that the guide is near.
  func updateTrackedConstraints() {
    // Deactivated first, because constraints for opposite conditions usually contradict each other.
    for tracking in trackings where !isActive(tracking) { NSLayoutConstraint.deactivate(tracking.constraints) }
    for tracking in trackings where isActive(tracking) { NSLayoutConstraint.activate(tracking.constraints) }
  }

  private func isActive(_ tracking: Tracking) -> Bool {
    guard let nearEdges else { return false }
    return switch tracking.condition {
    case .near: nearEdges.isSuperset(of: tracking.edges)
    case .away: nearEdges.isDisjoint(with: tracking.edges)
    }
  }
}
