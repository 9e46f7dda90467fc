import DisplayScene
import Testing
import UIKit

@testable import LiveApp

/// The options that every app has on Linux.
@MainActor
struct LiveOptionsTests {
  private func options(_ arguments: String..., environment: [String: String] = [:]) throws -> LiveOptions {
    try LiveOptions(arguments: arguments, environment: environment)
  }

  private func message(_ arguments: String..., environment: [String: String] = [:]) -> String? {
    do {
      _ = try LiveOptions(arguments: arguments, environment: environment)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `Without arguments an app is live on the loopback interface, on an iPhone 15`() throws {
    let options = try options()
    #expect(options == LiveOptions())
    #expect(!options.isHeadless && options.host == "127.0.0.1" && options.port == nil)
    #expect(options.hardware == .iPhone15 && !options.isDark && options.textSize == .large)
    #expect(!options.isRightToLeft && options.url == nil)
  }

  @Test func `Arguments select the display and the device`() throws {
    let options = try options(
      "--headless", "--port", "9000", "--host", "0.0.0.0", "--device", "iphone-15-pro-max", "--appearance", "dark",
      "--text-size", "accessibility-large", "--layout-direction", "right-to-left", "--url", "books://item/1",
      "--preview", "Signed out")
    #expect(options.isHeadless && options.port == 9000 && options.host == "0.0.0.0")
    #expect(options.hardware.name == "iPhone 15 Pro Max")
    #expect(options.isDark && options.textSize == .accessibilityLarge && options.isRightToLeft)
    #expect(options.url?.absoluteString == "books://item/1" && options.preview == "Signed out")
  }

  @Test func `The environment has the same options, and an argument takes precedence`() throws {
    let environment = [
      "UIKIT_HEADLESS": "1", "UIKIT_PORT": "9000", "UIKIT_HOST": "::1", "UIKIT_DEVICE": "iPhone SE",
      "UIKIT_APPEARANCE": "dark", "UIKIT_TEXT_SIZE": "small", "UIKIT_LAYOUT_DIRECTION": "right-to-left",
    ]
    let options = try options("--port=9001", environment: environment)
    #expect(options.isHeadless && options.port == 9001 && options.host == "::1" && options.isDark)
    #expect(options.textSize == .small && options.isRightToLeft)
    #expect(options.hardware.name.hasPrefix("iPhone SE"))
    #expect(try self.options(environment: ["UIKIT_HEADLESS": "0", "UIKIT_PORT": ""]) == LiveOptions())
  }

  @Test func `Arguments of the app are left to it`() throws {
    let options = try options("--verbose", "--level", "3", "file.txt", "-x", "--appearance", "dark", "--", "--headless")
    #expect(options.isDark && !options.isHeadless)
  }

  @Test func `An unknown device is reported with the known ones`() throws {
    let text = try #require(message("--device", "nokia"))
    #expect(text.hasPrefix("--device cannot be \"nokia\". It must be one of "))
    for model in UIScreen.Hardware.models { #expect(text.contains(model.identifier)) }
    for model in UIScreen.Hardware.models {
      #expect(try options("--device", model.identifier).hardware == model)
      #expect(try options("--device", model.name).hardware == model)
    }
  }

  @Test func `Each value that cannot be used is reported with its name and the values that can`() {
    for port in ["-1", "", "--headless"] {
      #expect(message("--port", port) == "--port cannot be \"\(port)\". It must be a number from 0 to 65535.")
    }
    #expect(
      message("--host", "") == "--host cannot be \"\". It must be an address, such as 127.0.0.1 or 0.0.0.0.")
    #expect(message("--documents", "") == "--documents cannot be \"\". It must be a folder that exists.")
    #expect(message("--port", "99999") == "--port cannot be \"99999\". It must be a number from 0 to 65535.")
    #expect(message("--appearance", "pink") == "--appearance cannot be \"pink\". It must be light or dark.")
    #expect(
      message("--layout-direction", "up")
        == "--layout-direction cannot be \"up\". It must be left-to-right or right-to-left.")
    #expect(
      message("--url", "item/1")
        == "--url cannot be \"item/1\". It must be a URL with a scheme, such as example://item/1.")
    #expect(
      message(environment: ["UIKIT_HEADLESS": "maybe"]) == "UIKIT_HEADLESS cannot be \"maybe\". It must be 1 or 0.")
    #expect(
      message(environment: ["UIKIT_TEXT_SIZE": "huge"])?.hasPrefix(
        "UIKIT_TEXT_SIZE cannot be \"huge\". It must be one of extra-small,")
        == true)
  }

  @Test func `Pickers show the folders of the options, which have to exist`() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let options = try options("--documents", folder, environment: ["UIKIT_PICTURES": folder])
    #expect(options.documents?.path == folder && options.pictures?.path == folder)
    let missing = "\(folder)/\(UUID().uuidString)"
    #expect(message("--documents", missing) == "--documents cannot be \"\(missing)\". It must be a folder that exists.")
    #expect(
      message(environment: ["UIKIT_PICTURES": missing])
        == "UIKIT_PICTURES cannot be \"\(missing)\". It must be a folder that exists.")
  }
}
