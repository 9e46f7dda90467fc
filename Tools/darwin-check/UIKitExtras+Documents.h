// Declarations of documents, transform layers, line break strategies and documents as text that the conformance tests need
// besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface CATransformLayer : CALayer
@end

@interface CALayer (Contents)
@property CGRect contentsCenter;
@end

typedef NS_OPTIONS(NSUInteger, NSLineBreakStrategy) {
  NSLineBreakStrategyNone = 0,
  NSLineBreakStrategyPushOut = 1 << 0,
  NSLineBreakStrategyHangulWordPriority = 1 << 1,
  NSLineBreakStrategyStandard = 0xFFFF
} NS_SWIFT_NAME(NSParagraphStyle.LineBreakStrategy);

@interface NSParagraphStyle (Documents)
@property (readonly, nonatomic) NSLineBreakStrategy lineBreakStrategy;
@end

@interface NSMutableParagraphStyle (Documents)
@property (nonatomic) NSLineBreakStrategy lineBreakStrategy;
@end

@interface UILabel (Documents)
@property (nonatomic) NSLineBreakStrategy lineBreakStrategy;
@end

extern NSAttributedStringKey const NSStrikethroughStyleAttributeName NS_SWIFT_NAME(strikethroughStyle);
extern NSAttributedStringKey const NSObliquenessAttributeName NS_SWIFT_NAME(obliqueness);
extern NSAttributedStringKey const NSExpansionAttributeName NS_SWIFT_NAME(expansion);

@interface UILayoutGuide (Debugging)
- (NSArray<__kindof NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis;
@property (nonatomic, readonly) BOOL hasAmbiguousLayout;
@end

typedef NS_OPTIONS(NSUInteger, UIDocumentState) {
  UIDocumentStateNormal = 0,
  UIDocumentStateClosed = 1 << 0,
  UIDocumentStateInConflict = 1 << 1,
  UIDocumentStateSavingError = 1 << 2,
  UIDocumentStateEditingDisabled = 1 << 3
} NS_SWIFT_NAME(UIDocument.State);
typedef NS_ENUM(NSInteger, UIDocumentChangeKind) {
  UIDocumentChangeDone = 0,
  UIDocumentChangeUndone = 1,
  UIDocumentChangeRedone = 2,
  UIDocumentChangeCleared = 3
} NS_SWIFT_NAME(UIDocument.ChangeKind);
typedef NS_ENUM(NSInteger, UIDocumentSaveOperation) {
  UIDocumentSaveForCreating = 0,
  UIDocumentSaveForOverwriting = 1
} NS_SWIFT_NAME(UIDocument.SaveOperation);

extern NSNotificationName const UIDocumentStateChangedNotification NS_SWIFT_NAME(UIDocument.stateChangedNotification);

@interface UIDocument : NSObject
- (instancetype)initWithFileURL:(NSURL *)url NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (readonly) NSURL *fileURL;
@property (readonly, copy) NSString *localizedName;
@property (readonly, copy, nullable) NSString *fileType;
@property (copy, nullable) NSDate *fileModificationDate;
@property (readonly) UIDocumentState documentState;
- (void)openWithCompletionHandler:(void (^NS_SWIFT_SENDABLE _Nullable)(BOOL success))completionHandler;
- (void)closeWithCompletionHandler:(void (^NS_SWIFT_SENDABLE _Nullable)(BOOL success))completionHandler;
- (BOOL)loadFromContents:(id)contents ofType:(nullable NSString *)typeName error:(NSError **)outError;
- (nullable id)contentsForType:(NSString *)typeName error:(NSError **)outError;
- (void)disableEditing;
- (void)enableEditing;
@property (strong, null_resettable) NSUndoManager *undoManager;
@property (nonatomic, readonly) BOOL hasUnsavedChanges;
- (void)updateChangeCount:(UIDocumentChangeKind)change;
- (void)saveToURL:(NSURL *)url
     forSaveOperation:(UIDocumentSaveOperation)saveOperation
    completionHandler:(void (^NS_SWIFT_SENDABLE _Nullable)(BOOL success))completionHandler
    NS_SWIFT_NAME(save(to:for:completionHandler:));
- (void)autosaveWithCompletionHandler:(void (^NS_SWIFT_SENDABLE _Nullable)(BOOL success))completionHandler;
- (void)handleError:(NSError *)error userInteractionPermitted:(BOOL)userInteractionPermitted;
- (void)revertToContentsOfURL:(NSURL *)url
            completionHandler:(void (^NS_SWIFT_SENDABLE _Nullable)(BOOL success))completionHandler
    NS_SWIFT_NAME(revert(toContentsOf:completionHandler:));
@end

NS_ASSUME_NONNULL_END
