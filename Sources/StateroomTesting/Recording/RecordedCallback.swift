/// A callback of a view controller that a ``RecordingViewController`` can record.
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
  /// The controller is about to be added to a parent, or removed from it.
  case willMove
  /// The controller was added to a parent, or removed from it.
  case didMove
  /// The controller is being deallocated.
  case `deinit`
}

extension Set<RecordedCallback> {
  /// The two layout callbacks.
  ///
  /// UIKit determines how often they are sent, so tests rarely compare them.
  public static let layout: Self = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
  /// The five appearance callbacks.
  public static let appearance: Self = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  /// The two containment callbacks.
  public static let containment: Self = [.willMove, .didMove]
  /// All callbacks except those of layout.
  public static let lifeCycle = Set(RecordedCallback.allCases).subtracting(.layout)
}
