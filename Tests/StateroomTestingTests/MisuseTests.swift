#if canImport(Simulator)
  import Simulator
  import StateroomTesting
  import Testing
  import UIKit

  /// Mistakes that stop the program. Tests of a process that ends are not possible on an iPhone.
  @MainActor
  struct MisuseTests {
    @Test func `A number of seconds that is not finite stops the program with a message`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Stage.open(on: .iPhoneSE).advance(by: .infinity)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("A stage cannot advance the time by inf seconds."), "\(message)")
    }

    @Test func `A hook of the deinit with a controller stops the program`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        RecordingViewController("A", log: CallbackLog()).on(.deinit) { _ in }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("Call onDeinit(_:) instead of on(.deinit)."), "\(message)")
    }
  }
#endif
