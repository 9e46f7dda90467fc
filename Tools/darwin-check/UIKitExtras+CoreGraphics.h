// Images, patterns, functions, shadings and layers of Core Graphics, and data and URLs of Core Foundation, that the
// conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef const struct __attribute__((objc_bridge(NSData))) __CFData *CFDataRef;
typedef const struct __attribute__((objc_bridge(NSURL))) __CFURL *CFURLRef;
typedef const struct __attribute__((objc_bridge(NSDictionary))) __CFDictionary *CFDictionaryRef;

CFIndex CFDataGetLength(CFDataRef _Null_unspecified theData);
const uint8_t *_Null_unspecified CFDataGetBytePtr(CFDataRef _Null_unspecified theData);

typedef struct __attribute__((objc_bridge(id))) CGDataProvider *CGDataProviderRef;
typedef struct __attribute__((objc_bridge(id))) CGPattern *CGPatternRef;
typedef struct __attribute__((objc_bridge(id))) CGFunction *CGFunctionRef;
typedef struct __attribute__((objc_bridge(id))) CGShading *CGShadingRef;
typedef struct __attribute__((objc_bridge(id))) CGLayer *CGLayerRef;

typedef void (*CGDataProviderReleaseDataCallback)(void *_Nullable info, const void *data, size_t size);
CGDataProviderRef _Nullable CGDataProviderCreateWithCFData(CFDataRef data)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGDataProvider.init(data:));
CGDataProviderRef _Nullable CGDataProviderCreateWithURL(CFURLRef url)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGDataProvider.init(url:));
CGDataProviderRef _Nullable CGDataProviderCreateWithFilename(const char *filename)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGDataProvider.init(filename:));
CGDataProviderRef _Nullable CGDataProviderCreateWithData(
    void *_Nullable info, const void *data, size_t size, CGDataProviderReleaseDataCallback releaseData)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGDataProvider.init(dataInfo:data:size:releaseData:));
CFDataRef _Nullable CGDataProviderCopyData(CGDataProviderRef provider)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(getter:CGDataProvider.data(self:));

typedef NS_ENUM(uint32_t, CGImageByteOrderInfo) {
  kCGImageByteOrderMask = 0x7000,
  kCGImageByteOrderDefault = 0 << 12,
  kCGImageByteOrder16Little = 1 << 12,
  kCGImageByteOrder32Little = 2 << 12,
  kCGImageByteOrder16Big = 3 << 12,
  kCGImageByteOrder32Big = 4 << 12
};

typedef NS_ENUM(int32_t, CGColorRenderingIntent) {
  kCGRenderingIntentDefault NS_SWIFT_NAME(defaultIntent),
  kCGRenderingIntentAbsoluteColorimetric NS_SWIFT_NAME(absoluteColorimetric),
  kCGRenderingIntentRelativeColorimetric NS_SWIFT_NAME(relativeColorimetric),
  kCGRenderingIntentPerceptual NS_SWIFT_NAME(perceptual),
  kCGRenderingIntentSaturation NS_SWIFT_NAME(saturation)
};

typedef NS_ENUM(int32_t, CGInterpolationQuality) {
  kCGInterpolationDefault NS_SWIFT_NAME(default) = 0,
  kCGInterpolationNone NS_SWIFT_NAME(none) = 1,
  kCGInterpolationLow NS_SWIFT_NAME(low) = 2,
  kCGInterpolationMedium NS_SWIFT_NAME(medium) = 4,
  kCGInterpolationHigh NS_SWIFT_NAME(high) = 3
};

typedef NS_ENUM(int32_t, CGPatternTiling) {
  kCGPatternTilingNoDistortion,
  kCGPatternTilingConstantSpacingMinimalDistortion,
  kCGPatternTilingConstantSpacing
};

typedef void (*CGPatternDrawPatternCallback)(void *_Nullable info, CGContextRef context);
typedef void (*CGPatternReleaseInfoCallback)(void *_Nullable info);
struct CGPatternCallbacks {
  unsigned int version;
  CGPatternDrawPatternCallback _Nullable drawPattern;
  CGPatternReleaseInfoCallback _Nullable releaseInfo;
};
typedef struct CGPatternCallbacks CGPatternCallbacks;
CGPatternRef _Nullable CGPatternCreate(
    void *_Nullable info, CGRect bounds, CGAffineTransform matrix, CGFloat xStep, CGFloat yStep, CGPatternTiling tiling,
    _Bool isColored, const CGPatternCallbacks *callbacks)
    __attribute__((cf_returns_retained))
    NS_SWIFT_NAME(CGPattern.init(info:bounds:matrix:xStep:yStep:tiling:isColored:callbacks:));

typedef void (*CGFunctionEvaluateCallback)(void *_Nullable info, const CGFloat *inData, CGFloat *outData);
typedef void (*CGFunctionReleaseInfoCallback)(void *_Nullable info);
struct CGFunctionCallbacks {
  unsigned int version;
  CGFunctionEvaluateCallback _Nullable evaluate;
  CGFunctionReleaseInfoCallback _Nullable releaseInfo;
};
typedef struct CGFunctionCallbacks CGFunctionCallbacks;
CGFunctionRef _Nullable CGFunctionCreate(
    void *_Nullable info, size_t domainDimension, const CGFloat *_Nullable domain, size_t rangeDimension,
    const CGFloat *_Nullable range, const CGFunctionCallbacks *callbacks)
    __attribute__((cf_returns_retained))
    NS_SWIFT_NAME(CGFunction.init(info:domainDimension:domain:rangeDimension:range:callbacks:));

CGShadingRef _Nullable CGShadingCreateAxial(
    CGColorSpaceRef space, CGPoint start, CGPoint end, CGFunctionRef function, _Bool extendStart, _Bool extendEnd)
    __attribute__((cf_returns_retained))
    NS_SWIFT_NAME(CGShading.init(axialSpace:start:end:function:extendStart:extendEnd:));
CGShadingRef _Nullable CGShadingCreateRadial(
    CGColorSpaceRef space, CGPoint start, CGFloat startRadius, CGPoint end, CGFloat endRadius, CGFunctionRef function,
    _Bool extendStart, _Bool extendEnd)
    __attribute__((cf_returns_retained))
    NS_SWIFT_NAME(CGShading.init(radialSpace:start:startRadius:end:endRadius:function:extendStart:extendEnd:));

CGLayerRef _Nullable CGLayerCreateWithContext(CGContextRef context, CGSize size, CFDictionaryRef _Nullable auxiliaryInfo)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGLayer.init(_:size:auxiliaryInfo:));
CGSize CGLayerGetSize(CGLayerRef layer) NS_SWIFT_NAME(getter:CGLayer.size(self:));
CGContextRef _Nullable CGLayerGetContext(CGLayerRef layer)
    __attribute__((cf_returns_not_retained)) NS_SWIFT_NAME(getter:CGLayer.context(self:));

@interface UIGraphicsImageRenderer (Encoding)
- (NSData *)PNGDataWithActions:(void (NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    NS_SWIFT_NAME(pngData(actions:));
- (NSData *)JPEGDataWithCompressionQuality:(CGFloat)compressionQuality
                                   actions:(void (NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    NS_SWIFT_NAME(jpegData(withCompressionQuality:actions:));
@end

NS_ASSUME_NONNULL_END
