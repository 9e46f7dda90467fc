/// A child's record in the ledger: the calls that were made for it, and its role.
///
/// The `animated` flag of a running begin is not stored, because UIKit stores it and passes it to the did callback.
struct ChildRecord: Hashable, Sendable {
  /// The progress of a child's containment.
  ///
  /// A child that is not contained has no record.
  enum Containment: Hashable, Sendable {
    /// The child was added, and its `didMove(toParent:)` is pending.
    case joining

    case settled

    /// The child has received `willMove(toParent: nil)`, and its removal is pending.
    case leaving
  }

  var appearance = ChildAppearance.disappeared
  var containment = Containment.joining
  var role = ChildRole.entering
  var isViewInserted = false
}
