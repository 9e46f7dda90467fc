import Testing
import UIKit

/// The view that indicates that there is no content to display.
@MainActor
struct ContentUnavailableTests {
  private final class ListController: UIViewController {
    var isEmpty = true
    var updates = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Items"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private func unavailableViews(_ view: UIView) -> [UIContentUnavailableView] {
    view.subviews.flatMap { ($0 as? UIContentUnavailableView).map { [$0] } ?? unavailableViews($0) }
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { ($0 as? UILabel).map { [$0.text ?? ""] } ?? texts($0) }
  }

  @Test(.rule("R1250"))
  func `The default configurations have the content of their purpose`() {
    let empty = UIContentUnavailableConfiguration.empty()
    #expect(empty.text == nil && empty.image == nil && empty.secondaryText == nil && empty.alignment == .center)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text?.isEmpty == false && search.image != nil)
    #expect(UIContentUnavailableConfiguration.loading().image == nil)
  }

  @Test(.rule("R1251"))
  func `A view controller shows its configuration above its content, and removes it`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    #expect(controller.contentUnavailableConfiguration == nil)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Title"
    configuration.secondaryText = "Details"
    configuration.button.title = "Retry"
    controller.contentUnavailableConfiguration = configuration
    await stage.turn()
    let view = try #require(unavailableViews(controller.view).first)
    #expect(view.frame.size == controller.view.bounds.size)
    #expect(controller.contentUnavailableConfiguration is UIContentUnavailableConfiguration)
    configuration.text = "Other"
    controller.contentUnavailableConfiguration = configuration
    await stage.turn()
    #expect(unavailableViews(controller.view).count == 1)
    controller.contentUnavailableConfiguration = nil
    await stage.turn()
    #expect(unavailableViews(controller.view).isEmpty)
  }

  @Test(.rule("R1252"))
  func `A controller updates its configuration when an update was requested`() async throws {
    let stage = try await Stage.open()
    let controller = ListController()
    await stage.show(controller)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    await stage.turn()
    #expect(unavailableViews(controller.view).count == 1)
    controller.isEmpty = false
    let count = controller.updates
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == count)
    await stage.turn()
    #expect(controller.updates == count + 1 && unavailableViews(controller.view).isEmpty)
  }

  @Test(.rule("R1253"))
  func `The text of a search contains the text of the state, unless the app has set another one`() throws {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == search.text)
    state.searchText = "Aardvark"
    #expect(search.updated(for: state).text?.contains("Aardvark") == true)
    var own = search
    own.text = "Nothing Found"
    #expect(own.updated(for: state).text == "Nothing Found")
  }

  @Test(.rule("R1250"))
  func `A content-unavailable view shows its configuration`() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Title"
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    view.layoutIfNeeded()
    configuration.text = "Other"
    #expect(view.supports(configuration))
    view.configuration = configuration
    #expect((view.configuration as? UIContentUnavailableConfiguration)?.text == "Other")
  }
}
