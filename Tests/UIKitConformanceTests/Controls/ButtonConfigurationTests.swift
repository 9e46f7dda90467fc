import Testing
import UIKit

/// The arrangement and the attributes of a button with a configuration.
@MainActor
struct ButtonConfigurationTests {
  private func laidOut(
    _ direction: UISemanticContentAttribute = .forceLeftToRight,
    _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star.fill")
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = direction
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    button.layoutIfNeeded()
    return button
  }

  private func frames(_ button: UIButton) throws -> (image: CGRect, title: CGRect) {
    (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
  }

  @Test(.rule("R1141"))
  func `An image is at the leading edge of the title by default`() throws {
    #expect(UIButton.Configuration.plain().imagePlacement == .leading)
    let (image, title) = try frames(laidOut { _ in })
    #expect(image.maxX <= title.minX + 1)
    let mirrored = try frames(laidOut(.forceRightToLeft) { _ in })
    #expect(mirrored.title.maxX <= mirrored.image.minX + 1)
  }

  @Test(.rule("R1141"))
  func `An image is at the edge of the title that is specified`() throws {
    let trailing = try frames(laidOut { $0.imagePlacement = .trailing })
    #expect(trailing.title.maxX <= trailing.image.minX + 1)
    let top = try frames(laidOut { $0.imagePlacement = .top })
    #expect(top.image.maxY <= top.title.minY + 1 && abs(top.image.midX - top.title.midX) < 1)
    let bottom = try frames(laidOut { $0.imagePlacement = .bottom })
    #expect(bottom.title.maxY <= bottom.image.minY + 1 && abs(bottom.image.midX - bottom.title.midX) < 1)
  }

  @Test(.rule("R1141"))
  func `The padding is between the image and the title`() {
    let close = laidOut { $0.imagePlacement = .top }
    let apart = laidOut {
      $0.imagePlacement = .top
      $0.imagePadding = 12
    }
    #expect(abs(apart.intrinsicContentSize.height - close.intrinsicContentSize.height - 12) < 1)
    #expect(abs(apart.intrinsicContentSize.width - close.intrinsicContentSize.width) < 1)
  }

  @Test(.rule("R1142"))
  func `A title and a subtitle are aligned with each other`() throws {
    func texts(_ alignment: UIButton.Configuration.TitleAlignment) throws -> (CGRect, CGRect) {
      let button = laidOut {
        $0.image = nil
        $0.subtitle = "A subtitle that is much longer"
        $0.titleAlignment = alignment
      }
      return (try #require(button.titleLabel?.frame), try #require(button.subtitleLabel?.frame))
    }
    let leading = try texts(.leading)
    #expect(abs(leading.0.minX - leading.1.minX) < 1 && leading.0.width < leading.1.width)
    let center = try texts(.center)
    #expect(abs(center.0.midX - center.1.midX) < 1)
    let trailing = try texts(.trailing)
    #expect(abs(trailing.0.maxX - trailing.1.maxX) < 1)
  }

  @Test(.rule("R1143"))
  func `A title and an attributed title are the same text`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("One")
    configuration.attributedSubtitle = AttributedString("Two")
    #expect(configuration.title == "One" && configuration.subtitle == "Two")
    configuration.title = "Three"
    configuration.subtitle = nil
    #expect(configuration.attributedTitle == AttributedString("Three") && configuration.attributedSubtitle == nil)
  }

  @Test(.rule("R1143"))
  func `The attributes of a title take precedence over those of the button`() throws {
    var title = AttributedString("Title")
    title.font = .boldSystemFont(ofSize: 31)
    let button = laidOut {
      $0.baseForegroundColor = .green
      $0.attributedTitle = title
    }
    let text = try #require(button.titleLabel?.attributedText)
    #expect(text.string == "Title")
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 31))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
  }

  @Test(.rule("R1143"))
  func `A transformer changes the attributes of a text`() throws {
    let button = laidOut {
      $0.subtitle = "Sub"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .boldSystemFont(ofSize: 29)
        outgoing.foregroundColor = .red
        return outgoing
      }
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.foregroundColor = .blue
        return outgoing
      }
    }
    let title = try #require(button.titleLabel?.attributedText)
    #expect(title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 29))
    #expect(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let subtitle = try #require(button.subtitleLabel?.attributedText)
    #expect(subtitle.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(button.intrinsicContentSize.height > laidOut { $0.subtitle = "Sub" }.intrinsicContentSize.height)
  }

  @Test(.rule("R1144"))
  func `A symbol has the preferred configuration where it specifies none`() {
    let standard = laidOut { $0.title = nil }
    let large = laidOut {
      $0.title = nil
      $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 60)
    }
    #expect(large.intrinsicContentSize.height > standard.intrinsicContentSize.height + 20)
  }

  @Test(.rule("R1145"))
  func `A transformer changes the color of the image`() throws {
    var given: UIColor?
    let button = laidOut {
      $0.baseForegroundColor = .green
      $0.imageColorTransformer = UIConfigurationColorTransformer { color in
        given = color
        return .orange
      }
    }
    #expect(given == .green)
    #expect(button.imageView?.tintColor == .orange)
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test(.rule("R1145"))
  func `A transformer returns the color of its closure`() {
    let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(transformer(.red) == UIColor.red.withAlphaComponent(0.5))
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    UIConfigurationColorTransformer.grayscale(.white).getWhite(&white, alpha: &alpha)
    #expect(abs(white - 1) < 0.01 && alpha == 1)
  }

  @Test(.rule("R1146"))
  func `The custom view of a background has its insets`() {
    let view = UIView()
    let button = laidOut {
      $0.background.customView = view
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(view.isDescendant(of: button))
    #expect(view.convert(view.bounds, to: button) == CGRect(x: 2, y: 1, width: 294, height: 116))
    button.configuration?.background.customView = nil
    button.layoutIfNeeded()
    #expect(!view.isDescendant(of: button))
  }
}
