import Testing
import UIKit

/// The methods that are called again when a trait changes that they have read, or when the appearance changes.
@MainActor
struct TraitTrackingTests {
  private enum Mark: UITraitDefinition { static let defaultValue = 0 }
  private enum OtherMark: UITraitDefinition { static let defaultValue = 0 }

  private final class Canvas: UIView {
    let log: CallbackLog
    var read: (UITraitCollection) -> Void
    var paints = true

    init(_ log: CallbackLog, reading read: @escaping (UITraitCollection) -> Void) {
      self.log = log
      self.read = read
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a test makes its views in code") }

    override func updateConstraints() {
      read(traitCollection)
      log.note("constraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.note("layout")
    }

    override func draw(_ rect: CGRect) {
      read(traitCollection)
      log.note("draw")
      guard paints else { return }
      UIColor.label.setFill()
      UIRectFill(bounds)
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      log.note("tint")
    }
  }

  private final class Controller: UIViewController {
    let log = CallbackLog()
    var read: (UITraitCollection) -> Void = { _ in }

    override func updateViewConstraints() {
      read(traitCollection)
      log.note("constraints")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.note("will") }
    override func viewDidLayoutSubviews() { log.note("did") }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      read(traitCollection)
      log.note("unavailable")
    }
  }

  private let root = Controller()
  private let log = CallbackLog()
  private let tiles = Tiles()

  private func show(
    paints: Bool = true, reading read: @escaping (UITraitCollection) -> Void = { _ in }
  ) async throws -> (Stage, UIWindow) {
    let stage = try await Stage.open()
    let canvas = Canvas(log, reading: read)
    canvas.paints = paints
    root.read = read
    root.view.addSubview(canvas)
    let window = await stage.show(root)
    canvas.setNeedsUpdateConstraints()
    root.view.setNeedsUpdateConstraints()
    root.setNeedsUpdateContentUnavailableConfiguration()
    await stage.settle()
    _ = (log.take(), root.log.take())
    return (stage, window)
  }

  @Test(.rule("R2194"))
  func `A change of the interface style calls the methods that update a view and its controller`() async throws {
    let (stage, window) = try await show()
    window.traitOverrides.userInterfaceStyle = .dark
    await stage.settle()
    #expect(Set(log.take()) == ["constraints", "layout", "draw", "tint"])
    #expect(Set(root.log.take()).isSuperset(of: ["constraints", "will", "did"]))
  }

  @Test(.rule("R2194"))
  func `A view whose drawing was empty draws again when the interface style changes`() async throws {
    let (stage, window) = try await show(paints: false)
    window.traitOverrides.userInterfaceStyle = .dark
    await stage.settle()
    #expect(log.take().contains("draw"))
  }

  @Test(.rule("R2195"))
  func `Methods that have read the size of text are called again when it changes`() async throws {
    let (stage, window) = try await show(paints: false) { _ = $0.preferredContentSizeCategory }
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    await stage.settle()
    #expect(Set(log.take()).isSuperset(of: ["constraints", "draw"]))
    #expect(Set(root.log.take()).isSuperset(of: ["constraints", "unavailable"]))
  }

  @Test(.rule("R2195"))
  func `Methods that have read a trait of the app are called again when it changes`() async throws {
    let (stage, window) = try await show(paints: false) { _ = $0[Mark.self] }
    window.traitOverrides[Mark.self] = 1
    await stage.settle()
    #expect(Set(log.take()).isSuperset(of: ["constraints", "draw"]))
    #expect(Set(root.log.take()).isSuperset(of: ["constraints", "unavailable"]))
  }

  @Test(.rule("R2195"))
  func `Methods that have read another trait are not called`() async throws {
    let (stage, window) = try await show(paints: false) { _ = $0.preferredContentSizeCategory }
    window.traitOverrides[Mark.self] = 1
    await stage.settle()
    #expect(Set(log.take()).isDisjoint(with: ["constraints", "draw", "tint"]))
    #expect(Set(root.log.take()).isDisjoint(with: ["constraints", "unavailable"]))
  }

  @Test(.rule("R2195"))
  func `Only the traits that the last call has read count`() async throws {
    var reads = true
    let (stage, window) = try await show(paints: false) { if reads { _ = $0.preferredContentSizeCategory } }
    reads = false
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    await stage.settle()
    #expect(log.take().contains("constraints"))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    await stage.settle()
    #expect(!log.take().contains("constraints"))
  }

  @Test(.rule("R2195"))
  func `A section provider that has read a trait is called again when it changes`() async throws {
    var calls = 0
    let layout = UICollectionViewCompositionalLayout { _, environment in
      calls += 1
      _ = environment.traitCollection[Mark.self]
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    root.view.addSubview(collection)
    let (stage, window) = try await show()
    let before = calls
    #expect(before > 0)
    window.traitOverrides[Mark.self] = 1
    await stage.settle()
    #expect(calls > before)
    let after = calls
    window.traitOverrides[OtherMark.self] = 1
    await stage.settle()
    #expect(calls == after)
  }

  private final class Tiles: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }
}
