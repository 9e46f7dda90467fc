import UIKit

/// What one controller has been told, and what it may be told next.
struct LifecycleLedger: Sendable {
  private enum Appearance {
    /// It existed before anybody looked.
    case unknown
    case disappeared
    /// viewWillAppear was sent, viewIsAppearing was not.
    case willAppear
    case isAppearing
    case appeared
    case disappearing
  }

  private enum Move: Equatable {
    case none
    case announced(String?)
    /// A removal was announced, but the controller appears again where it is. UIKit's swipe back that is taken back says no
    /// more than that; other containers follow with `didMove(toParent:)`.
    case withdrawn
  }

  private var appearance = Appearance.unknown
  private var move = Move.none
  private var parent: String?
  private var hasLoaded: Bool?
  private var isGone = false
  /// Layout that is asked for within layout nests.
  private var layoutDepth = 0

  /// Enters a callback. Returns what is wrong with it, to follow the controller's name.
  ///
  /// - Parameter freed: The classes of the controllers that were freed in this instant.
  mutating func enter(_ callback: LifecycleCallback, freed: Set<String>) -> [String] {
    guard !isGone else { return ["got \(callback.text) after it was freed"] }
    var complaints: [String] = []
    if hasLoaded == false, callback.needsView { complaints.append("got \(callback.text) before viewDidLoad") }
    complaints += complaint(about: callback, freed).map { [$0] } ?? []
    note(callback)
    return complaints
  }

  /// What was begun and is not over, to follow the controller's name.
  var debts: [String] {
    guard !isGone else { return [] }
    return openEnds(verb: "got")
  }

  // MARK: - Rules

  private func complaint(about callback: LifecycleCallback, _ freed: Set<String>) -> String? {
    switch callback {
    case .loadView: hasLoaded == true ? "got loadView while its view is loaded" : nil
    case .viewDidLoad: hasLoaded == true ? "got viewDidLoad twice" : nil
    case .viewWillAppear: complaintAboutWillAppear
    case .viewIsAppearing: complaintAboutIsAppearing
    case .viewDidAppear: complaintAboutDidAppear
    case .viewWillDisappear: complaintAboutWillDisappear
    case .viewDidDisappear:
      isOneOf(.disappearing) ? nil : "got viewDidDisappear without viewWillDisappear"
    case .willMove:
      move == .none || move == .withdrawn
        ? nil : "got \(callback.text) twice or before didMove(toParent:) of the move before"
    case .didMove(let parent):
      move == .announced(parent) || hasLoaded == nil || isStaying(with: parent) || isLeavingAfterAll(to: parent)
        || isOrphaned(by: parent, freed)
        ? nil : "got \(callback.text) without its willMove(toParent:)"
    case .deinitialized:
      openEnds(verb: "was freed; it had got").first
    case .viewDidLayoutSubviews:
      layoutDepth > 0 || hasLoaded == nil ? nil : "got viewDidLayoutSubviews without viewWillLayoutSubviews"
    case .initialized, .viewWillLayoutSubviews: nil
    }
  }

  private var complaintAboutWillAppear: String? {
    switch appearance {
    case .unknown, .disappeared, .disappearing: nil
    case .willAppear, .isAppearing: "got viewWillAppear twice without viewDidAppear"
    case .appeared: "got viewWillAppear while it has appeared already"
    }
  }

  private var complaintAboutIsAppearing: String? {
    switch appearance {
    case .unknown, .willAppear: nil
    case .isAppearing: "got viewIsAppearing twice"
    case .appeared: "got viewIsAppearing after viewDidAppear"
    case .disappeared, .disappearing: "got viewIsAppearing without viewWillAppear"
    }
  }

  private var complaintAboutDidAppear: String? {
    switch appearance {
    case .unknown, .isAppearing: nil
    case .willAppear: "got viewDidAppear without viewIsAppearing"
    case .appeared: "got viewDidAppear twice"
    case .disappeared, .disappearing: "got viewDidAppear without viewWillAppear"
    }
  }

  private var complaintAboutWillDisappear: String? {
    switch appearance {
    // An appearance that is taken back goes straight on to disappearing.
    case .unknown, .appeared, .willAppear, .isAppearing: nil
    case .disappearing: "got viewWillDisappear twice without viewDidDisappear"
    case .disappeared: "got viewWillDisappear while it has not appeared"
    }
  }

  private func isOneOf(_ expected: Appearance) -> Bool { appearance == expected || appearance == .unknown }

  /// A swipe that was taken back on the way may be overruled by a removal, which UIKit has announced already.
  private func isLeavingAfterAll(to parent: String?) -> Bool {
    parent == nil && move == .withdrawn && appearance == .disappeared
  }

  /// A removal that was announced is taken back by telling the controller that it is where it was.
  private func isStaying(with parent: String?) -> Bool {
    parent != nil && parent == self.parent && (move == .announced(nil) || move == .withdrawn)
  }

  /// A parent that is freed takes its children out without a word before, even one who was only about to come.
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
    case .willAppear, .isAppearing: ends.append("\(verb) viewWillAppear and never viewDidAppear")
    case .disappearing: ends.append("\(verb) viewWillDisappear and never viewDidDisappear")
    case .unknown, .disappeared, .appeared: break
    }
    if case .announced = move { ends.append("\(verb) willMove(toParent:) and never didMove(toParent:)") }
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
  /// A Boolean value that indicates whether the callback speaks of a view that has to be there.
  fileprivate var needsView: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      true
    case .initialized, .loadView, .viewDidLoad, .willMove, .didMove, .deinitialized: false
    }
  }
}
