/// One child's line in the ledger: all that it has been told, and the part it plays.
///
/// The flag of a running begin is not kept: UIKit remembers it itself and repeats it in the did callback.
struct ChildRecord: Hashable, Sendable {
  /// How far a child's containment has gone; a child that is not contained has no record.
  enum Containment: Hashable, Sendable {
    /// Added; its did-move is outstanding.
    case joining

    case settled

    /// Told that it will move to no parent; its removal is outstanding.
    case leaving
  }

  var appearance = ChildAppearance.disappeared
  var containment = Containment.joining
  var role = ChildRole.entering
  var isViewInserted = false
}
