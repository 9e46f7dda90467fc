// Placeholders for dropped items in tables and collection views, as the conformance tests need them.
#import <UIKit/UIKit.h>
#import "UIKitExtras+DragAndDrop.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@protocol UIDataSourceTranslating <NSObject>
- (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)dataSourceSectionIndex NS_SWIFT_NAME(presentationSectionIndex(forDataSourceSectionIndex:));
- (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)presentationSectionIndex NS_SWIFT_NAME(dataSourceSectionIndex(forPresentationSectionIndex:));
- (nullable NSIndexPath *)presentationIndexPathForDataSourceIndexPath:(nullable NSIndexPath *)dataSourceIndexPath NS_SWIFT_NAME(presentationIndexPath(forDataSourceIndexPath:));
- (nullable NSIndexPath *)dataSourceIndexPathForPresentationIndexPath:(nullable NSIndexPath *)presentationIndexPath NS_SWIFT_NAME(dataSourceIndexPath(forPresentationIndexPath:));
- (void)performUsingPresentationValues:(void (NS_NOESCAPE ^)(void))actionsToTranslate NS_SWIFT_NAME(performUsingPresentationValues(_:));
@end

@interface UITableView (Placeholders) <UIDataSourceTranslating>
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@end

@interface UICollectionView (Placeholders) <UIDataSourceTranslating>
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewPlaceholder : NSObject
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath reuseIdentifier:(NSString *)reuseIdentifier rowHeight:(CGFloat)rowHeight NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, copy, nullable) void (^cellUpdateHandler)(__kindof UITableViewCell *cell);
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewDropPlaceholder : UITableViewPlaceholder
@property (nonatomic, copy, nullable) UIDragPreviewParameters *_Nullable (^previewParametersProvider)(__kindof UITableViewCell *cell);
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDropPlaceholderContext <UIDragAnimating>
@property (nonatomic, readonly) UIDragItem *dragItem;
- (BOOL)commitInsertionWithDataSourceUpdates:(void (NS_NOESCAPE ^)(NSIndexPath *insertionIndexPath))dataSourceUpdates NS_SWIFT_NAME(commitInsertion(dataSourceUpdates:));
- (BOOL)deletePlaceholder;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewPlaceholder : NSObject
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath reuseIdentifier:(NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, copy, nullable) void (^cellUpdateHandler)(__kindof UICollectionViewCell *cell);
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewDropPlaceholder : UICollectionViewPlaceholder
@property (nonatomic, copy, nullable) UIDragPreviewParameters *_Nullable (^previewParametersProvider)(__kindof UICollectionViewCell *cell);
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDropPlaceholderContext <UIDragAnimating>
@property (nonatomic, readonly) UIDragItem *dragItem;
- (BOOL)commitInsertionWithDataSourceUpdates:(void (NS_NOESCAPE ^)(NSIndexPath *insertionIndexPath))dataSourceUpdates NS_SWIFT_NAME(commitInsertion(dataSourceUpdates:));
- (BOOL)deletePlaceholder;
- (void)setNeedsCellUpdate;
@end

NS_ASSUME_NONNULL_END
