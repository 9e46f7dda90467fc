import UIKit

/// Performs the root machine's effects on a real container and its window.
///
/// The machine decides, this does: one effect after the other, from one queue, so that user code which asks for more runs
/// between two steps. Everything that lasts belongs to somebody: the ``InterfaceCover`` owns the picture and its fading,
/// the ``PresentedControllers`` the dismissal, the container the change of its children.
@MainActor
final class RootInterpreter {
  typealias Machine = RootMachine<ObjectIdentifier>

  /// What is to be known of a request until it has been told its outcome.
  private struct Ticket {
    let interface: UIViewController
    let configuration: RootConfiguration
    let willBegin: (() -> Void)?
    let completion: ((TransitionOutcome) -> Void)?
  }

  private(set) var machine = Machine()
  /// Cleared by ``rootGoesAway()`` in the root's deinit. Weak, since steps report while the root may be on its way out.
  private weak var root: RootContainerViewController?
  private var tickets: [RequestID: Ticket] = [:]
  /// How many requests were taken.
  private(set) var lastRequest = 0
  private var queue = EffectQueue<Machine.Effect>()
  private var cover: InterfaceCover?
  /// The old interface, from the swap to the end of the switch.
  private var departed: ReleaseWatch?
  private let reporter = TransitionReporter()

  /// Sets the root that the effects are performed on, when it is initialized.
  func attach(to root: RootContainerViewController) { self.root = root }

  var isAtRest: Bool { machine.isAtRest }

  /// Whether what is shown is about to be left, and nothing has been changed yet.
  var isClearing: Bool { if case .clearing = machine.phase { true } else { false } }

  /// The interface of the newest request; nil while the container itself knows best.
  var target: UIViewController? {
    guard !machine.isAtRest, let target = machine.target else { return nil }
    return tickets.values.first { ObjectIdentifier($0.interface) == target }?.interface
  }

  // MARK: - Events

  func request(
    _ interface: UIViewController, configuration: RootConfiguration, animated: Bool, report: RequestReport?,
    willBegin: (() -> Void)?, completion: ((TransitionOutcome) -> Void)?
  ) {
    guard let root else {
      completion?(.cancelled)
      return
    }
    lastRequest += 1
    let id = RequestID(lastRequest)
    tickets[id] = Ticket(
      interface: interface, configuration: configuration, willBegin: willBegin, completion: completion)
    reporter.took(id, report)
    handle(.replaced(root.viewControllers.last.map { ObjectIdentifier($0) }))
    let isAnimated = animated && configuration.isAnimated && UIView.areAnimationsEnabled
    handle(
      .request(
        .init(
          id: id, interface: ObjectIdentifier(interface), isAnimated: isAnimated,
          dismissesPresented: configuration.dismissesPresentedViewControllerOnTransition)))
  }

  func handle(_ event: Machine.Event) {
    machine.handle(event, into: &queue.effects)
    perform()
  }

  /// The root is being freed: everybody who waits is told, and nothing else happens.
  func rootGoesAway() {
    root = nil
    cover?.remove()
    cover = nil
    reporter.finished(showing: [])
    queue.abandon { if case .complete = $0 { true } else { false } }
    machine.handle(.goesAway, into: &queue.effects)
    perform()
  }

  // MARK: - Performing

  private func perform() {
    guard queue.begin() else { return }
    // A step may run code that replaces this very root. It is deallocated when the steps that are due are done.
    let root = root
    EventCenter.deliver()
    while let effect = queue.next() {
      report(effect)
      perform(effect)
    }
    withExtendedLifetime(root) {}
  }

  private func perform(_ effect: Machine.Effect) {
    if case .complete(let request, let outcome) = effect {
      reporter.ended(request)
      // Out of the books first: the completion may ask for more.
      tickets.removeValue(forKey: request)?.completion?(outcome)
      return
    }
    guard let root else { return }
    switch effect {
    case .cover(let isNew): coverInterface(of: root, isNew: isNew)
    case .clear(let generation, let dismisses): clear(root, generation, dismissesPresented: dismisses)
    case .willSwitch(_, let waiting, let isAnimated):
      for request in waiting { tickets[request]?.willBegin?() }
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

  /// Tells observers what an effect means, right before it is performed.
  private func report(_ effect: Machine.Effect) {
    guard reporter.isActive, let root else { return }
    switch effect {
    case .willSwitch(let request, let waiting, let isAnimated):
      // One that did not come to its end has no other mark of it.
      reporter.finished(showing: EventName.of(root.viewControllers))
      let configuration = tickets[request]?.configuration
      reporter.began(
        request,
        .init(
          from: EventName.of(root.viewControllers), to: EventName.of([target(of: waiting)].compactMap { $0 }),
          isAnimated: isAnimated, using: configuration?.shownTransition),
        in: root.stage)
    case .didSwitch, .uncover: reporter.finished(showing: EventName.of(root.viewControllers))
    default: break
    }
    EventCenter.deliver()
  }

  private func target(of waiting: [RequestID]) -> UIViewController? {
    waiting.lazy.compactMap { self.tickets[$0]?.interface }.first
  }

  // MARK: - Steps

  private func coverInterface(of root: RootContainerViewController, isNew: Bool) {
    guard isNew || cover == nil else { return }
    let old = cover
    // Taken while the old one is still there, which belongs into the picture.
    cover = InterfaceCover(root.stage)
    old?.remove()
  }

  private func clear(_ root: RootContainerViewController, _ generation: Int, dismissesPresented: Bool) {
    root.stage.viewIfLoaded?.window?.endEditing(true)
    guard dismissesPresented else {
      // Who is presented by what leaves cannot stay without it; see ``PresentedControllers``.
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
      misuse("a switch without a request that waits for it; please report this")
    }
    let motion = isAnimated ? ticket.configuration.transition : nil
    // A motion of the interfaces' own shows both as they are.
    if motion != nil {
      cover?.remove()
      cover = nil
    }
    let old = root.viewControllers.filter { $0 !== ticket.interface }
    departed = ticket.configuration.expectsRelease ? ReleaseWatch(old) : nil
    // The switch is what observers hear of, and this is a part of it.
    root.isReported = false
    root.requestWithoutAsking([ticket.interface], using: motion ?? .none) { [weak self, weak root] outcome in
      root?.isReported = true
      self?.handle(.swapped(generation: generation, outcome))
    }
    // What has come in lies in front of everything else of the root's.
    cover?.bringToFront()
  }

  private func dissolve(_ request: RequestID, _ generation: Int) {
    guard let cover, let configuration = tickets[request]?.configuration else {
      return handle(.dissolved(generation: generation))
    }
    cover.dissolve(duration: configuration.transitionDuration, delay: configuration.transitionDelay) { [weak self] in
      self?.handle(.dissolved(generation: generation))
    }
  }

  private func conclude(_ root: RootContainerViewController) {
    if let interface = root.viewControllers.last { root.didShow(interface) }
    departed?.lookLater(in: root.stage)
    departed = nil
  }
}
