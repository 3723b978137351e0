import { useCopy } from '#app/copy/every-page.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice } from '#app/ui/money.ts'
import { FREE_DELIVERY } from '#contracts/shop/delivery.ts'
import { getDeliveryPrice, getDeliveryWindow } from './delivery.ts'

/** What delivery costs in this region, in a line: 'Free delivery over £100, otherwise £5'. */
export function useDeliveryTerms(): string {
  const t = useCopy()
  const { code, intlLocale } = useRegion()
  const price = formatPrice(getDeliveryPrice(code), intlLocale)
  const free = FREE_DELIVERY[code]
  return free ? t('cart.delivery.free-over', { over: free.written, price }) : t('cart.delivery', { price })
}

/** Formats a day like 'Fri 27 Nov', in the shopper's time zone. */
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** The first and the last day on which an order of today may arrive. For browsers, since a cached page has no day. */
export function getDeliveryDates(goods?: { personalised: boolean }): { from: string; to: string } {
  const { from, to } = getDeliveryWindow(new Date(), goods)
  return { from: dayFormat.format(from), to: dayFormat.format(to) }
}
