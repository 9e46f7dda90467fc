import Simulator
import Testing
import UIKit

@testable import Registration

/// The form, used as a person would.
@MainActor
struct RegistrationTests {
  private func launch(_ device: Device = .iPhone15) async -> Simulator {
    let simulator = await Simulator.boot(device)
    simulator.launch(Registration.AppDelegate.self)
    await simulator.settle()
    return simulator
  }

  @Test func `A person fills in the form from field to field`() async throws {
    let simulator = await launch()
    try await simulator.tap("Name")
    await simulator.settle()
    #expect(simulator.isKeyboardShown)
    try await simulator.type("Ada Lovelace")
    try await simulator.pressReturn()
    try await simulator.type("ada@example.com")
    try await simulator.pressReturn()
    try await simulator.type("correct horse")
    try await simulator.pressReturn()
    try await simulator.type("correct horse")
    try await simulator.pressReturn()
    await simulator.settle()
    #expect(!simulator.isKeyboardShown)
    try await simulator.tap("Create Account")
    await simulator.settle()
    let text = simulator.textSnapshot()
    #expect(text.contains("Welcome, Ada Lovelace"))
    #expect(text.contains("ada@example.com"))
  }

  @Test func `An error is shown when a field is left, and hidden when it is corrected`() async throws {
    let simulator = await launch()
    try await simulator.tap("Email")
    try await simulator.type("nobody")
    try await simulator.tap("Name")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("This does not look like an email address."))
    try await simulator.tap("Email")
    await simulator.settle()
    try await simulator.type("@example.com")
    await simulator.settle()
    #expect(!simulator.textSnapshot().contains("This does not look like an email address."))
  }

  @Test func `The field that is edited is never behind the keyboard`() async throws {
    let simulator = await launch(.iPhoneSE)
    try await simulator.tap("Name")
    for field in ["Name", "Email", "Password", "Repeat password"] {
      await simulator.settle()
      let edited = try #require(UIApplication.shared.defaultWindow?.firstResponderView)
      let frame = edited.convert(edited.bounds, to: nil)
      #expect(frame.maxY <= simulator.keyboardFrame.minY, "\(field)")
      #expect(frame.minY >= 0, "\(field)")
      #expect(edited.accessibilityLabel == field)
      try await simulator.pressReturn()
    }
  }
}

extension UIApplication {
  fileprivate var defaultWindow: UIWindow? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first
  }
}

extension UIView {
  fileprivate var firstResponderView: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponderView { return found }
    }
    return nil
  }
}
