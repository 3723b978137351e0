import { AnalyticsPart } from '#app/analytics/analytics-part.tsx'
import { ChatPart } from '#app/analytics/chat/chat-part.tsx'
import { ConsentParts } from '#app/analytics/consent/consent-parts.tsx'
import { CheckoutRestore } from '#app/cart/checkout-restore.tsx'
import { CustomerInitPart } from '#app/customer/customer-init-part.tsx'
import { FitParts } from '#app/fit/prompts/fit-parts.tsx'
import { CountryPrompt } from '#app/region/country-prompt.tsx'
import { DiscountNotice } from './discount-notice.tsx'

/**
 * What no page needs to be read or bought from: prompts, measuring, chat. Its code comes when the browser has nothing else
 * to do, in a chunk of its own, and nothing here may move the page: it lies over it, or is not seen.
 */
export function LateParts() {
  return (
    <>
      <ConsentParts />
      <AnalyticsPart />
      <ChatPart />
      <CountryPrompt />
      <CustomerInitPart />
      <FitParts />
      <DiscountNotice />
      <CheckoutRestore />
    </>
  )
}
