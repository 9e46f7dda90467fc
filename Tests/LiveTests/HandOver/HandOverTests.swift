import Foundation
import Simulator
import Testing

@testable import UIKit

/// The state that one version of an app hands over to the next one.
@MainActor
struct HandOverTests {
  private typealias Screen = PlaceApp.ScreenViewController

  private func screen() throws -> Screen {
    let root = UIApplication.shared.scenes.first?.windows.first?.rootViewController as? UINavigationController
    return try #require(root?.viewControllers.first as? Screen)
  }

  /// Launches the app, changes it, and returns its state as another process receives it.
  private func state(_ change: (Screen, Simulator) async throws -> Void) async throws -> HandOver {
    let simulator = await Simulator.boot(.iPhone15)
    (Screen.isLoaded, Screen.extraViews) = (true, 0)
    simulator.launch(PlaceApp.AppDelegate.self)
    await simulator.settle()
    try await change(screen(), simulator)
    let data = try JSONEncoder().encode(HandOver.capture())
    UIApplication.shared.terminate()
    return try JSONDecoder().decode(HandOver.self, from: data)
  }

  private func launch(
    _ state: HandOver, isLoaded: Bool = true, extraViews: Int = 0
  ) async -> (Simulator, InterfaceRestoration?) {
    let simulator = await Simulator.boot(.iPhone15)
    // Another test may have run since the state was captured.
    (Screen.isLoaded, Screen.extraViews) = (isLoaded, extraViews)
    simulator.holdsTime = true
    let restoration = UIApplication.shared.launch(PlaceApp.AppDelegate(), takingOver: state)
    AppRuntime.shared.commit()
    return (simulator, restoration)
  }

  @Test func `A scene receives the activity that it has stored`() async throws {
    let state = try await state { screen, _ in screen.title = "Aboard" }
    let (simulator, restoration) = await launch(state)
    #expect(try screen().title == "Aboard")
    #expect(simulator.scenes.map(\.activationState) == [.foregroundActive])
    restoration?.cancel()
  }

  @Test func `Scroll positions, the user's text and the first responder are restored before the first picture`()
    async throws
  {
    let state = try await state { screen, simulator in
      screen.scrollView.contentOffset = CGPoint(x: 0, y: 730)
      screen.nameField.becomeFirstResponder()
      DeviceInput.type("Ada")
      screen.notes.becomeFirstResponder()
      DeviceInput.type("!")
      screen.nameField.becomeFirstResponder()
      screen.nameField.selectedTextRange = screen.nameField.textRange(
        from: screen.nameField.beginningOfDocument, to: screen.nameField.beginningOfDocument)
    }
    let (_, restoration) = await launch(state)
    let screen = try screen()
    #expect(screen.scrollView.contentOffset == CGPoint(x: 0, y: 730))
    #expect(screen.nameField.text == "Ada")
    #expect(screen.changes == ["Ada"])
    #expect(screen.notes.text == "Written by the app!")
    #expect(screen.nameField.isFirstResponder)
    #expect(screen.nameField.selectedTextRange?.start == screen.nameField.beginningOfDocument)
    restoration?.cancel()
  }

  @Test func `A view controller below the top of a stack is scrolled when it appears again`() async throws {
    let state = try await state { screen, simulator in
      screen.scrollView.contentOffset.y = 300
      screen.navigationController?.pushViewController(UIViewController(), animated: false)
      await simulator.settle()
      #expect(screen.view.window == nil)
    }
    #expect(state.scenes.flatMap(\.records).map(\.isHidden) == [true])
    let (simulator, restoration) = await launch(state)
    let screen = try screen()
    #expect(!screen.isViewLoaded)
    await simulator.advance(by: .seconds(10))
    restoration?.cancel()
    screen.navigationController?.popViewController(animated: false)
    await simulator.settle()
    #expect(screen.scrollView.contentOffset.y == 300)
  }

  @Test func `Views of another class that were added do not matter`() async throws {
    let state = try await state { screen, _ in screen.scrollView.contentOffset.y = 40 }
    let (_, restoration) = await launch(state, extraViews: 3)
    #expect(try screen().scrollView.contentOffset.y == 40)
    restoration?.cancel()
  }

