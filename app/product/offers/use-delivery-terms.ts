import { useCopy } from '#app/copy/every-page.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice } from '#app/ui/money.ts'
import { FREE_DELIVERY } from '#contracts/shop/delivery.ts'
import { getDeliveryPrice } from './delivery.ts'

/** What delivery costs in this region, in a line: 'Free delivery over £100, otherwise £5'. */
export function useDeliveryTerms(): string {
  const t = useCopy()
  const { code, intlLocale } = useRegion()
  const price = formatPrice(getDeliveryPrice(code), intlLocale)
  const free = FREE_DELIVERY[code]
  return free ? t('cart.delivery.free-over', { over: free.written, price }) : t('cart.delivery', { price })
}
