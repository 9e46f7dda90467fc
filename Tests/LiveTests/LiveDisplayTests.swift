import DisplayScene
import Simulator
import Testing
import UIKit

@testable import LiveApp

/// What a live app reports to the process that restarts it.
@MainActor
struct LiveDisplayTests {
  @Test func `The first picture that a viewer has shown is reported once`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let observers = (LifecycleObservation.observer, RuntimeDiagnostics.observer)
    defer { (LifecycleObservation.observer, RuntimeDiagnostics.observer) = observers }
    let live = LiveDisplay(app: "Test")
    var reports = 0
    live.firstPictureObserver = { reports += 1 }
    // Before a viewer has a picture, it asks for the first one.
    live.displayNeedsPicture(isFirst: true)
    #expect(reports == 0)
    live.displayNeedsPicture(isFirst: false)
    live.displayNeedsPicture(isFirst: false)
    #expect(reports == 1)
    _ = simulator
  }

  @Test func `Input is reported`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let observers = (LifecycleObservation.observer, RuntimeDiagnostics.observer)
    defer { (LifecycleObservation.observer, RuntimeDiagnostics.observer) = observers }
    let live = LiveDisplay(app: "Test")
    var reports = 0
    live.inputObserver = { reports += 1 }
    live.displayDidReceive(.scroll(SceneInput.Scroll(location: .zero, distance: .zero)))
    #expect(reports == 1)
    _ = simulator
  }
}
