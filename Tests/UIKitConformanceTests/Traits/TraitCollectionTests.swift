import Testing
import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

private struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

private final class Palette: NSObject {}
private struct PaletteTrait: UITraitDefinition {
  static var defaultValue: Palette? { nil }
}

/// Trait collections as values.
@MainActor
struct TraitCollectionTests {
  @Test(.rule("R215"))
  func `Where several collections specify a trait, the last one wins`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .unspecified)
  }

  @Test(.rule("R215"))
  func `Unspecified traits override nothing`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(merged.userInterfaceStyle == .dark)
  }

  @Test(.rule("R215"))
  func `The app's own traits merge as well`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection { $0[Density.self] = 2 }, UITraitCollection { $0[Theme.self] = "rich" },
      UITraitCollection { $0[Density.self] = 3 },
    ])
    #expect(merged[Density.self] == 3)
    #expect(merged[Theme.self] == "rich")
  }

  @Test(.rule("R215"))
  func `A collection contains another if it agrees with its specified values`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .compact)])
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(dark.containsTraits(in: nil))
    #expect(dark.containsTraits(in: UITraitCollection()))
  }

  @Test(.rule("R215"))
  func `Modifying creates another collection`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { traits in
      #expect(traits.userInterfaceStyle == .light)
      traits.userInterfaceStyle = .dark
      traits[Density.self] = 2
    }
    #expect(light.userInterfaceStyle == .light)
    #expect(light[Density.self] == 1)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark[Density.self] == 2)
  }

  @Test(.rule("R215"))
  func `A trait's type reads the same as its name`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits[UITraitHorizontalSizeClass.self] == .unspecified)
    let other = UITraitCollection { $0[UITraitHorizontalSizeClass.self] = .regular }
    #expect(other.horizontalSizeClass == .regular)
  }

  @Test(.rule("R215"))
  func `Collections with the same traits are equal`() {
    func make() -> UITraitCollection {
      UITraitCollection { traits in
        traits.userInterfaceStyle = .dark
        traits[Density.self] = 2
      }
    }
    #expect(make() == make())
    #expect(make().hash == make().hash)
    #expect(make() != make().modifyingTraits { $0[Density.self] = 3 })
    #expect(make() != UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test(.rule("R214"))
  func `Changes are reported by trait`() {
    let old = UITraitCollection(userInterfaceStyle: .light)
    let new = old.modifyingTraits { traits in
      traits.userInterfaceStyle = .dark
      traits[Theme.self] = "rich"
      traits[Density.self] = Density.defaultValue
    }
    let changed = new.changedTraits(from: old)
    #expect(changed.contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(changed.contains { $0 == Theme.self })
    // Setting the current value is also an override.
    #expect(!changed.contains { $0 == Density.self })
    #expect(!changed.contains { $0 == UITraitHorizontalSizeClass.self })
    #expect(new.changedTraits(from: new).isEmpty)
  }

  @Test(.rule("R214"))
  func `Objects as values are compared as such`() {
    let palette = Palette()
    let one = UITraitCollection { $0[PaletteTrait.self] = palette }
    let same = UITraitCollection { $0[PaletteTrait.self] = palette }
    let other = UITraitCollection { $0[PaletteTrait.self] = Palette() }
    #expect(one == same)
    #expect(one != other)
    #expect(one[PaletteTrait.self] === palette)
    #expect(UITraitCollection()[PaletteTrait.self] == nil)
  }

  @Test(.rule("R214"))
  func `Colors can differ by style and by custom traits that affect the color appearance`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0[Theme.self] = "rich" }))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0[Density.self] = 2 }))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.horizontalSizeClass = .regular }))
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
  }

  @Test(.rule("R213"))
  func `Current traits hold while the actions run`() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test(.rule("R1923"))
  func `The capability to measure force is unknown without a device`() {
    #expect(UITraitCollection().forceTouchCapability == .unknown)
  }

  @Test(.rule("R2203"))
  func `A copy with another value of a trait keeps the others`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    }
    let dark = traits.replacing(UITraitUserInterfaceStyle.self, value: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 2)
    #expect(traits.userInterfaceStyle == .light)
    #expect(dark.replacing(UITraitUserInterfaceStyle.self, value: .light) == traits)
  }
}
