import { cartAdjusted } from './cart/cart-adjusted.ts'
import { cartCompleted } from './cart/cart-completed.ts'
import { cartIdLost } from './cart/cart-id-lost.ts'
import { cartInvalidOnce } from './cart/cart-invalid-once.ts'
import { cartLinesMissing } from './cart/cart-lines-missing.ts'
import { cartUpdateFails } from './cart/cart-update-fails.ts'
import { cartWithDiscount } from './cart/cart-with-discount.ts'
import { cartWithLines } from './cart/cart-with-lines.ts'
import { giftCardInCart } from './cart/gift-card-in-cart.ts'
import { giftCardInHand } from './cart/gift-card-in-hand.ts'
import { goodsWithoutSku } from './cart/goods-without-sku.ts'
import { hundredLines } from './cart/hundred-lines.ts'
import { lowStock } from './cart/low-stock.ts'
import { collectionsDown } from './collection/collections-down.ts'
import { corruptStoredFilters } from './collection/corrupt-stored-filters.ts'
import { searchDown } from './collection/search-down.ts'
import { searchWithoutSynonyms } from './collection/search-without-synonyms.ts'
import { careCopyDown } from './content/care-copy-down.ts'
import { contentAssetMissing } from './content/content-asset-missing.ts'
import { contentDown } from './content/content-down.ts'
import { contentEmpty } from './content/content-empty.ts'
import { contentInvalid } from './content/content-invalid.ts'
import { contentNotFound } from './content/content-not-found.ts'
import { contentPictureDown } from './content/content-picture-down.ts'
import { contentSlow } from './content/content-slow.ts'
import { contentThrottled } from './content/content-throttled.ts'
import { embargoedPicture } from './content/embargoed-picture.ts'
import { embargoedPictureRefused } from './content/embargoed-picture-refused.ts'
import { flashBannerCodeExpired } from './content/flash-banner-code-expired.ts'
import { flashBannerDown } from './content/flash-banner-down.ts'
import { headerMissing } from './content/header-missing.ts'
import { menuDown } from './content/menu-down.ts'
import { pageDown } from './content/page-down.ts'
import { promosDown } from './content/promos-down.ts'
import { addressRefused } from './customer/address-refused.ts'
import { customerUnreadable } from './customer/customer-unreadable.ts'
import { customerUpdateFails } from './customer/customer-update-fails.ts'
import { customerWithOrders } from './customer/customer-with-orders.ts'
import { knownCustomer } from './customer/known-customer.ts'
import { orderGoneInPart } from './customer/order-gone-in-part.ts'
import { provincesDown } from './customer/provinces-down.ts'
import { returningCustomer } from './customer/returning-customer.ts'
import { signInCode } from './customer/sign-in-code.ts'
import { signInCodeExpired } from './customer/sign-in-code-expired.ts'
import { signInCodeReused } from './customer/sign-in-code-reused.ts'
import { signInDeclined } from './customer/sign-in-declined.ts'
import { signInDown } from './customer/sign-in-down.ts'
import { signInRefreshRefused } from './customer/sign-in-refresh-refused.ts'
import { signInRegisteredClient } from './customer/sign-in-registered-client.ts'
import { signInSlow } from './customer/sign-in-slow.ts'
import { signInStateMismatch } from './customer/sign-in-state-mismatch.ts'
import { signInWrongVerifier } from './customer/sign-in-wrong-verifier.ts'
import type { Scenario } from './define-scenario.ts'
import { feedbackDown } from './feedback/feedback-down.ts'
import { surveyRefused } from './feedback/survey-refused.ts'
import { unsubscribeRefused } from './feedback/unsubscribe-refused.ts'
import { visitFeedbackDown } from './feedback/visit-feedback-down.ts'
import { fitCallsMissing } from './fit/fit-calls-missing.ts'
import { fitForgetFails } from './fit/fit-forget-fails.ts'
import { fitMailFails } from './fit/fit-mail-fails.ts'
import { fitMailed } from './fit/fit-mailed.ts'
import { fitSaveFails } from './fit/fit-save-fails.ts'
import { fitSaved } from './fit/fit-saved.ts'
import { fitServiceDown } from './fit/fit-service-down.ts'
import { fitTokenFails } from './fit/fit-token-fails.ts'
import { identifyFails } from './fit/identify-fails.ts'
import { noFitForEmail } from './fit/no-fit-for-email.ts'
import { visitorWithoutFit } from './fit/visitor-without-fit.ts'
import { mailLimitReached } from './mailing/mail-limit-reached.ts'
import { mailingListDown } from './mailing/mailing-list-down.ts'
import { newsletterDown } from './mailing/newsletter-down.ts'
import { phoneCheckDown } from './mailing/phone-check-down.ts'
import { phoneRejected } from './mailing/phone-rejected.ts'
import { referAFriendDown } from './mailing/refer-a-friend-down.ts'
import { addToCartFails } from './product/add-to-cart-fails.ts'
import { backInStockDown } from './product/back-in-stock-down.ts'
import { colourSoldOut } from './product/colour-sold-out.ts'
import { madeToOrder } from './product/made-to-order.ts'
import { oddProduct } from './product/odd-product.ts'
import { preOrder } from './product/pre-order.ts'
import { productDown } from './product/product-down.ts'
import { recommendationsDown } from './product/recommendations-down.ts'
import { variantSoldOut } from './product/variant-sold-out.ts'
import { withdrawnProduct } from './product/withdrawn-product.ts'
import { orderOutsideWindow } from './returns/order-outside-window.ts'
import { orderToReturn } from './returns/order-to-return.ts'
import { returnsAllReturned } from './returns/returns-all-returned.ts'
import { returnsCallFails } from './returns/returns-call-fails.ts'
import { returnsCarrierNeeded } from './returns/returns-carrier-needed.ts'
import { returnsCarrierProblem } from './returns/returns-carrier-problem.ts'
import { returnsLabelNotGenerated } from './returns/returns-label-not-generated.ts'
import { returnsLongOrder } from './returns/returns-long-order.ts'
import { returnsLostAnswer } from './returns/returns-lost-answer.ts'
import { returnsMaintenance } from './returns/returns-maintenance.ts'
import { returnsNotIssued } from './returns/returns-not-issued.ts'
import { returnsOrderNotFound } from './returns/returns-order-not-found.ts'
import { returnsSizeGone } from './returns/returns-size-gone.ts'
import { returnsSystemDown } from './returns/returns-system-down.ts'
import { returnsWithDifference } from './returns/returns-with-difference.ts'
import { anotherDay } from './shop/another-day.ts'
import { defaultShop } from './shop/default-shop.ts'
import { analyticsDown } from './upstreams/analytics-down.ts'
import { backendMalformed } from './upstreams/backend-malformed.ts'
import { backendWrongShape } from './upstreams/backend-wrong-shape.ts'
import { flagSwitched } from './upstreams/flag-switched.ts'
import { flagsDown } from './upstreams/flags-down.ts'
import { reportsDown } from './upstreams/reports-down.ts'
import { reviewsDown } from './upstreams/reviews-down.ts'
import { shopifyDown } from './upstreams/shopify-down.ts'
import { shopifySlow } from './upstreams/shopify-slow.ts'
import { shopifyThrottled } from './upstreams/shopify-throttled.ts'
import { upstreamTrouble } from './upstreams/upstream-trouble.ts'
import { upstreamsBare } from './upstreams/upstreams-bare.ts'
import { versionSunset } from './upstreams/version-sunset.ts'

