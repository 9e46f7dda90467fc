// Document interaction controllers, as the conformance tests need them.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@protocol UIDocumentInteractionControllerDelegate;

DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UIDocumentInteractionController : NSObject
+ (UIDocumentInteractionController *)interactionControllerWithURL:(NSURL *)url;
@property (nullable, nonatomic, weak) id<UIDocumentInteractionControllerDelegate> delegate;
@property (nullable, strong) NSURL *URL;
@property (nullable, nonatomic, copy) NSString *UTI;
@property (nullable, copy) NSString *name;
@property (nonatomic, readonly) NSArray<UIImage *> *icons;
@property (nullable, nonatomic, strong) id annotation;
- (BOOL)presentOptionsMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
- (BOOL)presentOptionsMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
- (BOOL)presentPreviewAnimated:(BOOL)animated;
- (BOOL)presentOpenInMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
- (BOOL)presentOpenInMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
- (void)dismissPreviewAnimated:(BOOL)animated;
- (void)dismissMenuAnimated:(BOOL)animated;
@property (nonatomic, readonly) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
@end

// The protocol has no actor: only the view controller for previews is requested on the main actor.
DC_UNAVAILABLE(tvos)
@protocol UIDocumentInteractionControllerDelegate <NSObject>
@optional
- (UIViewController *)documentInteractionControllerViewControllerForPreview:
    (UIDocumentInteractionController *)controller NS_SWIFT_UI_ACTOR
    NS_SWIFT_NAME(documentInteractionControllerViewControllerForPreview(_:));
- (CGRect)documentInteractionControllerRectForPreview:(UIDocumentInteractionController *)controller
    NS_SWIFT_NAME(documentInteractionControllerRectForPreview(_:));
- (nullable UIView *)documentInteractionControllerViewForPreview:(UIDocumentInteractionController *)controller
    NS_SWIFT_NAME(documentInteractionControllerViewForPreview(_:));
- (void)documentInteractionControllerWillBeginPreview:(UIDocumentInteractionController *)controller
    NS_SWIFT_NAME(documentInteractionControllerWillBeginPreview(_:));
- (void)documentInteractionControllerDidEndPreview:(UIDocumentInteractionController *)controller
    NS_SWIFT_NAME(documentInteractionControllerDidEndPreview(_:));
- (void)documentInteractionControllerWillPresentOptionsMenu:(UIDocumentInteractionController *)controller
    NS_SWIFT_NAME(documentInteractionControllerWillPresentOptionsMenu(_:));
- (void)documentInteractionControllerDidDismissOptionsMenu:(UIDocumentInteractionController *)controller
    NS_SWIFT_NAME(documentInteractionControllerDidDismissOptionsMenu(_:));
- (void)documentInteractionControllerWillPresentOpenInMenu:(UIDocumentInteractionController *)controller
    NS_SWIFT_NAME(documentInteractionControllerWillPresentOpenInMenu(_:));
- (void)documentInteractionControllerDidDismissOpenInMenu:(UIDocumentInteractionController *)controller
    NS_SWIFT_NAME(documentInteractionControllerDidDismissOpenInMenu(_:));
- (void)documentInteractionController:(UIDocumentInteractionController *)controller
        willBeginSendingToApplication:(nullable NSString *)application
    NS_SWIFT_NAME(documentInteractionController(_:willBeginSendingToApplication:));
- (void)documentInteractionController:(UIDocumentInteractionController *)controller
           didEndSendingToApplication:(nullable NSString *)application
    NS_SWIFT_NAME(documentInteractionController(_:didEndSendingToApplication:));
@end

NS_ASSUME_NONNULL_END
