import UIKit

/// The view controllers that the states of a followed container present.
///
/// A state of such a container has a place: an entry of a stack, or a tab. The object retains the view controllers that
/// the places present for as long as the machine refers to the places.
@MainActor
final class FollowedPresentations<Machine: FollowingMachine> {
  private struct Declaration {
    let controller: UIViewController
    /// The place before this one that presents nothing, to which a dismissal leads.
    let base: Machine.Place?
  }

  /// A request whose place presents something.
  private struct Request {
    let place: Machine.Place
    /// The content of the container when the request was made.
    let previous: Machine.Content
  }

  let presenter: StatePresenter
  private var declarations: [Machine.Place: Declaration] = [:]
  private var requests: [RequestID: Request] = [:]
  /// A Boolean value that indicates whether the next presentation is animated.
  ///
  /// The presentation after a change by the user is animated.
  private var isAnimated = true

  init(_ host: any PresentingContainer) { presenter = StatePresenter(host) }

  // MARK: - Declarations

  func controller(at place: Machine.Place?) -> UIViewController? { place.flatMap { declarations[$0]?.controller } }

  /// Returns the place to which a dismissal at a place leads, or `nil` if there is none.
  func base(of place: Machine.Place) -> Machine.Place? { declarations[place]?.base }

  func declares(_ controller: UIViewController) -> Bool {
    presenter.isPresenting(controller) || declarations.values.contains { $0.controller === controller }
  }

  /// Records the view controller that the state of a place presents.
  ///
  /// - Parameters:
  ///   - controller: The view controller that is presented.
  ///   - place: The place.
  ///   - previous: The place that it follows or replaces, or `nil` if a dismissal cannot lead there.
  func declare(_ controller: UIViewController, at place: Machine.Place, after previous: Machine.Place?) {
    let base = previous.flatMap { declarations[$0] == nil ? $0 : declarations[$0]?.base }
    exchange(&declarations[place], with: Declaration(controller: controller, base: base))
  }

  /// Removes the view controllers of places to which the machine no longer refers.
  ///
  /// - Returns: What was removed. Deallocation runs user code, which can make a request, so it must happen when nothing
  ///   is left to do.
  private func removeDeclarations(except places: [Machine.Place]) -> [Machine.Place: Declaration] {
    guard declarations.contains(where: { !places.contains($0.key) }) else { return [:] }
    return exchange(&declarations, with: declarations.filter { places.contains($0.key) })
  }

  // MARK: - Requests

  /// Records an accepted request.
  ///
  /// - Parameters:
  ///   - id: The request.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - place: The place that the request leads to.
  ///   - previous: The content of the container when the request was made.
  func accepted(_ id: RequestID, animated: Bool, leadingTo place: Machine.Place?, from previous: Machine.Content) {
    isAnimated = animated
    if let place, declarations[place] != nil { requests[id] = Request(place: place, previous: previous) }
  }

  /// Passes on a request whose change is complete and whose presentation is not.
  ///
  /// - Returns: `false` if there is nothing to wait for.
  func keepsWaiting(_ request: TransitionRequest, _ id: RequestID) -> Bool {
    presenter.keepsWaiting(request, id, declaring: controller(at: requests[id]?.place))
  }

  /// Returns the content of the container before a request, if the container shows the request's place.
  func content(before id: RequestID, showing place: Machine.Place?) -> Machine.Content? {
    requests[id].flatMap { $0.place == place ? $0.previous : nil }
  }

  // MARK: - Changes

  /// Begins to dismiss the view controller that the next place does not present, with the change to it.
  func prepare(for place: Machine.Place?, animated: Bool, hasAppeared: Bool) {
    let controller = controller(at: place)
    let isVisible = presenter.isVisible(overHostThatHasAppeared: hasAppeared)
    presenter.prepare(for: controller, animated: animated && isVisible && controller !== presenter.presented)
  }

  /// Presents the view controller that the visible place declares.
  ///
  /// - Parameters:
  ///   - machine: The machine, which is at rest.
  ///   - hasRequests: A Boolean value that indicates whether a request that the machine has accepted has not ended.
  ///   - hasAppeared: A Boolean value that indicates whether the container has appeared.
  func settle(with machine: Machine, hasRequests: Bool, hasAppeared: Bool) {
    if !hasRequests, presenter.machine.requests.isEmpty { requests = [:] }
    let controller = controller(at: Machine.place(of: machine.target))
    let isVisible = presenter.isVisible(overHostThatHasAppeared: hasAppeared)
    let isAnimated = exchange(&isAnimated, with: true) && isVisible && controller !== presenter.presented
    let removed = removeDeclarations(except: machine.places)
    presenter.declare(controller, animated: isAnimated)
    withExtendedLifetime(removed) {}
  }
}
