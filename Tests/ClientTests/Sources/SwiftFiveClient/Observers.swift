import Logging
import Stateroom
import StateroomLogging
import StateroomTesting

// An object of the time before actors has the library's observers as the default values of its properties.

final class Services {
  let log = CallbackLog()
  let leaks = LeakDetector()
  let logging = ContainerLogging(Logger(label: "containers"))
  var receivedRefusals = 0

  func watch(_ child: RecordingViewController) {
    child.on(.viewDidAppear) { controller in print(controller.name) }
    child.onDeinit { [log] in log.note("released") }
    leaks.watch(tree: child)
  }
}
