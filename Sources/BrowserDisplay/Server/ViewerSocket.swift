import FlyingFox
import Foundation

/// The connection of one viewer.
///
/// Input is read only as fast as the main actor handles it, so that a viewer that floods the app fills the buffers of
/// its own connection.
struct ViewerSocket: WSHandler {
  let display: BrowserDisplay

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    // At most one picture is unacknowledged. The rest of the buffer is for answers to pings.
    let (frames, output) = AsyncStream<WSFrame>.makeStream(bufferingPolicy: .bufferingOldest(16))
    guard let viewer = await display.connect(ViewerOutput(output)) else {
      output.yield(.close(code: .tryAgainLater))
      output.finish()
      return frames
    }
    let reading = Task { [display] in
      let code = await read(client, from: viewer, output)
      await display.disconnect(viewer)
      output.yield(.close(code: code))
      output.finish()
    }
    output.onTermination = { _ in reading.cancel() }
    return frames
  }

  /// Handles the viewer's messages until the connection ends.
  ///
  /// - Returns: The reason for the end.
  private func read(
    _ client: AsyncThrowingStream<WSFrame, any Error>, from viewer: ViewerLedger.ID,
    _ output: AsyncStream<WSFrame>.Continuation
  ) async -> WSCloseCode {
    var reader = FrameReader()
    do {
      for try await frame in client {
        switch try reader.receive(frame) {
        case .message(let data): await display.receive(try ViewerMessage(data), from: viewer)
        case .ping(let content): output.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: content))
        case .close: return .normalClosure
        case nil: break
        }
      }
      return .normalClosure
    } catch let violation as FrameReader.Violation {
      return violation.closeCode
    } catch ViewerMessage.Refusal.tooLarge {
      return .messageTooBig
    } catch {
      return .policyViolation
    }
  }
}

/// The output of a display to a viewer.
package struct ViewerOutput: Sendable {
  private let send: @Sendable (_ message: [UInt8]) -> Bool
  private let end: @Sendable () -> Void

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - send: Sends a message. Returns `false` if the viewer can no longer receive it.
  ///   - end: Closes the connection.
  package init(send: @escaping @Sendable (_ message: [UInt8]) -> Bool, end: @escaping @Sendable () -> Void) {
    self.send = send
    self.end = end
  }

  init(_ frames: AsyncStream<WSFrame>.Continuation) {
    send = { message in
      let frame = WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(message))
      if case .enqueued = frames.yield(frame) { return true }
      return false
    }
    end = { frames.finish() }
  }

  /// Sends a message.
  ///
  /// - Returns: `false` if the viewer can no longer receive messages.
  func callAsFunction(_ message: [UInt8]) -> Bool { send(message) }

  /// Closes the connection.
  func close() { end() }
}
