// Paths, color spaces, images and numbers that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(int32_t, CGPathElementType) {
  kCGPathElementMoveToPoint,
  kCGPathElementAddLineToPoint,
  kCGPathElementAddQuadCurveToPoint,
  kCGPathElementAddCurveToPoint,
  kCGPathElementCloseSubpath
};

struct CGPathElement {
  CGPathElementType type;
  CGPoint *points;
};
typedef struct CGPathElement CGPathElement;

typedef void (*CGPathApplierFunction)(void *_Nullable info, const CGPathElement *element);

CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void) __attribute__((cf_returns_retained));
CGColorSpaceRef CGColorSpaceCreateDeviceGray(void) __attribute__((cf_returns_retained));
CGColorSpaceRef CGColorSpaceCreateDeviceCMYK(void) __attribute__((cf_returns_retained));

typedef NS_ENUM(uint32_t, CGImageAlphaInfo) {
  kCGImageAlphaNone,
  kCGImageAlphaPremultipliedLast,
  kCGImageAlphaPremultipliedFirst,
  kCGImageAlphaLast,
  kCGImageAlphaFirst,
  kCGImageAlphaNoneSkipLast,
  kCGImageAlphaNoneSkipFirst,
  kCGImageAlphaOnly
};

typedef NS_OPTIONS(uint32_t, CGBitmapInfo) {
  kCGBitmapAlphaInfoMask = 0x1F,
  kCGBitmapFloatComponents = 1 << 8,
  kCGBitmapByteOrderMask = 0x7000,
  kCGBitmapByteOrder16Little = 1 << 12,
  kCGBitmapByteOrder32Little = 2 << 12,
  kCGBitmapByteOrder16Big = 3 << 12,
  kCGBitmapByteOrder32Big = 4 << 12
};

@interface NSValue (Transforms)
+ (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform NS_SWIFT_NAME(init(cgAffineTransform:));
+ (NSValue *)valueWithCGVector:(CGVector)vector NS_SWIFT_NAME(init(cgVector:));
@property (nonatomic, readonly) CGAffineTransform CGAffineTransformValue NS_SWIFT_NAME(cgAffineTransformValue);
@property (nonatomic, readonly) CGVector CGVectorValue NS_SWIFT_NAME(cgVectorValue);
@end

// Of the C library's constants for huge numbers, Swift imports these. HUGE_VAL and HUGE_VALF call functions of the
// compiler, which it does not import.
#define MAXFLOAT 0x1.fffffep+127f
#define HUGE MAXFLOAT

NS_ASSUME_NONNULL_END
