/// The destination of a drag: the drop interaction under the touch, and what it proposes.
@MainActor
final class DropTracking {
  private let session: DropSession
  private(set) var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The answers of the interactions under the touch, which are asked once while the touch is in their views.
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// The interactions whose views the drag has entered.
  private var participants: [UIDropInteraction] = []

  init(_ session: DropSession) { self.session = session }

  /// What happens when the touch ends.
  var operation: UIDropOperation {
    guard target != nil, let proposal else { return .cancel }
    return proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
  }

  /// A Boolean value that indicates whether the destination receives the items when the touch ends.
  var acceptsDrop: Bool { operation == .copy || operation == .move }

  // MARK: - Following the Touch

  /// Finds the destination at a location on the screen, and asks it for a proposal.
  func update(at location: CGPoint) {
    let candidates = DragTargets.interactions(UIDropInteraction.self, at: location)
    answers = answers.filter { id, _ in candidates.contains { ObjectIdentifier($0) == id } }
    let next = candidates.first(where: accepts)
    if next !== target {
      leave()
      if let next, !session.isOver { enter(next) }
    }
    guard let target, !session.isOver else { return }
    let proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session)
    if self.target === target { self.proposal = proposal }
  }

  private func accepts(_ interaction: UIDropInteraction) -> Bool {
    let id = ObjectIdentifier(interaction)
    if let answer = answers[id] { return answer }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers[id] = answer
    return answer
  }

  private func enter(_ interaction: UIDropInteraction) {
    target = interaction
    proposal = nil
    if !participants.contains(where: { $0 === interaction }) { participants.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
  }

  /// Leaves a destination whose view was removed since the touch has moved.
  func leaveRemovedTarget() {
    if let target, target.view?.window == nil { leave() }
  }

  /// Leaves the destination.
  func leave() {
    guard let old = target else { return }
    target = nil
    proposal = nil
    old.delegate?.dropInteraction(old, sessionDidExit: session)
  }

  // MARK: - Dropping

  func perform() {
    guard let target else { return }
    session.isPerforming = true
    target.delegate?.dropInteraction(target, performDrop: session)
    session.isPerforming = false
  }

  /// Returns where the preview of an item goes, and the animator that the destination was given for it.
  func preview(for card: DragCard, at location: CGPoint) -> (DragCard.Destination, DragAnimator) {
    let animator = DragAnimator()
    guard let target, let view = target.view, let window = view.window else {
      return (.vanishing(shrinks: true), animator)
    }
    let center = view.convert(window.convert(location, from: nil), from: window)
    let standard = card.lifted.retargetedPreview(with: UIDragPreviewTarget(container: view, center: center))
    let preview = target.delegate?.dropInteraction(target, previewForDropping: card.item, withDefault: standard)
    target.delegate?.dropInteraction(target, item: card.item, willAnimateDropWith: animator)
    guard let preview, preview !== standard else { return (.vanishing(shrinks: preview != nil), animator) }
    return (.place(preview), animator)
  }

  func conclude() {
    if let target { target.delegate?.dropInteraction(target, concludeDrop: session) }
  }

  /// Reports the end of the drag to all destinations that it had entered.
  func end() {
    target = nil
    let participants = participants
    self.participants = []
    for interaction in participants { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
  }
}
