import ArgumentParser
import DisplayScene
import Foundation
import GalleryApp
import Simulator
import UIKit

/// A command that draws a few of the app's screens side by side, for the image in the README.
struct PictureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Draws four screens of the app side by side as an SVG picture.")

  @Option(name: .shortAndLong, help: ArgumentHelp("The picture to write.", valueName: "file"))
  var output = "gallery.svg"

  @MainActor
  func run() async throws {
    let file = try OutputFile(path: output)
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(RootViewController(environment: .demo(pause: simulator.pause)))
    var row = SVGRow()
    await simulator.settle()
    row.add(simulator.frame())
    try await simulator.tap("Skip")
    await simulator.settle()
    for digit in DemoAuthenticationService.passcode { try await simulator.tap(String(digit)) }
    await simulator.settle()
    try await simulator.tap("Try Again")
    await simulator.settle()
    row.add(simulator.frame())
    try await simulator.tap("Showcase")
    await simulator.settle()
    simulator.userInterfaceStyle = .dark
    row.add(simulator.frame())
    try await simulator.tap("Interruption")
    await simulator.settle()
    // Two taps within one animation, which each policy handles differently.
    try await simulator.tap("Sea")
    await simulator.advance(by: .milliseconds(350))
    try await simulator.tap("Island")
    await simulator.advance(by: .milliseconds(250))
    row.add(simulator.frame())
    simulator.removeWindow()
    try file.write(row.svg)
    print("wrote \(output)")
  }
}
