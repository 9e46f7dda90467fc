// In place of Swift Testing's macros while tests are type-checked against Apple's declarations: see `.ci/run`. Nothing
// runs.
import Testing

func _expect(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil) {}

@discardableResult
func _expect<E: Error>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  performing expression: () throws -> some Any
) -> E? { nil }

@discardableResult
func _expect<E: Error & Equatable>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  performing expression: () throws -> some Any
) -> E? { nil }

@discardableResult
func _expect<E: Error>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  isolation: isolated (any Actor)? = #isolation, performing expression: () async throws -> some Any
) async -> E? { nil }

@discardableResult
func _expect<E: Error & Equatable>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  isolation: isolated (any Actor)? = #isolation, performing expression: () async throws -> some Any
) async -> E? { nil }

func _require(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil)
  throws
{}

func _require<T>(_ value: T?, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil)
  throws -> T
{
  guard let value else { throw CancellationError() }
  return value
}
