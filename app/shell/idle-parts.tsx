import { ConsentParts } from '#app/analytics/consent/consent-banner.tsx'
import { AnalyticsPart, ChatPart } from '#app/analytics/consented-parts.tsx'
import { CheckoutRestore } from '#app/cart/checkout-restore.tsx'
import { WatchPictures } from '#app/content/pictures/watch-pictures.tsx'
import { BuyerPart } from '#app/customer/buyer/buyer-part.tsx'
import { CustomerInitPart } from '#app/customer/customer-init-part.tsx'
import { WatchErrors } from '#app/errors/watch-errors.tsx'
import { FitParts } from '#app/fit/prompts/fit-parts.tsx'
import { NewsletterParts } from '#app/mailing/newsletter/newsletter-parts.tsx'
import { WishListPart } from '#app/product/wish-list/wish-list-part.tsx'
import { CountryPrompt } from '#app/region/country-prompt.tsx'
import { FlashCodePart } from './flash-code-part.tsx'
import { Notifications } from './notifications.tsx'

/**
 * Prompts, analytics, chat and other parts that no page needs. Their code loads when the browser is idle, and nothing here may
 * cause a layout shift.
 */
export function IdleParts() {
  return (
    <>
      <ConsentParts />
      <AnalyticsPart />
      <ChatPart />
      <CountryPrompt />
      <CustomerInitPart />
      <BuyerPart />
      <WishListPart />
      <FitParts />
      <NewsletterParts />
      <Notifications />
      <FlashCodePart />
      <CheckoutRestore />
      <WatchPictures />
      <WatchErrors />
    </>
  )
}
