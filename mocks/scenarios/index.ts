import { addToCartFails } from './add-to-cart-fails.ts'
import { analyticsDown } from './analytics-down.ts'
import { anotherDay } from './another-day.ts'
import { backInStockDown } from './back-in-stock-down.ts'
import { backendMalformed } from './backend-malformed.ts'
import { backendWrongShape } from './backend-wrong-shape.ts'
import { careCopyDown } from './care-copy-down.ts'
import { cartAdjusted } from './cart-adjusted.ts'
import { cartCompleted } from './cart-completed.ts'
import { cartIdLost } from './cart-id-lost.ts'
import { cartInvalidOnce } from './cart-invalid-once.ts'
import { cartLinesMissing } from './cart-lines-missing.ts'
import { cartUpdateFails } from './cart-update-fails.ts'
import { cartWithDiscount } from './cart-with-discount.ts'
import { cartWithLines } from './cart-with-lines.ts'
import { collectionsDown } from './collections-down.ts'
import { colourSoldOut } from './colour-sold-out.ts'
import { contentAssetMissing } from './content-asset-missing.ts'
import { contentDown } from './content-down.ts'
import { contentEmpty } from './content-empty.ts'
import { contentSlow } from './content-slow.ts'
import { contentThrottled } from './content-throttled.ts'
import { corruptStoredFilters } from './corrupt-stored-filters.ts'
import { customerUnreadable } from './customer-unreadable.ts'
import { customerWithOrders } from './customer-with-orders.ts'
import type { Scenario } from './define-scenario.ts'
import { feedbackDown } from './feedback-down.ts'
import { fitForgetFails } from './fit-forget-fails.ts'
import { fitMailFails } from './fit-mail-fails.ts'
import { fitMailed } from './fit-mailed.ts'
import { fitSaveFails } from './fit-save-fails.ts'
import { fitSaved } from './fit-saved.ts'
import { fitServiceDown } from './fit-service-down.ts'
import { fitTokenFails } from './fit-token-fails.ts'
import { flagSwitched } from './flag-switched.ts'
import { flagsDown } from './flags-down.ts'
import { giftCardInCart } from './gift-card-in-cart.ts'
import { giftCardInHand } from './gift-card-in-hand.ts'
import { goodsWithoutSku } from './goods-without-sku.ts'
import { headerMissing } from './header-missing.ts'
import { houseStock } from './house-stock.ts'
import { hundredLines } from './hundred-lines.ts'
import { identifyFails } from './identify-fails.ts'
import { knownCustomer } from './known-customer.ts'
import { lowStock } from './low-stock.ts'
import { madeToOrder } from './made-to-order.ts'
import { mailLimitReached } from './mail-limit-reached.ts'
import { mailingListDown } from './mailing-list-down.ts'
import { menuDown } from './menu-down.ts'
import { newsletterDown } from './newsletter-down.ts'
import { noFitForEmail } from './no-fit-for-email.ts'
import { orderOutsideWindow } from './order-outside-window.ts'
import { orderToReturn } from './order-to-return.ts'
import { pageDown } from './page-down.ts'
import { phoneRejected } from './phone-rejected.ts'
import { preOrder } from './pre-order.ts'
import { productDown } from './product-down.ts'
import { promosDown } from './promos-down.ts'
import { recommendationsDown } from './recommendations-down.ts'
import { referAFriendDown } from './refer-a-friend-down.ts'
import { reportsDown } from './reports-down.ts'
import { returningCustomer } from './returning-customer.ts'
import { returnsAllReturned } from './returns-all-returned.ts'
import { returnsCarrierNeeded } from './returns-carrier-needed.ts'
import { returnsCarrierProblem } from './returns-carrier-problem.ts'
import { returnsLabelNotGenerated } from './returns-label-not-generated.ts'
import { returnsMaintenance } from './returns-maintenance.ts'
import { returnsNotIssued } from './returns-not-issued.ts'
import { returnsSystemDown } from './returns-system-down.ts'
import { reviewsDown } from './reviews-down.ts'
import { searchDown } from './search-down.ts'
import { shopifyDown } from './shopify-down.ts'
import { shopifySlow } from './shopify-slow.ts'
import { shopifyThrottled } from './shopify-throttled.ts'
import { signInCode } from './sign-in-code.ts'
import { signInCodeExpired } from './sign-in-code-expired.ts'
import { signInCodeReused } from './sign-in-code-reused.ts'
import { signInDeclined } from './sign-in-declined.ts'
import { signInDown } from './sign-in-down.ts'
import { signInRefreshRefused } from './sign-in-refresh-refused.ts'
import { signInSlow } from './sign-in-slow.ts'
import { signInStateMismatch } from './sign-in-state-mismatch.ts'
import { signInWrongVerifier } from './sign-in-wrong-verifier.ts'
import { upstreamTrouble } from './upstream-trouble.ts'
import { variantSoldOut } from './variant-sold-out.ts'
import { visitFeedbackDown } from './visit-feedback-down.ts'
import { visitorWithoutFit } from './visitor-without-fit.ts'
import { withdrawnProduct } from './withdrawn-product.ts'

/** Every scenario, in the order in which the panel and the CLI list them within a department. */
export const scenarios: readonly Scenario[] = [
  houseStock,
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
  productDown,
  recommendationsDown,
  backInStockDown,
  collectionsDown,
  searchDown,
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
  fitForgetFails,
  knownCustomer,
  customerWithOrders,
  returningCustomer,
  customerUnreadable,
  signInCode,
  signInDeclined,
  signInWrongVerifier,
  signInCodeReused,
  signInCodeExpired,
  signInSlow,
  signInRefreshRefused,
  signInStateMismatch,
  signInDown,
  orderToReturn,
  orderOutsideWindow,
  returnsAllReturned,
  returnsCarrierNeeded,
  returnsCarrierProblem,
  returnsLabelNotGenerated,
  returnsNotIssued,
  returnsSystemDown,
  returnsMaintenance,
  newsletterDown,
  mailingListDown,
  referAFriendDown,
  mailLimitReached,
  phoneRejected,
  feedbackDown,
  visitFeedbackDown,
  headerMissing,
  menuDown,
  promosDown,
  careCopyDown,
  pageDown,
  contentDown,
  contentSlow,
  contentThrottled,
  contentEmpty,
  contentAssetMissing,
  upstreamTrouble,
  shopifyDown,
  shopifySlow,
  shopifyThrottled,
  backendMalformed,
  backendWrongShape,
  reviewsDown,
  analyticsDown,
  flagSwitched,
  flagsDown,
  reportsDown,
]
