/// An object that adds an interaction to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction is added.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from its view.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from its view.
  func didMove(to view: UIView?)
}

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionStorage.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with interactions: [any UIInteraction]) {
    for old in interactionStorage where !interactions.contains(where: { $0 === old }) { removeInteraction(old) }
    for new in interactions { addInteraction(new) }
  }
}
