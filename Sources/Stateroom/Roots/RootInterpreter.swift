import UIKit

/// An object that performs the root machine's effects on a root and its window.
///
/// The machine makes the decisions. The interpreter performs one effect after the other, from one queue, so that code
/// of the app that makes further requests runs between two steps. Everything that lasts has an owner: the
/// ``InterfaceCover`` owns the snapshot and its animation, ``PresentedControllers`` owns the dismissal, and the
/// container owns the change of its children.
@MainActor
final class RootInterpreter: RequestHolder {
  typealias Machine = RootMachine<ObjectIdentifier>

  /// The data of a request until its outcome is reported.
  private struct Ticket {
    let content: RootContent
    let isAnimated: Bool
    let configuration: RootConfiguration
    let willBegin: ((_ isAnimated: Bool) -> Void)?
    let request: TransitionRequest
  }

  private(set) var machine = Machine()
  /// The root, which ``rootIsDeallocated()`` clears in the root's `deinit`.
  ///
  /// The reference is weak because steps can report their end while the root is being deallocated.
  private weak var root: RootContainerViewController?
  private var tickets: [RequestID: Ticket] = [:]
  /// The number of requests that were taken.
  private(set) var lastRequest = 0
  private var queue = EffectQueue<Machine.Effect>()
  private var cover: InterfaceCover?
  /// The watch of the old interface, from the swap to the end of the change.
  private var departed: ReleaseWatch?
  private let reporter = TransitionReporter()

  /// Sets the root on which the effects are performed.
  ///
  /// Called when the root is initialized.
  func attach(to root: RootContainerViewController) { self.root = root }

  var isAtRest: Bool { machine.isAtRest }

  /// A Boolean value that indicates whether the interface is about to be removed but nothing has changed.
  var isClearing: Bool { if case .clearing = machine.phase { true } else { false } }

  /// The interface of the newest request, or `nil` if the container itself has the interface.
  var target: UIViewController? {
    guard !machine.isAtRest, let target = machine.target else { return nil }
    return tickets.values.first { ObjectIdentifier($0.content.interface) == target }?.content.interface
  }

  /// The view controller that the newest request presents, or `nil` if no request is pending.
  ///
  /// The inner value is `nil` if the request presents none.
  var requestedPresentation: UIViewController?? {
    machine.isAtRest ? nil : tickets[RequestID(lastRequest)].map(\.content.presented)
  }

  // MARK: - Events

  func request(
    _ content: RootContent, configuration: RootConfiguration, animated: Bool,
    willBegin: ((_ isAnimated: Bool) -> Void)?,
    for request: TransitionRequest
  ) {
    guard let root else { return request.end(.cancelled) }
    lastRequest += 1
    let id = RequestID(lastRequest)
    let mayAnimate = animated && UIView.areAnimationsEnabled
    tickets[id] = Ticket(
      content: content, isAnimated: mayAnimate, configuration: configuration, willBegin: willBegin, request: request)
    request.wasAccepted(by: self)
    reporter.accepted(id, request.report)
    handle(.replaced(root.viewControllers.last.map { ObjectIdentifier($0) }))
    handle(
      .request(
        .init(
          id: id, interface: ObjectIdentifier(content.interface), isAnimated: mayAnimate && configuration.isAnimated,
          dismissesPresented: configuration.dismissesPresentedViewControllerOnTransition)))
  }

  func withdraw(_ request: TransitionRequest) {
    if let id = tickets.first(where: { $0.value.request === request })?.key { handle(.withdrawn(id)) }
  }

  func handle(_ event: Machine.Event) {
    machine.handle(event, into: &queue.effects)
    perform()
  }

  /// Completes the pending requests as cancelled, and performs nothing else.
  ///
  /// Called when the root is being deallocated.
  func rootIsDeallocated() {
    root = nil
    cover?.remove()
    cover = nil
    reporter.finished(showing: .nothing)
    queue.abandon { if case .complete = $0 { true } else { false } }
    machine.handle(.rootIsDeallocated, into: &queue.effects)
    perform()
  }

  // MARK: - Performing

  private func perform() {
    guard queue.begin() else { return }
    // A step can run code that replaces this root. The root is retained until the steps that are due are complete.
    let root = root
    EventCenter.deliver()
    LeaveGuards.evaluated {
      while let effect = queue.next() {
        report(effect)
        perform(effect)
      }
    }
    withExtendedLifetime(root) {}
  }

