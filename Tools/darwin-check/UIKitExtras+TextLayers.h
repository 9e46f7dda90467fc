// Members of text and emitter layers that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>
#import "UIKitExtras+Emitters.h"

NS_ASSUME_NONNULL_BEGIN

@interface CATextLayer : CALayer
@property (nullable, copy) id string;
@property (nullable) CFTypeRef font;
@property CGFloat fontSize;
@property (nullable) CGColorRef foregroundColor;
@property (getter=isWrapped) BOOL wrapped;
@end

@interface CAEmitterCell (Cells)
@property (nullable, copy) NSArray<CAEmitterCell *> *emitterCells;
@end

NS_ASSUME_NONNULL_END
