/// Captures the animations that a closure starts, and allows other animations to be added to them.
///
/// A view controller transition runs the code of an animator, which may belong to the app. The animations that this
/// code starts can be paused, scrubbed, and reversed later, and animations that run alongside join its first animation
/// block.
@MainActor
package enum AnimationCapture {
  private final class Scope {
    var timelines: [Timeline] = []
    var alongside: (() -> Void)?

    init(alongside: (() -> Void)?) { self.alongside = alongside }
  }

  private static var scope: Scope?

  /// Runs a closure and returns the timelines that it started.
  ///
  /// `alongside` runs once, at the end of the closure's first animation block; without a block, it does not run.
  package static func run(alongside: (() -> Void)? = nil, _ body: () -> Void) -> [Timeline] {
    let outer = scope
    let inner = Scope(alongside: alongside)
    scope = inner
    defer { scope = outer }
    body()
    return inner.timelines
  }

  static func note(_ timeline: Timeline) {
    guard let scope, !scope.timelines.contains(where: { $0 === timeline }) else { return }
    scope.timelines.append(timeline)
  }

  /// Returns the animations to run alongside the current block, and clears them so that they run once.
  static func takeAlongside() -> (() -> Void)? {
    defer { scope?.alongside = nil }
    return scope?.alongside
  }
}
