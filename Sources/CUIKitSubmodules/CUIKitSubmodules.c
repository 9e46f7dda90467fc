// The target consists of its module map: a package's target of C must have a source file.
