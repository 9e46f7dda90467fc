/// A view or a view controller that a developer looks at alone.
///
/// The macro `#Preview` creates it:
///
///     #Preview("Empty table") { UITableViewController() }
///
/// An app shows one of its previews in the browser instead of its own interface if it is started with the option
/// `--preview` and the name.
@MainActor
public struct Preview {
  /// The customizations that apply to previews of views.
  public enum ViewTraits: Sendable {
    case layout(Layout)
    case orientation(Orientation)

    /// The size of the container of a preview.
    public enum Layout: Equatable, Sendable {
      case device
      case sizeThatFits
      case fixed(width: Double, height: Double)
    }

    /// The orientation of the device.
    public enum Orientation: Sendable {
      case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }
  }

  /// The name; `nil` if the developer gave none.
  package let name: String?
  package let traits: [ViewTraits]
  /// Creates the view or the view controller.
  package let body: @MainActor () -> Any

  package init(name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> Any) {
    self.name = name
    self.traits = traits.map(\.value)
    self.body = body
  }
}
