// Finding and replacing text, besides what darwin-check has. Swift has protocols of its own for searchable objects, which
// are in UIKit/Find.swift.
#import <UIKit/UIKit.h>
#import "UIKitExtras+TextMembers.h"

NS_ASSUME_NONNULL_BEGIN

@class UIFindInteraction, UIFindSession;

// MARK: Options and styles

typedef NS_ENUM(NSInteger, UITextSearchMatchMethod) {
  UITextSearchMatchMethodContains,
  UITextSearchMatchMethodStartsWith,
  UITextSearchMatchMethodFullWord
} NS_SWIFT_NAME(UITextSearchOptions.WordMatchMethod) DC_IOS(16.0) DC_UNAVAILABLE(tvos);

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UITextSearchOptions : NSObject
@property (nonatomic, readonly) UITextSearchMatchMethod wordMatchMethod;
@property (nonatomic, readonly) NSStringCompareOptions stringCompareOptions;
@end

typedef NS_ENUM(NSInteger, UITextSearchFoundTextStyle) {
  UITextSearchFoundTextStyleNormal,
  UITextSearchFoundTextStyleFound,
  UITextSearchFoundTextStyleHighlighted
} DC_IOS(16.0) DC_UNAVAILABLE(tvos);

// MARK: Sessions

typedef NS_ENUM(NSInteger, UIFindSessionSearchResultDisplayStyle) {
  UIFindSessionSearchResultDisplayStyleCurrentAndTotal,
  UIFindSessionSearchResultDisplayStyleTotal,
  UIFindSessionSearchResultDisplayStyleNone
} NS_SWIFT_NAME(UIFindSession.SearchResultDisplayStyle) DC_IOS(16.0) DC_UNAVAILABLE(tvos);

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UIFindSession : NSObject
@property (nonatomic, readonly) NSInteger resultCount;
@property (nonatomic, readonly) NSInteger highlightedResultIndex;
@property (nonatomic) UIFindSessionSearchResultDisplayStyle searchResultDisplayStyle;
@property (nonatomic, readonly) BOOL supportsReplacement;
@property (nonatomic, readonly) BOOL allowsReplacementForCurrentlyHighlightedResult;
- (void)performSearchWithQuery:(NSString *)query
                       options:(nullable UITextSearchOptions *)options NS_SWIFT_NAME(performSearch(query:options:));
- (void)performSingleReplacementWithSearchQuery:(NSString *)searchQuery
                              replacementString:(NSString *)replacementString
                                        options:(nullable UITextSearchOptions *)options
    NS_SWIFT_NAME(performSingleReplacement(query:replacementString:options:));
- (void)replaceAllInstancesOfSearchQuery:(NSString *)searchQuery
                   withReplacementString:(NSString *)replacementString
                                 options:(nullable UITextSearchOptions *)options
    NS_SWIFT_NAME(replaceAll(searchQuery:replacementString:options:));
- (void)highlightNextResultInDirection:(UITextStorageDirection)direction NS_SWIFT_NAME(highlightNextResult(in:));
- (void)invalidateFoundResults;
@end

// MARK: Searchable objects

typedef id<NSCopying, NSObject> UITextSearchDocumentIdentifier;

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR NS_REFINED_FOR_SWIFT
@protocol UITextSearchAggregator <NSObject>
@property (nonatomic, readonly) NSOrderedSet<UITextRange *> *allFoundRanges;
- (void)foundRange:(UITextRange *)range
    forSearchString:(NSString *)string
         inDocument:(nullable UITextSearchDocumentIdentifier)document;
- (void)invalidateFoundRange:(UITextRange *)range inDocument:(nullable UITextSearchDocumentIdentifier)document;
- (void)invalidate;
- (void)finishedSearching;
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR NS_REFINED_FOR_SWIFT
@protocol UITextSearching <NSObject>
@property (nullable, readonly) UITextRange *selectedTextRange;
- (NSComparisonResult)compareFoundRange:(UITextRange *)foundRange
                                toRange:(UITextRange *)toRange
                             inDocument:(nullable UITextSearchDocumentIdentifier)document;
