/// An object that provides the sessions of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns the session of a search that begins; `nil` to prevent that the find panel appears.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called before the find panel appears.
  ///
  /// The default implementation does nothing.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called before the find panel disappears.
  ///
  /// The default implementation does nothing.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// The default implementation does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// The default implementation does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
