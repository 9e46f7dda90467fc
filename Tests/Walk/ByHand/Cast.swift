/// The implementations of the containers in an episode.
///
/// The library's containers are of several kinds, each with many requests. The other casts are for comparison: every
/// container is replaced with a container that can only show the children of a state, the same programs are performed
/// as far as possible, and the same oracle judges.
package enum Cast: String, CaseIterable, Sendable {
  /// The library's containers, each of its own kind.
  case library
  /// A `StateViewController` in place of every container, which shows that the comparison is valid.
  case control
  /// A container that is written according to UIKit's documentation; see `RecipeContainer`.
  case recipe
  /// The same container, in which a request during a transition waits for the end of the transition.
  case patientRecipe
}
