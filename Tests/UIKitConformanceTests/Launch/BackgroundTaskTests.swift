// Only the simulator can end the time of an app in the background.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  @MainActor
  struct BackgroundTaskTests {
    /// The tasks that the handlers end.
    @MainActor
    private final class Tasks {
      var identifiers: [String: UIBackgroundTaskIdentifier] = [:]
      func end(_ name: String) { UIApplication.shared.endBackgroundTask(identifiers[name] ?? .invalid) }
    }

    @Test(.rule("R1111"))
    func `A background task continues until it is ended`() async {
      let simulator = await Simulator.boot(.iPhone15)
      let application = UIApplication.shared
      let upload = application.beginBackgroundTask(withName: "Upload")
      // Tasks begin and end on any thread.
      let other = await Task.detached { application.beginBackgroundTask() }.value
      #expect(upload != other && upload != .invalid && other != .invalid)
      #expect(simulator.backgroundTasks == ["Upload", ""])
      simulator.sendToBackground()
      application.endBackgroundTask(upload)
      application.endBackgroundTask(upload)
      application.endBackgroundTask(.invalid)
      #expect(simulator.backgroundTasks == [""])
      application.endBackgroundTask(other)
      #expect(simulator.backgroundTasks.isEmpty)
    }

    @Test(.rule("R1112"))
    func `The handlers of the tasks that have not ended are called when the time expires`() async {
      let simulator = await Simulator.boot(.iPhone15)
      let application = UIApplication.shared
      let log = CallbackLog()
      let tasks = Tasks()
      for name in ["first", "second", "third"] {
        tasks.identifiers[name] = application.beginBackgroundTask(withName: name) {
          log.note(name)
          tasks.end(name)
          if name == "second" { tasks.end("third") }
        }
      }
      simulator.sendToBackground()
      #expect(log.take() == [])
      simulator.expireBackgroundTasks()
      #expect(log.take() == ["first", "second"])
      #expect(simulator.backgroundTasks.isEmpty)
    }
  }
#endif
