package import DeveloperToolsSupport

/// A preview of the running program with the name by which a developer selects it.
@MainActor
package struct NamedPreview {
  /// The name of the preview, or its place in the source, such as `BookViewController.swift:42`.
  package let name: String
  package let preview: Preview

  /// The previews of the program, in the order of their files and lines.
  ///
  /// A preview that cannot be created is reported and left out.
  package static var all: [NamedPreview] {
    RegisteredPreviews.all.compactMap { type in
      let file = type.fileID.split(separator: "/").last.map(String.init) ?? type.fileID
      let place = "\(file):\(type.line)"
      do {
        let preview = try type.makePreview()
        return NamedPreview(name: preview.name ?? place, preview: preview)
      } catch {
        RuntimeDiagnostics.report(.appInformation, "The preview at \(place) could not be created: \(error)")
        return nil
      }
    }
  }

  /// Shows the preview in a window of its own over those of the app, which the scene retains.
  package func show(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .normal + 1
    window.backgroundColor = .systemBackground
    window.rootViewController = PreviewViewController.root(for: preview)
    scene.previewWindow = window
    window.makeKeyAndVisible()
  }

  /// The orientation of the device; `nil` if the preview does not set one.
  package var orientation: UIInterfaceOrientation? {
    for case .orientation(let orientation) in preview.traits {
      return switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      // The sides are those of the device's top; an interface's orientation is named by the opposite side.
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      }
    }
    return nil
  }
}
