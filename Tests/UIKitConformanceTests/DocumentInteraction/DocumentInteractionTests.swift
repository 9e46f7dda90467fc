import Foundation
import Testing
import UIKit

/// The description, the preview and the menus of a file.
@MainActor
struct DocumentInteractionTests {
  private func makeFile(_ name: String = "Letter.txt") throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data("Dear reader".utf8).write(to: file)
    return file
  }

  // MARK: - Description

  @Test(.rule("R1729"))
  func `The name and the type are those of the URL, or those that are set`() throws {
    let file = try makeFile()
    let controller = UIDocumentInteractionController(url: file)
    #expect(controller.url == file)
    #expect(controller.name == "Letter.txt")
    #expect(controller.uti == "public.plain-text")
    #expect(controller.annotation == nil)
    controller.name = "A Letter"
    controller.uti = "public.data"
    #expect(controller.name == "A Letter")
    #expect(controller.uti == "public.data")
  }

  @Test(.rule("R1730"))
  func `There are icons, the smallest one first`() throws {
    let icons = UIDocumentInteractionController(url: try makeFile()).icons
    #expect(!icons.isEmpty)
    #expect(icons.map(\.size.width) == icons.map(\.size.width).sorted())
  }

  // MARK: - Preview

  @Test(.rule("R1731"))
  func `A preview requires a delegate that provides a view controller`() async throws {
    let stage = try await Stage.open()
    await stage.show(UIViewController())
    let controller = UIDocumentInteractionController(url: try makeFile())
    #expect(!controller.presentPreview(animated: false))
    let delegate = SilentInteractionDelegate()
    controller.delegate = delegate
    withExtendedLifetime(delegate) { #expect(!controller.presentPreview(animated: false)) }
  }

  @Test(.rule("R1732"))
  func `A preview is presented, and its beginning and its end are reported`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let controller = UIDocumentInteractionController(url: try makeFile())
    let delegate = InteractionDelegate(root)
    controller.delegate = delegate
    #expect(controller.presentPreview(animated: true))
    #expect(delegate.log == ["will begin preview"])
    await stage.settle()
    #expect(root.presentedViewController != nil)
    controller.dismissPreview(animated: true)
    await stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(delegate.log == ["will begin preview", "did end preview"])
  }

  @Test(.rule("R1733"))
  func `A navigation controller pushes a preview`() async throws {
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: UIViewController())
    await stage.show(navigation)
    let controller = UIDocumentInteractionController(url: try makeFile())
    let delegate = InteractionDelegate(navigation)
    controller.delegate = delegate
    #expect(controller.presentPreview(animated: true))
    await stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.presentedViewController == nil)
    navigation.popViewController(animated: true)
    await stage.settle()
    withExtendedLifetime(controller) {}
    #expect(delegate.log == ["will begin preview", "did end preview"])
  }

  // MARK: - Options Menu

  @Test(.rule("R1734"))
  func `The options menu is presented, and its beginning and its end are reported`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let controller = UIDocumentInteractionController(url: try makeFile())
    let delegate = InteractionDelegate(root)
    controller.delegate = delegate
    #expect(
      controller.presentOptionsMenu(from: CGRect(x: 20, y: 100, width: 40, height: 40), in: root.view, animated: true))
    #expect(delegate.log == ["will present menu"])
    await stage.settle()
    #expect(root.presentedViewController != nil)
    controller.dismissMenu(animated: true)
    await stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(delegate.log == ["will present menu", "did dismiss menu"])
  }

  @Test(.rule("R1734"))
  func `The options menu can belong to a bar button item`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let item = UIBarButtonItem(systemItem: .action)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    await stage.show(navigation)
    let controller = UIDocumentInteractionController(url: try makeFile())
    #expect(controller.presentOptionsMenu(from: item, animated: false))
    await stage.settle()
    #expect(navigation.presentedViewController != nil)
    withExtendedLifetime(controller) {}
  }
}
