import Testing
import UIKit

/// The values of list content configurations, and the guides of their views.
@MainActor
struct ListContentTests {
  @Test(.rule("R1538")) func `List content configurations are equal if all their properties are`() {
    var one = UIListContentConfiguration.cell()
    var other = UIListContentConfiguration.cell()
    #expect(one == other && one.hashValue == other.hashValue)
    one.text = "a"
    #expect(one != other)
    other.text = "a"
    #expect(one == other && Set([one, other]).count == 1)
    other.textProperties.numberOfLines = 3
    #expect(one != other && one.textProperties != other.textProperties)
    other = one
    other.imageProperties.cornerRadius = 4
    #expect(one != other && one.imageProperties != other.imageProperties)
    other = one
    other.secondaryAttributedText = NSAttributedString(string: "b")
    #expect(one != other)
  }

  @Test(
    .rule("R2200"),
    arguments: [
      UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ])
  func `A list has the background of the system by default`(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    #expect(configuration.backgroundColor == nil)
    func background() -> UIColor? {
      UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      ).backgroundColor
    }
    let standard = background()
    #expect(standard != nil && standard != .clear)
    configuration.backgroundColor = .clear
    #expect(background() == .clear)
  }

  @Test(.rule("R2020")) func `A list content view has the height of its texts at the width of its constraints`() {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    configuration.secondaryText = String(repeating: "many words ", count: 20)
    let view = UIListContentView(configuration: configuration)
    view.translatesAutoresizingMaskIntoConstraints = false
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    row.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      width, view.topAnchor.constraint(equalTo: row.topAnchor),
      view.leadingAnchor.constraint(equalTo: row.leadingAnchor),
    ])
    row.layoutIfNeeded()
    let narrow = view.bounds.height
    width.constant = 600
    row.layoutIfNeeded()
    let wide = view.bounds.height
    #expect(wide > 50 && narrow > wide + 15)
    configuration.secondaryText = nil
    view.configuration = configuration
    row.layoutIfNeeded()
    #expect(view.bounds.height < wide)
  }

  @Test(.rule("R1538")) func `A type with a list content configuration can derive its equality`() {
    struct Row: Hashable {
      var content: UIListContentConfiguration
      var background: UIBackgroundConfiguration
    }
    let row = Row(content: .valueCell(), background: .clear())
    var other = row
    #expect(row == other)
    other.background.strokeWidth = 2
    #expect(row != other)
  }

  @Test(.rule("R1539")) func `Copies of a color transformer are equal`() {
    var one = UIListContentConfiguration.cell()
    one.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    let other = one
    #expect(one == other)
    one.textProperties.colorTransformer = nil
    #expect(one != other)
  }

  @Test(.rule("R1540")) func `The resolved color of a text is transformed`() {
    var properties = UIListContentConfiguration.cell().textProperties
    properties.color = .red
    #expect(properties.resolvedColor() == .red)
    properties.colorTransformer = UIConfigurationColorTransformer { $0 == .red ? .green : .black }
    #expect(properties.resolvedColor() == .green)
  }

  @Test(.rule("R1540")) func `The resolved tint color of an image is its own, or that of the view, transformed`() {
    var properties = UIListContentConfiguration.cell().imageProperties
    properties.tintColor = nil
    #expect(properties.resolvedTintColor(for: .blue) == .blue)
    properties.tintColor = .red
    #expect(properties.resolvedTintColor(for: .blue) == .red)
    properties.tintColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .green : .black }
    #expect(properties.resolvedTintColor(for: .blue) == .green)
  }

  @Test(.rule("R1541")) func `A list content view has guides for the parts that it shows`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    let view = UIListContentView(configuration: configuration)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    #expect(view.textLayoutGuide != nil)
    configuration.text = nil
    configuration.secondaryText = "Below"
    view.configuration = configuration
    #expect(view.textLayoutGuide == nil && view.secondaryTextLayoutGuide != nil)
  }

  @Test(.rule("R1541")) func `A view can be aligned with the text of a list content view`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    configuration.directionalLayoutMargins.leading = 40
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    let content = UIListContentView(configuration: configuration)
    content.frame = CGRect(x: 10, y: 0, width: 280, height: 60)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(content)
    container.addSubview(line)
    let guide = try #require(content.textLayoutGuide)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: guide.leadingAnchor), line.widthAnchor.constraint(equalToConstant: 50),
      line.topAnchor.constraint(equalTo: container.topAnchor, constant: 70),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    container.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 50, y: 70, width: 50, height: 1))
  }

  @Test(.rule("R1542")) func `The content preserves the margins of its superview on both axes`() {
    #expect(UIListContentConfiguration.cell().axesPreservingSuperviewLayoutMargins == .both)
  }
}