  private func perform(_ effect: Machine.Effect) {
    if case .complete(let request, let outcome) = effect {
      reporter.ended(request)
      // The ticket is removed first, because the completion handler can make another request.
      if let ticket = tickets.removeValue(forKey: request) { end(ticket, request, outcome) }
      return
    }
    guard let root else { return }
    switch effect {
    case .cover(let isNew): coverInterface(of: root, isNew: isNew)
    case .clear(let generation, let dismisses): clear(root, generation, dismissesPresented: dismisses)
    case .willSwitch(_, let waiting, let isAnimated):
      for request in waiting { tickets[request]?.willBegin?(isAnimated) }
      if let interface = target(of: waiting) { root.willShow(interface, animated: isAnimated) }
    case .swap(let request, let generation, _, let isAnimated): swap(in: root, request, generation, isAnimated)
    case .hastenSwap: root.requestWithoutAsking(root.viewControllers, using: .none, completion: nil)
    case .dissolve(let request, let generation): dissolve(request, generation)
    case .uncover:
      cover?.remove()
      cover = nil
    case .didSwitch: conclude(root)
    case .complete: break
    }
  }

  /// Ends a request, or passes it on to the presenter if what it presents is not presented.
  private func end(_ ticket: Ticket, _ id: RequestID, _ outcome: TransitionOutcome) {
    if outcome == .completed, let root {
      if id == RequestID(lastRequest) { root.declare(ticket.content.presented, animated: ticket.isAnimated) }
      if root.keepsWaiting(ticket.request, id, declaring: ticket.content.presented) { return }
    }
    ticket.request.end(outcome)
  }

  /// Reports an effect to observers, immediately before it is performed.
  ///
  /// The object that determines the states of the root reports the change of all its windows.
  private func report(_ effect: Machine.Effect) {
    guard reporter.isActive, let root, root.stateSource == nil else { return }
    switch effect {
    case .willSwitch(let request, let waiting, let isAnimated):
      // A change that did not reach its end has no effect that reports it.
      reporter.finished(showing: ReportedContent(of: root.viewControllers))
      let configuration = tickets[request]?.configuration
      reporter.began(
        request,
        ReportedChange(
          from: ReportedContent(of: root.viewControllers),
          to: ReportedContent(of: [target(of: waiting)].compactMap { $0 }),
          isAnimated: isAnimated, transition: configuration?.shownTransition),
        in: root.stage)
    case .didSwitch, .uncover: reporter.finished(showing: ReportedContent(of: root.viewControllers))
    default: break
    }
    EventCenter.deliver()
  }

  private func target(of waiting: [RequestID]) -> UIViewController? {
    waiting.lazy.compactMap { self.tickets[$0]?.content.interface }.first
  }

  // MARK: - Steps

  private func coverInterface(of root: RootContainerViewController, isNew: Bool) {
    guard isNew || cover == nil else { return }
    let old = cover
    // The snapshot is taken while the old cover is still in the window, because the old cover must be part of it.
    cover = InterfaceCover(root.stage)
    old?.remove()
  }

  private func clear(_ root: RootContainerViewController, _ generation: Int, dismissesPresented: Bool) {
    root.stage.viewIfLoaded?.window?.endEditing(true)
    // Everything is dismissed, also what the next state presents again. The dismissal is not one by the user.
    let kept = dismissesPresented ? nil : tickets[RequestID(lastRequest)]?.content.presented
    root.prepareToReplaceInterface(presenting: kept)
    guard dismissesPresented else {
      // What the removed interface presents cannot remain without it; see ``PresentedControllers``.
      return PresentedControllers.dismiss(below: root.stage) { [weak self] in
        self?.handle(.cleared(generation: generation))
      }
    }
    PresentedControllers.dismiss(from: root.stage) { [weak self] in self?.handle(.cleared(generation: generation)) }
  }

  private func swap(
    in root: RootContainerViewController, _ request: RequestID, _ generation: Int, _ isAnimated: Bool
  ) {
    guard let ticket = tickets[request] else {
      misuse("An interface is replaced without a pending request. Please report this.")
    }
    let motion = isAnimated ? ticket.configuration.transition : nil
    // A transition of the interfaces themselves shows both of them as they are, without a cover.
    if motion != nil {
      cover?.remove()
      cover = nil
    }
    let old = root.viewControllers.filter { $0 !== ticket.content.interface }
    departed = ticket.configuration.expectsRelease ? ReleaseWatch(old) : nil
    // Observers receive the change of the root, of which this transition is a part.
    root.requestWithoutAsking([ticket.content.interface], using: motion ?? .none) { [weak self] outcome in
      self?.handle(.swapped(generation: generation, outcome))
    }
    // The cover must be in front of all views that the root has added.
    cover?.bringToFront()
  }

  private func dissolve(_ request: RequestID, _ generation: Int) {
    guard let cover, let configuration = tickets[request]?.configuration else {
      return handle(.dissolved(generation: generation))
    }
    let delay = configuration.transitionDelay.finiteOrZero
    cover.dissolve(duration: configuration.transitionDuration, delay: delay) { [weak self] in
      self?.handle(.dissolved(generation: generation))
    }
  }

  private func conclude(_ root: RootContainerViewController) {
    if let interface = root.viewControllers.last { root.didShow(interface) }
    departed?.checkLater(in: root.stage)
    departed = nil
  }
}
