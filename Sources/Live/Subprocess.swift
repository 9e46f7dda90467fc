import Foundation
import Glibc
import LiveLink

/// A program that this process has started.
struct Subprocess {
  /// The result of a program that has ended.
  enum Status: Equatable, CustomStringConvertible {
    /// The program has returned a status.
    case exit(Int32)
    /// A signal has ended the program.
    case signal(Int32)

    /// The status in the form of the end of a sentence.
    var description: String {
      switch self {
      case .exit(let status): "with status \(status)"
      case .signal(let number): "by signal \(number) (\(String(cString: strsignal(number))))"
      }
    }
  }

  /// The reason why a program was not started.
  struct Failure: Error, CustomStringConvertible {
    let program: String
    let code: Int32

    /// The program and the reason.
    var description: String { "\(program) could not be started: \(String(cString: strerror(code)))." }
  }

  private let identifier: pid_t

  /// Starts a program, which is searched for in the folders of `PATH`.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - environment: The variables that are added to those of this process.
  ///   - input: The descriptor that becomes standard input. The default is `nil`, which means no input.
  ///   - output: The descriptor that becomes standard output and standard error. The default is `nil`, which means
  ///     those of this process.
  init(
    _ arguments: [String], environment: [String: String] = [:], input: Int32? = nil, output: Int32? = nil
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    let program = arguments.first ?? ""
    var identifier: pid_t = 0
    let code = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(variables) { posix_spawnp(&identifier, program, &actions, nil, arguments, $0) }
    }
    guard code == 0 else { throw Failure(program: program, code: code) }
    self.identifier = identifier
  }

  /// Waits until the program has ended.
  func wait() -> Status {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
  }

  /// Ends the program immediately.
  func kill() { Glibc.kill(identifier, SIGKILL) }

  /// Runs a program, and returns its output.
  static func output(of arguments: [String]) throws(Failure) -> (status: Status, text: String) {
    // A pipe would be inherited by a program that another thread starts at the same time.
    guard let (own, other) = LiveLink.pair() else { throw Failure(program: arguments.first ?? "", code: errno) }
    defer { own.close() }
    let program: Subprocess
    do {
      defer { other.close() }
      program = try Subprocess(arguments, output: other.descriptor)
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(own.descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return (program.wait(), String(decoding: bytes, as: UTF8.self))
  }

  /// Calls a function with an array of C strings that ends with a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
