#if canImport(Simulator)
  package import DisplayScene
  import Simulator
  import Stateroom
  package import UIKit

  /// An object that adds the library's containers to the inspector of a live app.
  ///
  /// The inspector shows their requests, states, and flows. A live app creates the object at launch, if this module is
  /// linked into the app. The app needs no code for it.
  @MainActor
  package final class LiveContainers: LiveCompanion {
    private let log: @MainActor (_ subject: String, _ text: String) -> Void
    private var requests = RequestLines()
    private var states = TravelledStates()
    private var flow: (recorder: FlowRecorder, containers: ContainerFlow)?
    private var observation: EventObservation?

    package init(log: @escaping @MainActor (_ subject: String, _ text: String) -> Void) {
      self.log = log
      observation = Diagnostics.observe { [weak self] in self?.received($0) }
    }

    private func received(_ event: ContainerEvent) {
      states.receive(event)
      if let line = requests.line(for: event, at: AppRuntime.shared.now) { log(event.container.name, line) }
    }

    package var graphs: [SceneStateGraph] { states.graphs }

    // MARK: - Recording

    package func beginFlow() {
      let recorder = FlowRecorder()
      flow = (recorder, ContainerFlow(recorder))
    }

    package func endFlow(title: String) -> String? {
      guard let (recorder, containers) = flow else { return nil }
      containers.stop()
      recorder.stop()
      flow = nil
      return FlowReport(title: title, subtitle: "Recorded in the live display.", recorder: recorder).html()
    }

    package func screenMayHaveChanged() { flow?.recorder.frameWasMade() }

    package func receive(_ event: LifecycleEvent) { flow?.recorder.receive(event) }
  }
#endif
