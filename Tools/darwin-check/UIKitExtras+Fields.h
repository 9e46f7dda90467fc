// Declarations of fields that the conformance tests need besides those of darwin-check.
#import "UIKitExtras+Dynamics.h"

NS_ASSUME_NONNULL_BEGIN

DC_IOS(9.0) NS_SWIFT_UI_ACTOR
@interface UIRegion : NSObject <NSCopying>
@property (class, nonatomic, readonly, strong) UIRegion *infiniteRegion NS_SWIFT_NAME(infinite);
- (instancetype)initWithRadius:(CGFloat)radius;
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)inverseRegion NS_SWIFT_NAME(inverse());
- (instancetype)regionByUnionWithRegion:(UIRegion *)region NS_SWIFT_NAME(byUnion(with:));
- (instancetype)regionByDifferenceFromRegion:(UIRegion *)region NS_SWIFT_NAME(byDifference(from:));
- (instancetype)regionByIntersectionWithRegion:(UIRegion *)region NS_SWIFT_NAME(byIntersection(with:));
- (BOOL)containsPoint:(CGPoint)point NS_SWIFT_NAME(contains(_:));
@end

DC_IOS(9.0) NS_SWIFT_UI_ACTOR
@interface UIFieldBehavior : UIDynamicBehavior
- (instancetype)init NS_UNAVAILABLE;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic) CGPoint position;
@property (nonatomic, strong) UIRegion *region;
@property (nonatomic) CGFloat strength;
@property (nonatomic) CGFloat falloff;
@property (nonatomic) CGFloat minimumRadius;
@property (nonatomic) CGVector direction;
@property (nonatomic) CGFloat smoothness;
@property (nonatomic) CGFloat animationSpeed;
+ (instancetype)dragField;
+ (instancetype)vortexField;
+ (instancetype)radialGravityFieldWithPosition:(CGPoint)position NS_SWIFT_NAME(radialGravityField(position:));
+ (instancetype)linearGravityFieldWithVector:(CGVector)direction NS_SWIFT_NAME(linearGravityField(direction:));
+ (instancetype)velocityFieldWithVector:(CGVector)direction NS_SWIFT_NAME(velocityField(direction:));
+ (instancetype)noiseFieldWithSmoothness:(CGFloat)smoothness animationSpeed:(CGFloat)speed NS_SWIFT_NAME(noiseField(smoothness:animationSpeed:));
+ (instancetype)turbulenceFieldWithSmoothness:(CGFloat)smoothness animationSpeed:(CGFloat)speed NS_SWIFT_NAME(turbulenceField(smoothness:animationSpeed:));
+ (instancetype)springField;
+ (instancetype)electricField;
+ (instancetype)magneticField;
+ (instancetype)fieldWithEvaluationBlock:(CGVector (^)(UIFieldBehavior *field, CGPoint position, CGVector velocity, CGFloat mass, CGFloat charge, NSTimeInterval deltaTime))block NS_SWIFT_NAME(field(evaluationBlock:));
@end

NS_ASSUME_NONNULL_END
