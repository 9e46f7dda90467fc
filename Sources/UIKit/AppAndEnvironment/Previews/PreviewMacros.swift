public import DeveloperToolsSupport

/// Creates a preview of a view controller.
///
///     #Preview("Empty table") { UITableViewController() }
///
/// It is compiled with the app and has no effect in it. An app that is started with the option `--preview` and the name
/// shows the preview in the browser. A preview without a name is found by its place, such as
/// `BookViewController.swift:42`.
///
/// - Parameters:
///   - name: The name of the preview; `nil` for its place in the source.
///   - traits: The size of its container and the orientation of the device.
///   - body: A closure that creates the view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Creates a preview of a view.
///
///     #Preview("Clock", traits: .sizeThatFitsLayout) { UIDatePicker() }
///
/// It is compiled with the app and has no effect in it. An app that is started with the option `--preview` and the name
/// shows the preview in the browser.
///
/// - Parameters:
///   - name: The name of the preview; `nil` for its place in the source.
///   - traits: The size of its container and the orientation of the device.
///   - body: A closure that creates the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "Preview")

extension Preview {
  /// Creates a preview of a view controller.
  ///
  /// `#Preview` expands to a call of this initializer. A preview that is created directly is not found by `--preview`.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name: name, traits: traits, body: body)
  }

  /// Creates a preview of a view.
  ///
  /// `#Preview` expands to a call of this initializer. A preview that is created directly is not found by `--preview`.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) {
    self.init(name: name, traits: traits, body: body)
  }
}
