import Simulator
import Testing
import UIKit

@testable import Registration

@MainActor @Test func recordedInput() async throws {
  let simulator = await Simulator.boot(.iPhone15)
  // Services of the app that wait in real time need the simulator's clock here: simulator.pause.
  simulator.launch(AppDelegate.self)
  await simulator.settle()
  // The recording begins here. If this is not the first screen, go to it first.
  try await simulator.tap("Name")
  await simulator.settle()
  try await simulator.type("Ada")
  await simulator.settle()
  try await simulator.pressReturn()
  await simulator.settle()
  try await simulator.type("ada@example.com")
  await simulator.settle()
  try await simulator.pressReturn()
  await simulator.settle()
  try await simulator.type("difference")
  await simulator.settle()
  try await simulator.pressReturn()
  await simulator.settle()
  try await simulator.type("difference")
  await simulator.settle()
  try await simulator.pressReturn()
  await simulator.settle()
  try await simulator.tap("Team")
  await simulator.settle()
  try await simulator.tap("Newsletter")
  await simulator.settle()
  simulator.userInterfaceStyle = .dark
  await simulator.settle()
  try await simulator.tap("Create Account")
  await simulator.settle()
  try await simulator.tap("Welcome, Ada")
  await simulator.settle()
}
