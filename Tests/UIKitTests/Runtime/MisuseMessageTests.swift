import Testing
import UIKit

/// What raises an exception in UIKit ends the process with the reason, in every build.
@MainActor
struct MisuseMessageTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `A value out of range is named with its limit`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIStepper().stepValue = -1
    }
    #expect(message(result).contains("UIStepper.stepValue must be greater than 0 (was -1.0)"))
  }

  @Test func `A controller that is to be its own child is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Lobby: UIViewController {}
      let lobby = Lobby()
      lobby.addChild(lobby)
    }
    #expect(message(result).contains("Lobby"))
    #expect(message(result).contains("cannot be its own child"))
  }

  @Test func `A storyboard that is not there is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController()
    }
    #expect(message(result).contains("Nowhere"))
  }

  @Test func `A constraint format that cannot be parsed is reported with the position`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a-|", options: [], metrics: nil, views: ["a": UIView()])
    }
    #expect(message(result).contains("Unable to parse constraint format"))
    #expect(message(result).contains("H:|-[a-|"))
  }
}
