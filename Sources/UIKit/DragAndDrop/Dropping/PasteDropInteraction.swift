/// The interaction with which a view accepts dropped items of the types in its paste configuration.
@MainActor
final class PasteDropInteraction: UIDropInteraction {
  private let drops: PasteDrops

  init() {
    let drops = PasteDrops()
    self.drops = drops
    super.init(delegate: drops)
  }

  /// Adds an interaction to a view with a paste configuration, or removes it from one without.
  ///
  /// Text is not dropped at the selection, which is where it is pasted: text fields and text views have drops of their
  /// own.
  static func update(in view: UIView) {
    let current = view.interactionStorage.first { $0 is PasteDropInteraction }
    let isNeeded = view.pasteConfiguration != nil && !(view is any EditableText)
    if isNeeded, current == nil { view.addInteraction(PasteDropInteraction()) }
    if !isNeeded, let current { view.removeInteraction(current) }
  }
}

/// The drops that are pasted into a view.
@MainActor
private final class PasteDrops: NSObject, UIDropInteractionDelegate {
  private func itemProviders(_ session: any UIDropSession) -> [NSItemProvider] { session.items.map(\.itemProvider) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    interaction.view?.canPaste(itemProviders(session)) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    interaction.view?.paste(itemProviders: itemProviders(session))
  }
}
