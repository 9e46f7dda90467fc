import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// The events of a remote control.
@MainActor
struct RemoteControlTests {
  private final class Player: UIView {
    var commands: [UIEvent.EventSubtype] = []
    var forwards = false

    override var canBecomeFirstResponder: Bool { true }

    override func remoteControlReceived(with event: UIEvent?) {
      commands.append(event?.subtype ?? .none)
      if forwards { super.remoteControlReceived(with: event) }
    }
  }

  @Test(.rule("R1455"))
  func `Events are forwarded to the next responder`() {
    let (player, inner) = (Player(), UIView())
    player.addSubview(inner)
    inner.remoteControlReceived(with: nil)
    #expect(player.commands == [.none])
  }

  #if canImport(Simulator)
    @Test(.rule("R1456"))
    func `The first responder receives events after the app has begun to receive them`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      let player = Player(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(player)
      simulator.show(root)
      player.becomeFirstResponder()
      #expect(throws: SimulatorError.noRemoteControlEvents) {
        try simulator.useRemoteControl(.remoteControlTogglePlayPause)
      }
      UIApplication.shared.beginReceivingRemoteControlEvents()
      try simulator.useRemoteControl(.remoteControlTogglePlayPause)
      try simulator.useRemoteControl(.remoteControlNextTrack)
      #expect(player.commands == [.remoteControlTogglePlayPause, .remoteControlNextTrack])
      UIApplication.shared.endReceivingRemoteControlEvents()
      #expect(throws: SimulatorError.noRemoteControlEvents) {
        try simulator.useRemoteControl(.remoteControlTogglePlayPause)
      }
    }
  #endif
}
