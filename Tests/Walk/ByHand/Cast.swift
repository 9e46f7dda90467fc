/// What the containers of an episode are.
///
/// The library's containers are of several kinds, each with much to request. The others are a yardstick: in the place of
/// every container is one that can show the children of a state and nothing else, the same programs are played as far as
/// that goes, and the same oracle judges.
package enum Cast: String, CaseIterable, Sendable {
  /// The library's containers, each of its own kind.
  case library
  /// A `StateViewController` in the place of every container, which shows that the yardstick itself is straight.
  case control
  /// A container that is written by the recipe in UIKit's documentation. See `RecipeContainer`.
  case recipe
  /// The same, in which a request that comes during a transition waits for its end.
  case patientRecipe
}
