// Tokens that are copied, pasted, dragged and dropped.
extension UISearchTextField {
  /// Returns an item provider of the selected token; `nil` if it cannot be copied.
  func itemProviderForSelectedToken() -> NSItemProvider? {
    guard allowsCopyingTokens, let token = tokenStrip.selection,
      let delegate = delegate as? any UISearchTextFieldDelegate
    else { return nil }
    let provider = delegate.searchTextField(self, itemProviderForCopying: token)
    return provider.registeredTypeIdentifiers.isEmpty ? nil : provider
  }

  /// Copies the selected token, if the delegate provides it.
  ///
  /// - Returns: Whether it was copied.
  @discardableResult
  func copySelectedToken() -> Bool {
    guard let provider = itemProviderForSelectedToken() else { return false }
    UIPasteboard.general.setItemProviders([provider], localOnly: false, expirationDate: nil)
    return true
  }

  /// Returns whether the selected token can currently be copied or cut; `nil` for another action.
  func canPerformWithToken(_ action: Selector) -> Bool? {
    switch StandardEditAction(action) {
    case .copy: itemProviderForSelectedToken() != nil
    case .cut: acceptsText && allowsDeletingTokens && itemProviderForSelectedToken() != nil
    default: nil
    }
  }

  /// Returns the view of the selected token if it is at a point, and the user can currently drag it.
  func draggedTokenView(at point: CGPoint) -> UIView? {
    guard isFirstResponder, textDragInteraction?.isEnabled == true, let view = tokenStrip.selectedView,
      tokenStrip.bounds.contains(convert(point, to: tokenStrip))
    else { return nil }
    return view.bounds.contains(convert(point, to: view)) ? view : nil
  }

  /// Returns whether a long press at a point lifts the selected token.
  func liftsToken(at point: CGPoint) -> Bool {
    draggedTokenView(at: point) != nil && itemProviderForSelectedToken() != nil
  }

  /// Adds tokens of a paste for the user, and reports the change.
  func insertPasted(_ pasted: [UISearchToken]) {
    guard acceptsText, !pasted.isEmpty else { return }
    tokenStrip.tokens += pasted
    userDidChangeText(from: editor.selection)
  }
}
