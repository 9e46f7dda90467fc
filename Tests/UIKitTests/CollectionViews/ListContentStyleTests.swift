import Testing

@testable import UIKit

/// The standard styles of list content, and their margins in a list.
@MainActor
struct ListContentStyleTests {
  @Test func `Prominent headers have larger texts`() {
    let row = UIListContentConfiguration.sidebarCell().textProperties.font.pointSize
    let prominent = UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font.pointSize
    let extra = UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize
    #expect(row < prominent && prominent < extra)
    let header = UIListContentConfiguration.sidebarHeader().textProperties.font
    #expect(header.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `The margins of a list do not apply if they are not preserved`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    configuration.directionalLayoutMargins.leading = 4
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.listMargin = 20
    #expect(view.textLayoutGuide?.layoutFrame.minX == 20)
    configuration.axesPreservingSuperviewLayoutMargins = []
    view.configuration = configuration
    #expect(view.textLayoutGuide?.layoutFrame.minX == 4)
  }

  @Test func `An image has the reserved column of symbols`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    configuration.directionalLayoutMargins.leading = 16
    configuration.imageToTextPadding = 16
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    #expect(view.textLayoutGuide?.layoutFrame.minX == 42)
    configuration.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    view.configuration = configuration
    #expect(view.textLayoutGuide?.layoutFrame.minX == 56)
  }

  @Test func `A configuration describes its content`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    #expect("\(configuration)".contains("Text") && configuration.debugDescription == configuration.description)
  }
}
