import Foundation
import TestSupport

/// A browser without a window, driven over two pipes by the protocol of its developer tools.
actor Chromium {
  static var isInstalled: Bool { InstalledBrowser.executable != nil }

  struct Failure: Error {
    var text: String
  }

  private static let ended = Failure(text: "The browser has ended.")

  private let input: FileHandle
  private let group: ProcessGroup
  private let profile: URL
  private var lastID = 0
  private var waiting: [Int: CheckedContinuation<Answer, any Error>] = [:]
  /// The answers to messages of a sequence that are not awaited yet.
  private var early: [Int: Result<Answer, any Error>] = [:]
  private var hasEnded = false

  /// Runs a test with a new browser, which is ended in any case.
  static func run(_ test: @Sendable (Chromium) async throws -> Void) async throws {
    let browser = try Chromium()
    let result: Result<Void, any Error>
    do {
      // A test that exceeds its time limit is cancelled; without the browser, nothing is awaited any more.
      try await withTaskCancellationHandler {
        try await test(browser)
      } onCancel: {
        browser.group.kill()
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await browser.stop()
    try result.get()
  }

  private init() throws {
    profile = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UUID().uuidString)")
    let (process, commands, answers) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from descriptor 3 and writes answers to 4. A container has no user that the sandbox
    // could belong to, and the page is our own. Pages draw although no window shows them.
    process.arguments =
      ["-c", #"exec "$0" "$@" 3<&0 4>&1 1>/dev/null 2>/dev/null"#, InstalledBrowser.executable?.path ?? ""]
      + [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
        "--disable-background-networking", "--disable-crash-reporter", "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding", "--disable-background-timer-throttling", "--remote-debugging-pipe",
        "--user-data-dir=\(profile.path)", "--window-size=1280,1000", "about:blank",
      ]
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    group = ProcessGroup(of: process)
    input = commands.fileHandleForWriting
    let messages = Self.messages(from: answers.fileHandleForReading)
    Task { [weak self] in
      for await message in messages { await self?.receive(message) }
      await self?.end()
    }
  }

  /// Ends the browser and removes its profile.
  private func stop() {
    group.kill()
    end()
    try? FileManager.default.removeItem(at: profile)
  }

  // MARK: - Calling

  /// Calls a method of the protocol. Returns its result.
  @discardableResult
  func call(_ method: String, session: String? = nil, _ parameters: sending [String: Any] = [:]) async throws -> Answer
  {
    try await answer(to: send(method, session: session, parameters))
  }

  /// Calls a method once for each element of a sequence of parameters, without waiting in between.
  ///
  /// However busy the process of the tests is, the browser performs the calls one right after the other.
  func call(_ method: String, session: String?, forEach sequence: [[String: any Sendable]]) async throws {
    for message in try sequence.map({ try send(method, session: session, $0) }) { try await answer(to: message) }
  }

  /// Sends a message. Returns its number.
  private func send(_ method: String, session: String?, _ parameters: [String: Any]) throws -> Int {
    guard !hasEnded else { throw Self.ended }
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    do {
      try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    } catch {
      end()
      throw error
    }
    return lastID
  }

  /// Waits for the answer to a message, which may have arrived.
  @discardableResult
  private func answer(to message: Int) async throws -> Answer {
    if let result = early.removeValue(forKey: message) { return try result.get() }
    guard !hasEnded else { throw Self.ended }
    return try await withCheckedThrowingContinuation { waiting[message] = $0 }
  }

  /// Opens a page in a window of its own, so that it is never in the background.
  func open(_ address: URL) async throws -> BrowserPage {
    let target = try await call("Target.createTarget", ["url": "about:blank", "newWindow": true])
    let id = target.result["targetId"] as? String ?? ""
    let attached = try await call("Target.attachToTarget", ["targetId": id, "flatten": true])
    let page = BrowserPage(browser: self, session: attached.result["sessionId"] as? String ?? "")
    try await page.call("Page.enable")
    try await page.call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await page.call("Page.navigate", ["url": address.absoluteString])
    return page
  }

  private func receive(_ message: Data) {
    let answer = Answer(data: message)
    // A message without a number is an event, which no test needs.
    guard let message = answer.id else { return }
    let result = Result<Answer, any Error> {
      if let error = answer.error { throw Failure(text: error) }
      return answer
    }
    if let continuation = waiting.removeValue(forKey: message) {
      continuation.resume(with: result)
    } else {
      early[message] = result
    }
  }

  private func end() {
    hasEnded = true
    for continuation in waiting.values { continuation.resume(throwing: Self.ended) }
    waiting = [:]
  }

  /// Returns the messages from a pipe, each of which ends with a zero byte.
  private static func messages(from handle: FileHandle) -> AsyncStream<Data> {
    let (messages, continuation) = AsyncStream<Data>.makeStream()
    Thread.detachNewThread {
      var rest = Data()
      while true {
        let data = handle.availableData
        guard !data.isEmpty else { break }
        rest += data
        while let end = rest.firstIndex(of: 0) {
          continuation.yield(Data(rest[rest.startIndex..<end]))
          rest = Data(rest[(end + 1)...])
        }
      }
      continuation.finish()
    }
    return messages
  }
}

extension Chromium {
  /// An answer of the browser, as JSON.
  struct Answer: Sendable {
    let data: Data

    private var members: [String: Any] { (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:] }
    var id: Int? { members["id"] as? Int }
    var error: String? { members["error"].map { "\($0)" } }
    var result: [String: Any] { members["result"] as? [String: Any] ?? [:] }
  }
}