- (void)performTextSearchWithQueryString:(NSString *)string
                            usingOptions:(UITextSearchOptions *)options
                        resultAggregator:(id<UITextSearchAggregator>)aggregator;
- (void)decorateFoundTextRange:(UITextRange *)range
                    inDocument:(nullable UITextSearchDocumentIdentifier)document
                    usingStyle:(UITextSearchFoundTextStyle)style;
- (void)clearAllDecoratedFoundText;
@optional
@property (nonatomic, readonly) BOOL supportsTextReplacement;
- (BOOL)shouldReplaceFoundTextInRange:(UITextRange *)range
                           inDocument:(nullable UITextSearchDocumentIdentifier)document
                             withText:(NSString *)replacementText;
- (void)replaceFoundTextInRange:(UITextRange *)range
                     inDocument:(nullable UITextSearchDocumentIdentifier)document
                       withText:(NSString *)replacementText;
- (void)replaceAllOccurrencesOfQueryString:(NSString *)queryString
                              usingOptions:(UITextSearchOptions *)options
                                  withText:(NSString *)replacementText;
- (void)willHighlightFoundTextRange:(UITextRange *)range
                         inDocument:(nullable UITextSearchDocumentIdentifier)document;
- (void)scrollRangeToVisible:(UITextRange *)range inDocument:(nullable UITextSearchDocumentIdentifier)document;
@property (nullable, readonly) UITextSearchDocumentIdentifier selectedTextSearchDocument;
- (NSComparisonResult)compareOrderFromDocument:(UITextSearchDocumentIdentifier)fromDocument
                                    toDocument:(UITextSearchDocumentIdentifier)toDocument;
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UITextSearchingFindSession : UIFindSession
- (instancetype)initWithSearchableObject:(id<UITextSearching>)searchableObject NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, weak, nullable) id<UITextSearching> searchableObject;
@end

// MARK: Interactions

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol UIFindInteractionDelegate <NSObject>
- (nullable UIFindSession *)findInteraction:(UIFindInteraction *)interaction sessionForView:(UIView *)view
    NS_SWIFT_NAME(findInteraction(_:sessionFor:));
@optional
- (void)findInteraction:(UIFindInteraction *)interaction didBeginFindSession:(UIFindSession *)session
    NS_SWIFT_NAME(findInteraction(_:didBegin:));
- (void)findInteraction:(UIFindInteraction *)interaction didEndFindSession:(UIFindSession *)session
    NS_SWIFT_NAME(findInteraction(_:didEnd:));
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UIFindInteraction : NSObject <UIInteraction>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithSessionDelegate:(id<UIFindInteractionDelegate>)sessionDelegate NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, weak, nullable) id<UIFindInteractionDelegate> delegate;
@property (nonatomic, readonly, getter=isFindNavigatorVisible) BOOL findNavigatorVisible;
@property (nonatomic, readonly, nullable) UIFindSession *activeFindSession;
@property (nonatomic, copy, nullable) NSString *searchText;
@property (nonatomic, copy, nullable) NSString *replacementText;
@property (nonatomic, copy, nullable) UIMenu *_Nullable (^optionsMenuProvider)(NSArray<UIMenuElement *> *defaultOptions);
- (void)presentFindNavigatorShowingReplace:(BOOL)showingReplace NS_SWIFT_NAME(presentFindNavigator(showingReplace:));
- (void)dismissFindNavigator;
- (void)findNext;
- (void)findPrevious;
- (void)updateResultCount;
@end

@interface UITextView (Find)
@property (nonatomic, readonly, nullable) UIFindInteraction *findInteraction DC_IOS(16.0) DC_UNAVAILABLE(tvos);
@property (nonatomic, getter=isFindInteractionEnabled) BOOL findInteractionEnabled DC_IOS(16.0) DC_UNAVAILABLE(tvos);
@end

NS_ASSUME_NONNULL_END
