import UIKit

#if os(Linux)
  import PackageDescription
#endif

struct Item: Equatable {}

enum ListState: Equatable {
  case loading
  case loaded([Item])
}

@MainActor let list: ListViewController = existing()
@MainActor let items: [Item] = []

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
