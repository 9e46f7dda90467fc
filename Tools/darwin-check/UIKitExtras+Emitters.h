// Declarations of emitter layers that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *CAEmitterLayerEmitterShape NS_TYPED_ENUM;
extern CAEmitterLayerEmitterShape const kCAEmitterLayerPoint NS_SWIFT_NAME(CAEmitterLayerEmitterShape.point);
extern CAEmitterLayerEmitterShape const kCAEmitterLayerLine NS_SWIFT_NAME(CAEmitterLayerEmitterShape.line);
extern CAEmitterLayerEmitterShape const kCAEmitterLayerRectangle NS_SWIFT_NAME(CAEmitterLayerEmitterShape.rectangle);
extern CAEmitterLayerEmitterShape const kCAEmitterLayerCircle NS_SWIFT_NAME(CAEmitterLayerEmitterShape.circle);

typedef NSString *CAEmitterLayerEmitterMode NS_TYPED_ENUM;
extern CAEmitterLayerEmitterMode const kCAEmitterLayerPoints NS_SWIFT_NAME(CAEmitterLayerEmitterMode.points);
extern CAEmitterLayerEmitterMode const kCAEmitterLayerOutline NS_SWIFT_NAME(CAEmitterLayerEmitterMode.outline);
extern CAEmitterLayerEmitterMode const kCAEmitterLayerSurface NS_SWIFT_NAME(CAEmitterLayerEmitterMode.surface);
extern CAEmitterLayerEmitterMode const kCAEmitterLayerVolume NS_SWIFT_NAME(CAEmitterLayerEmitterMode.volume);

typedef NSString *CAEmitterLayerRenderMode NS_TYPED_ENUM;
extern CAEmitterLayerRenderMode const kCAEmitterLayerUnordered NS_SWIFT_NAME(CAEmitterLayerRenderMode.unordered);
extern CAEmitterLayerRenderMode const kCAEmitterLayerOldestFirst NS_SWIFT_NAME(CAEmitterLayerRenderMode.oldestFirst);
extern CAEmitterLayerRenderMode const kCAEmitterLayerOldestLast NS_SWIFT_NAME(CAEmitterLayerRenderMode.oldestLast);
extern CAEmitterLayerRenderMode const kCAEmitterLayerAdditive NS_SWIFT_NAME(CAEmitterLayerRenderMode.additive);

@interface CAEmitterCell : NSObject <NSSecureCoding, CAMediaTiming>
@property (nullable, copy) NSString *name;
@property (getter=isEnabled) BOOL enabled;
@property float birthRate;
@property float lifetime;
@property float lifetimeRange;
@property CGFloat emissionLatitude;
@property CGFloat emissionLongitude;
@property CGFloat emissionRange;
@property CGFloat velocity;
@property CGFloat velocityRange;
@property CGFloat xAcceleration;
@property CGFloat yAcceleration;
@property CGFloat scale;
@property CGFloat scaleRange;
@property CGFloat scaleSpeed;
@property CGFloat spin;
@property CGFloat spinRange;
@property (nullable) CGColorRef color;
@property float redRange;
@property float greenRange;
@property float blueRange;
@property float alphaRange;
@property float redSpeed;
@property float greenSpeed;
@property float blueSpeed;
@property float alphaSpeed;
@property (nullable, strong) id contents;
@property CGFloat contentsScale;
@end

@interface CAEmitterLayer : CALayer
@property (nullable, copy) NSArray<CAEmitterCell *> *emitterCells;
@property float birthRate;
@property float lifetime;
@property CGPoint emitterPosition;
@property CGSize emitterSize;
@property (copy) CAEmitterLayerEmitterShape emitterShape;
@property (copy) CAEmitterLayerEmitterMode emitterMode;
@property (copy) CAEmitterLayerRenderMode renderMode;
@property float velocity;
@property float scale;
@property float spin;
@property unsigned int seed;
@end

NS_ASSUME_NONNULL_END
