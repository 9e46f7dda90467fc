/// A callback of a view controller that a ``RecordingViewController`` can note.
public enum RecordedCallback: String, Sendable, CaseIterable {
  /// The view was loaded.
  case viewDidLoad
  /// The view is about to appear.
  case viewWillAppear
  /// The view is in its window, with its traits and its size.
  case viewIsAppearing
  /// The view has appeared.
  case viewDidAppear
  /// The view is about to disappear.
  case viewWillDisappear
  /// The view has disappeared.
  case viewDidDisappear
  /// The view is about to lay out its subviews.
  case viewWillLayoutSubviews
  /// The view has laid out its subviews.
  case viewDidLayoutSubviews
  /// The controller is about to get a parent, or to lose it.
  case willMove
  /// The controller got a parent, or lost it.
  case didMove
  /// The controller is being freed.
  case `deinit`
}

extension Set<RecordedCallback> {
  /// The two layout callbacks. How often they come is UIKit's own affair, so they are rarely worth comparing.
  public static let layout: Self = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
  /// The five callbacks of appearance.
  public static let appearance: Self = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  /// Getting and losing a parent.
  public static let containment: Self = [.willMove, .didMove]
  /// Everything but layout.
  public static let lifeCycle = Set(RecordedCallback.allCases).subtracting(.layout)
}
