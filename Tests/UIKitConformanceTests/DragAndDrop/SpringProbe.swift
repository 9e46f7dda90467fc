// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import UIKit

  /// The behavior and the effect of a spring-loaded interaction.
  @MainActor
  final class SpringProbe: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var allows = true
    private(set) var log: [String] = []
    private(set) weak var target: UIView?
    private(set) var location = CGPoint.zero

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func makeInteraction() -> UISpringLoadedInteraction {
      UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: self) {
        [weak self] interaction, context in
        self?.log.append("activate")
        self?.target = context.targetView
        self?.location = context.location(in: interaction.view)
      }
    }

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { allows }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }

    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
      switch context.state {
      case .inactive: log.append("inactive")
      case .possible: log.append("possible")
      case .activating: log.append("activating")
      case .activated: log.append("activated")
      @unknown default: log.append("unknown")
      }
    }
  }
#endif
