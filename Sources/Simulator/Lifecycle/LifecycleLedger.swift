import UIKit

/// The callbacks that a view controller has received, and those that it may receive next.
struct LifecycleLedger: Sendable {
  private enum Appearance {
    /// The view controller existed before the recording began.
    case unknown
    case disappeared
    /// The view controller has received viewWillAppear, but not viewIsAppearing.
    case willAppear
    case isAppearing
    case appeared
    case disappearing
  }

  private enum Move: Equatable {
    case none
    case announced(String?)
    /// A removal was announced, but the view controller appears again in the same parent.
    ///
    /// For a cancelled swipe back, UIKit sends no further callback. Other containers send `didMove(toParent:)`.
    case withdrawn
  }

  private var appearance = Appearance.unknown
  private var move = Move.none
  private var parent: String?
  private var hasLoaded: Bool?
  private var isGone = false
  /// The depth of layout that was requested within layout.
  private var layoutDepth = 0

  /// Records a callback.
  ///
  /// Returns the violations, each as the continuation of a sentence after the controller's name.
  ///
  /// - Parameter freed: The classes of the view controllers that were deallocated at this instant.
  mutating func enter(_ callback: LifecycleCallback, freed: Set<String>) -> [String] {
    guard !isGone else { return ["received \(callback.text) after it was deallocated"] }
    var problems: [String] = []
    if hasLoaded == false, callback.needsView { problems.append("received \(callback.text) before viewDidLoad") }
    problems += problem(about: callback, freed).map { [$0] } ?? []
    note(callback)
    return problems
  }

  /// The transitions that have not ended, as continuations of a sentence after the controller's name.
  var debts: [String] {
    guard !isGone else { return [] }
    return openEnds(verb: "received")
  }

  // MARK: - Rules

  private func problem(about callback: LifecycleCallback, _ freed: Set<String>) -> String? {
    switch callback {
    case .loadView: hasLoaded == true ? "received loadView while its view is loaded" : nil
    case .viewDidLoad: hasLoaded == true ? "received viewDidLoad twice" : nil
    case .viewWillAppear: problemWithWillAppear
    case .viewIsAppearing: problemWithIsAppearing
    case .viewDidAppear: problemWithDidAppear
    case .viewWillDisappear: problemWithWillDisappear
    case .viewDidDisappear:
      isOneOf(.disappearing) ? nil : "received viewDidDisappear without viewWillDisappear"
    case .willMove:
      move == .none || move == .withdrawn
        ? nil : "received \(callback.text) twice or before didMove(toParent:) of the previous move"
    case .didMove(let parent):
      move == .announced(parent) || hasLoaded == nil || isStaying(with: parent) || isLeavingAfterAll(to: parent)
        || isOrphaned(by: parent, freed)
        ? nil : "received \(callback.text) without willMove(toParent:)"
    case .deinitialized:
      openEnds(verb: "was deallocated; it received").first
    case .viewDidLayoutSubviews:
      layoutDepth > 0 || hasLoaded == nil ? nil : "received viewDidLayoutSubviews without viewWillLayoutSubviews"
    case .initialized, .viewWillLayoutSubviews: nil
    }
  }

  private var problemWithWillAppear: String? {
    switch appearance {
    case .unknown, .disappeared, .disappearing: nil
    case .willAppear, .isAppearing: "received viewWillAppear twice without viewDidAppear"
    case .appeared: "received viewWillAppear while it has already appeared"
    }
  }

  private var problemWithIsAppearing: String? {
    switch appearance {
    case .unknown, .willAppear: nil
    case .isAppearing: "received viewIsAppearing twice"
    case .appeared: "received viewIsAppearing after viewDidAppear"
    case .disappeared, .disappearing: "received viewIsAppearing without viewWillAppear"
    }
  }

  private var problemWithDidAppear: String? {
    switch appearance {
    case .unknown, .isAppearing: nil
    case .willAppear: "received viewDidAppear without viewIsAppearing"
    case .appeared: "received viewDidAppear twice"
    case .disappeared, .disappearing: "received viewDidAppear without viewWillAppear"
    }
  }

  private var problemWithWillDisappear: String? {
    switch appearance {
    // An appearance that is cancelled continues directly with a disappearance.
    case .unknown, .appeared, .willAppear, .isAppearing: nil
    case .disappearing: "received viewWillDisappear twice without viewDidDisappear"
    case .disappeared: "received viewWillDisappear while it has not appeared"
    }
  }

  private func isOneOf(_ expected: Appearance...) -> Bool { expected.contains(appearance) || appearance == .unknown }

  /// Returns whether a move completes a removal that seemed to be withdrawn.
  ///
  /// The view controller appeared again because its container did, or because a swipe was cancelled; the removal then
  /// occurred without a second announcement. `viewDidDisappear` can follow the move.
  private func isLeavingAfterAll(to parent: String?) -> Bool {
    parent == nil && move == .withdrawn && isOneOf(.disappeared, .disappearing)
  }

  /// Returns whether a move to the current parent withdraws an announced removal.
  private func isStaying(with parent: String?) -> Bool {
    parent != nil && parent == self.parent && (move == .announced(nil) || move == .withdrawn)
  }

  /// Returns whether the parent was deallocated, which removes its children without an announcement.
  ///
  /// This includes a child that was about to be added.
  private func isOrphaned(by newParent: String?, _ freed: Set<String>) -> Bool {
    guard newParent == nil else { return false }
    switch move {
    case .none, .withdrawn: return parent.map(freed.contains) == true
    case .announced(let future): return future.map(freed.contains) == true
    }
  }

  private func openEnds(verb: String) -> [String] {
    var ends: [String] = []
    switch appearance {
    case .willAppear, .isAppearing: ends.append("\(verb) viewWillAppear, but not viewDidAppear")
    case .disappearing: ends.append("\(verb) viewWillDisappear, but not viewDidDisappear")
    case .unknown, .disappeared, .appeared: break
    }
    if case .announced = move { ends.append("\(verb) willMove(toParent:), but not didMove(toParent:)") }
    return ends
  }

  // MARK: - Bookkeeping

  private mutating func note(_ callback: LifecycleCallback) {
    switch callback {
    case .initialized: (hasLoaded, appearance) = (false, .disappeared)
    case .loadView: break
    case .viewDidLoad: hasLoaded = true
    case .viewWillAppear:
      appearance = .willAppear
      if move == .announced(nil) { move = .withdrawn }
    case .viewIsAppearing: appearance = .isAppearing
    case .viewDidAppear: appearance = .appeared
    case .viewWillDisappear: appearance = .disappearing
    case .viewDidDisappear: appearance = .disappeared
    case .viewWillLayoutSubviews: layoutDepth += 1
    case .viewDidLayoutSubviews: layoutDepth = max(layoutDepth - 1, 0)
    case .willMove(let parent): move = .announced(parent)
    case .didMove(let parent): (move, self.parent) = (.none, parent)
    case .deinitialized: isGone = true
    }
  }
}

extension LifecycleCallback {
  /// A Boolean value that indicates whether the callback requires a loaded view.
  fileprivate var needsView: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      true
    case .initialized, .loadView, .viewDidLoad, .willMove, .didMove, .deinitialized: false
    }
  }
}
