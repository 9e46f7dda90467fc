import Reinstate
import Simulator
import Testing
import UIKit

/// The sample app's stack, used, and what the package did wrong.
@MainActor
struct StatefulNavigationControllerTests {
  let simulator: Simulator
  let signUp = SignUpController()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    Reinstate.loggingEnabled = false
    simulator.show(signUp)
    await simulator.advance(by: .milliseconds(100))
  }

  private var titles: [String] { signUp.childNavigationController.viewControllers.map { $0.title ?? "" } }

  private func settle() {
    for _ in 0..<3 {
      simulator.advance(by: .milliseconds(16))
      simulator.advance(by: .milliseconds(700))
    }
  }

  @Test func `States push and pop`() {
    #expect(titles == ["name"])
    #expect(signUp.state == .name)
    var ended = 0
    signUp.transition(to: .address, animated: true) { ended += 1 }
    #expect(signUp.state == .address)
    settle()
    signUp.transition(to: .done("Ada"), animated: true) { ended += 1 }
    settle()
    #expect(titles == ["name", "address", #"done("Ada")"#])
    #expect(signUp.statesInNavigationStack == [.name, .address, .done("Ada")])
    signUp.transition(to: .name, animated: true) { ended += 1 }
    settle()
    #expect(titles == ["name"])
    #expect(ended == 3)
    #expect(signUp.made == [.name, .address, .done("Ada")])
    #expect(signUp.currentChild?.title == "name")
  }

  @Test func `Before the view is loaded a state becomes the first one`() {
    let signUp = SignUpController()
    var ended = false
    signUp.transition(to: .address, animated: true) { ended = true }
    #expect(ended)
    #expect(signUp.state == .address)
    simulator.show(signUp)
    simulator.advance(by: .milliseconds(100))
    #expect(signUp.childNavigationController.viewControllers.map(\.title) == ["address"])
  }

  @Test func `A state can be pushed again on purpose`() {
    signUp.transition(to: .name, animated: false, canPopToExistingState: false)
    settle()
    #expect(signUp.statesInNavigationStack == [.name, .name])
    #expect(titles == ["name", "name"])
  }

  @Test func `A transition to a controller on the stack pops to it`() {
    signUp.transition(to: .address, animated: false)
    settle()
    signUp.cached = signUp.childNavigationController.viewControllers.first
    var ended = false
    signUp.transition(to: .done("Ada"), animated: true) { ended = true }
    settle()
    #expect(titles == ["name"])
    #expect(ended)
  }

  @Test func `R7: the same push twice pushes once`() {
    var ended = 0
    signUp.transition(to: .address, animated: true) { ended += 1 }
    signUp.transition(to: .address, animated: true) { ended += 1 }
    settle()
    #expect(titles == ["name", "address"])
    #expect(signUp.statesInNavigationStack == [.name, .address])
    #expect(ended == 2)
  }

  @Test func `R9: going back with another controller updates the state`() {
    signUp.transition(to: .done("Ada"), animated: false)
    settle()
    signUp.transition(to: .address, animated: false)
    settle()
    signUp.popsToSameKind = true
    signUp.transition(to: .done("Grace"), animated: true)
    settle()
    #expect(signUp.statesInNavigationStack == [.name, .done("Grace")])
    #expect(titles == ["name", #"done("Grace")"#])
  }

  @Test func `R11: a controller that other code pushed does not shift the states`() {
    let outsider = UIViewController()
    outsider.title = "outsider"
    signUp.childNavigationController.pushViewController(outsider, animated: false)
    settle()
    signUp.transition(to: .address, animated: false)
    settle()
    signUp.transition(to: .done("Ada"), animated: false)
    settle()
    #expect(titles == ["name", "outsider", "address", #"done("Ada")"#])
    signUp.transition(to: .address, animated: false)
    settle()
    #expect(signUp.currentChild?.title == "address")
    #expect(signUp.statesInNavigationStack == [.name, .address])
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      shown.append(viewController.title ?? "")
    }
  }

  @Test func `R13: with a delegate of the app's, the Back button still updates the state`() {
    let delegate = Delegate()
    signUp.childNavigationController.delegate = delegate
    signUp.transition(to: .address, animated: true)
    settle()
    signUp.childNavigationController.popViewController(animated: true)
    settle()
    #expect(signUp.state == .name)
    #expect(signUp.statesInNavigationStack == [.name])
    #expect(delegate.shown.last == "name")
  }
}
