import Testing

@testable import UIKit

@MainActor
struct SnapshotMisuseTests {
  @Test func `An item that is repeated in a call ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "a"])
    }
  }

  @Test func `A section that is repeated in a call ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 0])
    }
  }
}