/** Every scenario, in the order in which the panel and the CLI list them within a department. */
export const scenarios: readonly Scenario[] = [
  defaultShop,
  anotherDay,
  cartWithLines,
  cartWithDiscount,
  giftCardInCart,
  cartCompleted,
  cartAdjusted,
  cartIdLost,
  cartLinesMissing,
  cartInvalidOnce,
  cartUpdateFails,
  goodsWithoutSku,
  giftCardInHand,
  lowStock,
  hundredLines,
  addToCartFails,
  variantSoldOut,
  colourSoldOut,
  withdrawnProduct,
  preOrder,
  madeToOrder,
  oddProduct,
  productDown,
  recommendationsDown,
  backInStockDown,
  collectionsDown,
  searchDown,
  searchWithoutSynonyms,
  corruptStoredFilters,
  fitSaved,
  visitorWithoutFit,
  noFitForEmail,
  fitServiceDown,
  fitTokenFails,
  identifyFails,
  fitSaveFails,
  fitMailed,
  fitMailFails,
  fitCallsMissing,
  fitForgetFails,
  knownCustomer,
  customerWithOrders,
  orderGoneInPart,
  returningCustomer,
  customerUnreadable,
  customerUpdateFails,
  addressRefused,
  provincesDown,
  signInCode,
  signInDeclined,
  signInWrongVerifier,
  signInCodeReused,
  signInCodeExpired,
  signInSlow,
  signInRefreshRefused,
  signInRegisteredClient,
  signInStateMismatch,
  signInDown,
  orderToReturn,
  returnsLongOrder,
  returnsWithDifference,
  orderOutsideWindow,
  returnsOrderNotFound,
  returnsAllReturned,
  returnsCarrierNeeded,
  returnsCarrierProblem,
  returnsLabelNotGenerated,
  returnsSizeGone,
  returnsLostAnswer,
  returnsCallFails,
  returnsNotIssued,
  returnsSystemDown,
  returnsMaintenance,
  newsletterDown,
  mailingListDown,
  referAFriendDown,
  mailLimitReached,
  phoneRejected,
  phoneCheckDown,
  feedbackDown,
  surveyRefused,
  unsubscribeRefused,
  visitFeedbackDown,
  headerMissing,
  menuDown,
  flashBannerDown,
  flashBannerCodeExpired,
  promosDown,
  careCopyDown,
  pageDown,
  contentDown,
  contentSlow,
  contentThrottled,
  contentEmpty,
  contentNotFound,
  contentInvalid,
  contentAssetMissing,
  contentPictureDown,
  embargoedPicture,
  embargoedPictureRefused,
  upstreamsBare,
  upstreamTrouble,
  shopifyDown,
  shopifySlow,
  shopifyThrottled,
  versionSunset,
  backendMalformed,
  backendWrongShape,
  reviewsDown,
  analyticsDown,
  flagSwitched,
  flagsDown,
  reportsDown,
]
