public import UIKit

extension Simulator {
  // MARK: - The Pointer

  /// Moves the pointer of a mouse over the screen, without pressing a button, and commits the changes.
  public func movePointer(to point: CGPoint) {
    DeviceInput.movePointer(to: point)
    commit()
  }

  /// Removes the pointer from the screen, and commits the changes.
  public func removePointer() {
    DeviceInput.movePointer(to: nil)
    commit()
  }
}
