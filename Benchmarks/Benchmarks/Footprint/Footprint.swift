// Measures the memory of a container at rest and in a transition, with the library and without it.
import CMalloc
import Samples
import Simulator
import Stateroom
import UIKit

/// A program that creates a thousand containers, each with one child.
///
/// Prints `NAME ratio R`: the memory that the library's containers allocate divided by that of containers that are
/// written without it. The children and their views are allocated before, so that they are not included.
@main
@MainActor
enum Footprint {
  private static let count = 1000

  static func main() async {
    let simulator = await Simulator.boot(.iPhone15)
    // The first containers of each kind allocate shared objects, which are not included.
    for make in [makeByHand, makeByLibrary] { _ = measure(make, simulator, count: 4) }
    let (byHand, library) = (measure(makeByHand, simulator), measure(makeByLibrary, simulator))
    report("memory-at-rest", library.rest, byHand.rest)
    report("memory-in-transition", library.transition, byHand.transition)
  }

  /// A closure that creates a container with its first child, and a closure that begins an animated change to another
  /// child.
  private typealias Make = @MainActor (_ first: UIViewController) -> (UIViewController, (UIViewController) -> Void)

  private static func makeByHand(_ first: UIViewController) -> (UIViewController, (UIViewController) -> Void) {
    let container = HandWrittenContainer()
    container.loadViewIfNeeded()
    container.fill(with: [first])
    return (container, { container.dissolve(at: 0, to: $0, duration: 10) })
  }

  private static func makeByLibrary(_ first: UIViewController) -> (UIViewController, (UIViewController) -> Void) {
    let container = ContainerViewController(viewControllers: [first])
    container.loadViewIfNeeded()
    return (container, { container.setViewController($0, using: .dissolve(duration: 10)) })
  }

  private static func measure(
    _ make: Make, _ simulator: Simulator, count: Int = count
  ) -> (rest: Double, transition: Double) {
    let host = UIViewController()
    simulator.show(host)
    func makeChildren() -> [UIViewController] {
      let children = (0..<count).map { _ in UIViewController() }
      for child in children { child.loadViewIfNeeded() }
      return children
    }
    let (first, second) = (makeChildren(), makeChildren())
    let start = allocatedBytes()
    let containers = first.map(make)
    let rest = allocatedBytes() - start
    for (container, _) in containers {
      host.addChild(container)
      host.view.addSubview(container.view)
      container.didMove(toParent: host)
    }
    simulator.commit()
    let beforeTransition = allocatedBytes()
    for (container, child) in zip(containers, second) { container.1(child) }
    let transition = allocatedBytes() - beforeTransition
    simulator.advance(by: .seconds(11))
    simulator.removeWindow()
    return (rest / Double(count), transition / Double(count))
  }

  private static func allocatedBytes() -> Double {
    let info = mallinfo2()
    return Double(info.uordblks + info.hblkhd)
  }

  private static func report(_ name: String, _ library: Double, _ byHand: Double) {
    let hundredths = Int((library / byHand * 100).rounded())
    print(
      "\(name) ratio \(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)",
      "(\(Int(library)) and \(Int(byHand)) bytes for each container)")
  }
}
