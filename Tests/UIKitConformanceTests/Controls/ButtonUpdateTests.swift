import Testing
import UIKit

/// The updates of the configuration of a button.
@MainActor
struct ButtonUpdateTests {
  private final class Button: UIButton {
    var updates = 0
    var readsCategory = false

    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
      if readsCategory { _ = traitCollection.preferredContentSizeCategory }
      configuration?.title = isHighlighted ? "Pressed" : "Button"
    }
  }

  private func show(_ button: UIButton) async throws -> (Stage, UIWindow) {
    let stage = try await Stage.open()
    let root = UIViewController()
    button.frame = CGRect(x: 0, y: 100, width: 200, height: 50)
    root.view.addSubview(button)
    let window = await stage.show(root)
    await stage.settle()
    return (stage, window)
  }

  @Test(.rule("R2190"), arguments: 0...3)
  func `The configuration is updated before the button is displayed`(way: Int) async throws {
    let button: Button
    switch way {
    case 0: button = Button(configuration: .plain())
    case 1: button = Button(configuration: .filled(), primaryAction: UIAction { _ in })
    case 2: button = Button(type: .system)
    default: button = Button(frame: .zero)
    }
    if button.configuration == nil { button.configuration = .gray() }
    let stage = try await show(button)
    defer { withExtendedLifetime(stage) {} }
    #expect(button.updates > 0)
    #expect(button.titleLabel?.text == "Button")
  }

  @Test(.rule("R2190"))
  func `The configuration is updated after a change of the configuration, and not by its own change`() async throws {
    let button = Button(configuration: .plain())
    let (stage, _) = try await show(button)
    let before = button.updates
    button.configuration?.subtitle = "Subtitle"
    await stage.settle()
    #expect(button.updates == before + 1)
    await stage.settle()
    #expect(button.updates == before + 1)
  }

  @Test(.rule("R2190"))
  func `The configuration is updated after a change of the tint color`() async throws {
    let button = Button(configuration: .plain())
    let (stage, window) = try await show(button)
    let before = button.updates
    window.tintColor = .systemGreen
    await stage.settle()
    #expect(button.updates > before)
  }

  @Test(.rule("R2191"), arguments: [false, true])
  func `The handler is called for each state, also without a configuration`(hasConfiguration: Bool) async throws {
    let button = hasConfiguration ? UIButton(configuration: .plain()) : UIButton(type: .system)
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isHighlighted) }
    let (stage, _) = try await show(button)
    #expect(states == [false])
    button.isHighlighted = true
    await stage.settle()
    #expect(states == [false, true])
  }

  @Test(.rule("R2191"))
  func `The handler is called after the method`() async throws {
    let button = Button(configuration: .plain())
    var titles: [String?] = []
    button.configurationUpdateHandler = { titles.append($0.configuration?.title) }
    let (stage, _) = try await show(button)
    button.isHighlighted = true
    await stage.settle()
    #expect(titles == ["Button", "Pressed"])
  }

  @Test(.rule("R2192"))
  func `A button that does not update its configuration still calls the method and the handler`() async throws {
    let button = Button(configuration: .plain())
    button.automaticallyUpdatesConfiguration = false
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isHighlighted) }
    let (stage, _) = try await show(button)
    let before = button.updates
    button.isHighlighted = true
    await stage.settle()
    #expect(button.updates == before + 1)
    #expect(states == [false, true])
  }

  @Test(.rule("R2192"))
  func `The color of a disabled state is shown when the configuration was updated`() async throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    button.automaticallyUpdatesConfiguration = false
    let (stage, _) = try await show(button)
    let color = button.titleLabel?.textColor
    button.isEnabled = false
    await stage.settle()
    #expect(button.titleLabel?.textColor == color)
    button.configuration = button.configuration?.updated(for: button)
    await stage.settle()
    #expect(button.titleLabel?.textColor != color)
  }

  @Test(.rule("R2193"))
  func `A trait that the update reads causes another update when it changes`() async throws {
    let button = Button(configuration: .plain())
    button.readsCategory = true
    let (stage, window) = try await show(button)
    let before = button.updates
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    await stage.settle()
    #expect(button.updates == before + 1)
  }

  @Test(.rule("R2193"))
  func `A trait that only the handler reads causes another update when it changes`() async throws {
    let button = UIButton(type: .system)
    var categories: [UIContentSizeCategory] = []
    button.configurationUpdateHandler = { categories.append($0.traitCollection.preferredContentSizeCategory) }
    let (stage, window) = try await show(button)
    let first = try #require(categories.first)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    await stage.settle()
    #expect(categories == [first, .accessibilityLarge])
  }

  @Test(.rule("R2193"))
  func `A trait that the update does not read causes no update when it changes`() async throws {
    let button = Button(configuration: .plain())
    let (stage, window) = try await show(button)
    let before = button.updates
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    await stage.settle()
    #expect(button.updates == before)
  }
}
