import SimulatorXCTest
import UIKit
import XCTest

final class SnapshotTests: XCTestCase {
  private var failures: [String] = []
  private var expectsFailures = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if expectsFailures {
      failures.append(description)
    } else {
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }

  @MainActor func testTheScreenMatchesItsReferences() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    simulator.show(controller)
    await XCTAssertSnapshot(of: simulator, as: [.svg, .text])
  }

  @MainActor func testAViewControllerMatchesItsReferences() async {
    await XCTAssertSnapshot(of: UIViewController(), on: .iPhoneSE, as: [.text, .lifecycle])
  }

  @MainActor func testAViewMatchesItsReferences() async {
    await XCTAssertSnapshot(of: greeting("Ada"), as: [.svg, .accessibility])
  }

  /// The reference contains the name Ada.
  @MainActor func testADifferenceFailsTheTestAndNamesTheFolderOfTheNewPicture() async throws {
    expectsFailures = true
    await XCTAssertSnapshot(of: greeting("Charles"), as: .svg)
    expectsFailures = false
    XCTAssertEqual(failures.count, 1)
    let failure = try XCTUnwrap(failures.first)
    XCTAssertTrue(failure.contains("\"Hello, Ada\"\n+ UILabel"), failure)
    let new = try XCTUnwrap(failure.components(separatedBy: "\nNew: ").last?.components(separatedBy: "\n").first)
    XCTAssertTrue(try String(contentsOfFile: new, encoding: .utf8).contains("Hello, Charles"))
  }

  @MainActor private func greeting(_ name: String) -> UILabel {
    let label = UILabel()
    label.text = "Hello, \(name)"
    return label
  }
}
