/// The shade of a navigation controller while no transition shows it.
///
/// A transition that begins before another one has ended makes a shade of its own.
@MainActor
final class NavigationShades {
  private var spare: NavigationShade?

  func take() -> NavigationShade {
    defer { spare = nil }
    return spare ?? NavigationShade()
  }

  func giveBack(_ shade: NavigationShade) { spare = shade }
}
