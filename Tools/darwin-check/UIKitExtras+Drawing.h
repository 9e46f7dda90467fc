// Declarations of drawing that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIBezierPath (Drawing)
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise;
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint;
- (void)removeAllPoints;
- (UIBezierPath *)bezierPathByReversingPath;
- (void)applyTransform:(CGAffineTransform)transform;
@property (readonly, getter=isEmpty) BOOL empty;
- (BOOL)containsPoint:(CGPoint)point;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) CGFloat flatness;
@property (nonatomic) BOOL usesEvenOddFillRule;
- (void)setLineDash:(nullable const CGFloat *)pattern count:(NSInteger)count phase:(CGFloat)phase;
- (void)getLineDash:(nullable CGFloat *)pattern count:(nullable NSInteger *)count phase:(nullable CGFloat *)phase;
- (void)fillWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)strokeWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
@end

@interface UIGraphicsRendererContext (BlendModes)
- (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)blendMode;
@end

void UIGraphicsBeginImageContext(CGSize size);
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale);
UIImage *_Nullable UIGraphicsGetImageFromCurrentImageContext(void);
void UIGraphicsEndImageContext(void);

@interface UIGraphicsRendererFormat (Drawing)
+ (instancetype)defaultFormat NS_SWIFT_NAME(default());
@property (nonatomic, readonly) CGRect bounds;
@end

@interface UIGraphicsRendererContext (Drawing)
@property (nonatomic, readonly) UIGraphicsRendererFormat *format;
@end

@interface UIGraphicsImageRenderer (Drawing)
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format;
@end

@interface UIGraphicsRenderer (Drawing)
@property (nonatomic, readonly) UIGraphicsRendererFormat *format;
@end

typedef NS_ENUM(NSInteger, UIImageResizingMode) {
  UIImageResizingModeTile = 0,
  UIImageResizingModeStretch = 1
} NS_SWIFT_NAME(UIImage.ResizingMode);

@interface UIImage (Drawing)
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets resizingMode:(UIImageResizingMode)resizingMode;
@property (nonatomic, readonly) UIImageResizingMode resizingMode;
@property (nonatomic, readonly) BOOL flipsForRightToLeftLayoutDirection;
@property (nonatomic, readonly) UIGraphicsImageRendererFormat *imageRendererFormat;
@end

NS_ASSUME_NONNULL_END
