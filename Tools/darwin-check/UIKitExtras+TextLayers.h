// Fonts of Core Graphics, and members of text and emitter layers that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>
#import "UIKitExtras+Emitters.h"

NS_ASSUME_NONNULL_BEGIN

typedef struct __attribute__((objc_bridge(id))) CGFont *CGFontRef;
CGFontRef _Nullable CGFontCreateWithFontName(CFStringRef _Nullable name)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGFont.init(_:));
CFStringRef _Nullable CGFontCopyPostScriptName(CGFontRef _Nullable font)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(getter:CGFont.postScriptName(self:));
CFStringRef _Nullable CGFontCopyFullName(CGFontRef _Nullable font)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(getter:CGFont.fullName(self:));

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