  @Test func `Text of the app and secure text are not handed over`() async throws {
    let state = try await state { screen, _ in
      screen.passwordField.becomeFirstResponder()
      DeviceInput.type("secret")
      screen.passwordField.resignFirstResponder()
    }
    #expect(state.scenes.flatMap(\.records).isEmpty)
    let (_, restoration) = await launch(state)
    #expect(try screen().notes.text == "Written by the app")
    restoration?.cancel()
  }

  @Test func `Content that is loaded later is scrolled when it is there`() async throws {
    let state = try await state { screen, _ in screen.scrollView.contentOffset.y = 500 }
    let (simulator, restoration) = await launch(state, isLoaded: false)
    let screen = try screen()
    #expect(screen.scrollView.contentOffset.y == 0)
    await simulator.advance(by: .seconds(1))
    screen.load()
    AppRuntime.shared.setNeedsCommit()
    AppRuntime.shared.commit()
    #expect(screen.scrollView.contentOffset.y == 500)
    restoration?.cancel()
  }

  @Test(arguments: [true, false])
  func `Content that is loaded after input, or too late, is not scrolled`(hasInput: Bool) async throws {
    let state = try await state { screen, _ in screen.scrollView.contentOffset.y = 500 }
    let (simulator, restoration) = await launch(state, isLoaded: false)
    let screen = try screen()
    if hasInput { restoration?.cancel() } else { await simulator.advance(by: .seconds(4)) }
    screen.load()
    AppRuntime.shared.setNeedsCommit()
    AppRuntime.shared.commit()
    #expect(screen.scrollView.contentOffset.y == 0)
  }

  @Test func `The settings of the device are handed over`() async throws {
    let state = try await state { _, _ in
      DeviceInput.setUserInterfaceStyle(.dark)
      DeviceInput.setContentSizeCategory(.extraLarge)
      DeviceInput.setLayoutDirection(.rightToLeft)
      DeviceInput.rotate(to: .landscapeLeft)
    }
    let simulator = await Simulator.boot(.iPhone15)
    state.device.apply()
    let restoration = UIApplication.shared.launch(PlaceApp.AppDelegate(), takingOver: state)
    await simulator.settle()
    #expect(UIScreen.main.userInterfaceStyle == .dark)
    #expect(UIScreen.main.contentSizeCategory == .extraLarge)
    #expect(UIScreen.main.layoutDirection == .rightToLeft)
    #expect(UIScreen.main.orientation == .landscapeLeft)
    restoration?.cancel()
  }

  @Test func `An app in the background remains there`() async throws {
    let state = try await state { _, simulator in simulator.sendToBackground() }
    #expect(state.frontScene == nil)
    let (simulator, restoration) = await launch(state)
    #expect(simulator.scenes.map(\.activationState) == [.background])
    restoration?.cancel()
  }

  @Test func `An activity that cannot be stored is reported, and the rest is handed over`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.launch(PlaceApp.AppDelegate.self)
    var reported: [RuntimeDiagnostic] = []
    let observer = RuntimeDiagnostics.observer
    RuntimeDiagnostics.observer = { diagnostic, _ in reported.append(diagnostic) }
    defer { RuntimeDiagnostics.observer = observer }
    simulator.sendToBackground()
    simulator.scenes.first?.session.stateRestorationActivity?.userInfo = ["view": UIView()]
    let state = HandOver.capture()
    #expect(reported == [.stateRestoration])
    #expect(state.scenes.map(\.activity) == [nil])
  }

  @Test func `An activity survives as data`() throws {
    let activity = NSUserActivity(activityType: "test.place")
    activity.title = "Cabin"
    activity.userInfo = ["number": 7, "list": ["a", "b"], "data": Data([1, 2])]
    activity.requiredUserInfoKeys = ["number"]
    activity.webpageURL = URL(string: "https://example.com/cabin")
    activity.targetContentIdentifier = "cabin-7"
    activity.persistentIdentifier = "p"
    let data = try JSONEncoder().encode(ActivityArchive(activity))
    let copy = try JSONDecoder().decode(ActivityArchive.self, from: data).activity
    #expect(copy.activityType == "test.place" && copy.title == "Cabin")
    #expect(copy.userInfo?["number"] as? Int == 7)
    #expect(copy.userInfo?["list"] as? [String] == ["a", "b"])
    #expect(copy.userInfo?["data"] as? Data == Data([1, 2]))
    #expect(copy.requiredUserInfoKeys == ["number"] && copy.webpageURL == activity.webpageURL)
    #expect(copy.targetContentIdentifier == "cabin-7" && copy.persistentIdentifier == "p")
  }
}
