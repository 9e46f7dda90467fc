// Swift Testing looks for this module when a file imports both Testing and a module named CoreGraphics.
@_exported public import Testing
