import Simulator
import Stateroom
import UIKit

/// Finds transitions by looking at the containers on the screen, frame by frame, and passes them on to a recorder.
///
/// Nothing in the app knows of it: a container is watched from when it is first seen at rest.
@MainActor
final class TransitionWatch {
  private struct Entry {
    weak var container: (any Watched)?
    var state: String
    var motion: () -> String
    var running: (id: Int, destination: String)?
  }

  private let simulator: Simulator
  private let recorder: FlowRecorder
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Containers that lead from one chapter to the next, which is nothing to tell.
  private let unwatched: Set<String>

  init(_ simulator: Simulator, _ recorder: FlowRecorder, except unwatched: Set<String>) {
    self.simulator = simulator
    self.recorder = recorder
    self.unwatched = unwatched
  }

  /// Looks at what has begun and what has ended since the last time.
  func look() {
    for (key, entry) in entries where entry.container == nil { forget(key) }
    for container in containers { look(at: container) }
  }

  private func look(at container: any Watched) {
    let key = ObjectIdentifier(container)
    var entry = entries[key] ?? Entry(container: container, state: container.shownState, motion: container.nextMotion())
    if container.isUnderWay {
      if entry.running == nil { entry.running = begin(container, entry) }
    } else {
      if let running = entry.running {
        let isThere = running.destination == container.shownState
        recorder.transitionDidEnd(
          running.id, outcome: isThere ? "completed" : container.shownState == entry.state ? "taken back" : "overtaken")
        entry.running = nil
      }
      entry.state = container.shownState
      entry.motion = container.nextMotion()
    }
    entries[key] = entry
  }

  private func begin(_ container: any Watched, _ entry: Entry) -> (id: Int, destination: String) {
    let id = recorder.transitionWasRequested(
      in: name(of: container), from: entry.state, to: container.shownState, using: entry.motion())
    recorder.transitionWillBegin(id)
    return (id, container.shownState)
  }

  private func forget(_ key: ObjectIdentifier) {
    if let running = entries.removeValue(forKey: key)?.running {
      recorder.transitionDidEnd(running.id, outcome: "cancelled")
    }
  }

  // MARK: - Looking Around

  private var containers: [any Watched] {
    simulator.scene.windows.compactMap(\.rootViewController).flatMap(all).compactMap { $0 as? any Watched }
      .filter { !($0 is any SelfReporting) && $0.viewIfLoaded?.window != nil && !unwatched.contains(name(of: $0)) }
  }

  private func all(from controller: UIViewController) -> [UIViewController] {
    var presented: [UIViewController] = []
    if let next = controller.presentedViewController, next.presentingViewController === controller {
      presented = all(from: next)
    }
    return [controller] + controller.children.flatMap(all) + presented
  }

  /// The title of the screen that the container is a part of, or what it is.
  private func name(of container: any Watched) -> String {
    if let parent = container.parent, !(parent is any Watched), let title = parent.title { return title }
    if container is RootContainerViewController { return "Window" }
    var name = String(describing: type(of: container))
    for ending in ["NavigationController", "ViewController"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    return name
  }
}
