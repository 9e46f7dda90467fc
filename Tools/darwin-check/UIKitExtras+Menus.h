// Declarations of menus and popovers that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIMenu (Menus)
@property (nonatomic, readonly) NSArray<UIMenuElement *> *selectedElements DC_IOS(15.0);
@end

@interface UIAction (Menus)
- (void)performWithSender:(nullable id)sender target:(nullable id)target DC_IOS(16.0) NS_SWIFT_NAME(performWithSender(_:target:));
@end

@interface UIControl (Menus)
@property (nonatomic, getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled DC_IOS(14.0);
@end

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UIPreviewParameters : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy, nullable) UIBezierPath *visiblePath;
@property (nonatomic, copy, nullable) UIBezierPath *shadowPath DC_IOS(14.0);
@property (nonatomic, copy, null_resettable) UIColor *backgroundColor;
@end

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UIPreviewTarget : NSObject
- (instancetype)initWithContainer:(UIView *)container center:(CGPoint)center transform:(CGAffineTransform)transform NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithContainer:(UIView *)container center:(CGPoint)center;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIView *container;
@property (nonatomic, readonly) CGPoint center;
@property (nonatomic, readonly) CGAffineTransform transform;
@end

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UITargetedPreview : NSObject <NSCopying>
- (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters target:(UIPreviewTarget *)target NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters;
- (instancetype)initWithView:(UIView *)view;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIPreviewTarget *target;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly) UIPreviewParameters *parameters;
@property (nonatomic, readonly) CGSize size;
- (UITargetedPreview *)retargetedPreviewWithTarget:(UIPreviewTarget *)newTarget NS_SWIFT_NAME(retargetedPreview(with:));
@end

NS_ASSUME_NONNULL_END
