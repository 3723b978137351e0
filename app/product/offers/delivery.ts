import { useCopy } from '#app/copy/every-page.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { FREE_DELIVERY, STANDARD_DAYS, STANDARD_PRICE } from '#contracts/shop/delivery.ts'
import { LETTERS_EXTRA_DAYS } from '#contracts/shop/letters.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'

/** The price of delivery where it is not free. */
export const getDeliveryPrice = (region: RegionCode): Money => toMoney(STANDARD_PRICE[region], REGIONS[region].currency)

/** When goods arrive. `hasDates`: whether the dates for an order placed today can be shown. */
type DeliveryTime =
  | { in: 'working-days'; from: number; to: number; hasDates: boolean }
  | { in: 'weeks' }
  | { in: 'email' }

/** When goods arrive. Sold-out goods and pre-orders cannot be ordered today, so they have no dates (PDP-03). */
export function getDeliveryTime(goods: {
  isGiftCard: boolean
  isMadeToOrder: boolean
  isAvailable: boolean
  isPersonalised: boolean
}): DeliveryTime {
  if (goods.isGiftCard) return { in: 'email' }
  if (goods.isMadeToOrder) return { in: 'weeks' }
  return {
    in: 'working-days',
    ...getDeliveryDays({ personalised: goods.isPersonalised }),
    hasDates: goods.isAvailable,
  }
}

/** The amount above which delivery is free; null if it never is. */
export function getFreeDeliveryThreshold(region: RegionCode): Money | null {
  const free = FREE_DELIVERY[region]
  return free && toMoney(free.over, REGIONS[region].currency)
}

/**
 * What an order lacks for free delivery: an amount, 'nothing' if it is free already, null if it never is.
 * @param worth The cost of the goods to deliver after all discounts, without gift cards, which come by email.
 */
export function getMissingForFreeDelivery(worth: Money, region: RegionCode): Money | 'nothing' | null {
  const free = FREE_DELIVERY[region]
  if (!free) return null
  // "over £100": an order of exactly £100 lacks a penny, and one of £55 lacks £45.01
  const missing = free.over + 1 - toMinorUnits(worth)
  return missing <= 0 ? 'nothing' : toMoney(missing, REGIONS[region].currency)
}

/** The duration of standard delivery, in working days. */
export function getDeliveryDays({ personalised = false } = {}): { from: number; to: number } {
  const extra = personalised ? LETTERS_EXTRA_DAYS : 0
  return { from: STANDARD_DAYS.from + extra, to: STANDARD_DAYS.to + extra }
}

/** The first and the last day on which an order may arrive. Counts Mondays to Fridays, without public holidays. */
export function getDeliveryWindow(ordered: Date, { personalised = false } = {}): { from: Date; to: Date } {
  const days = getDeliveryDays({ personalised })
  return { from: addWorkingDays(ordered, days.from), to: addWorkingDays(ordered, days.to) }
}

const isWorkingDay = (date: Date) => date.getDay() !== 0 && date.getDay() !== 6

function addWorkingDays(start: Date, days: number): Date {
  const date = new Date(start)
  for (let left = days; left > 0; ) {
    date.setDate(date.getDate() + 1)
    if (isWorkingDay(date)) left -= 1
  }
  return date
}

/** What delivery costs in this region, in a line: 'Free delivery over £100, otherwise £5'. */
export function useDeliveryTerms(): string {
  const t = useCopy()
  const { code, intlLocale } = useRegion()
  const price = formatPrice(getDeliveryPrice(code), intlLocale)
  const free = FREE_DELIVERY[code]
  return free ? t('cart.delivery.free-over', { over: free.written, price }) : t('cart.delivery', { price })
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/**
 * Formats a day like 'Fri 27 Nov', in the shopper's time zone. Not by `Intl.DateTimeFormat`, whose first use blocks a phone for
 * 100 ms.
 */
const formatDay = (date: Date): string => `${WEEKDAYS[date.getDay()]} ${date.getDate()} ${MONTHS[date.getMonth()]}`

/**
 * The first and the last day on which an order placed today may arrive. Browser only, because a cached page does not know
 * today's date.
 */
export function getDeliveryDates(goods?: { personalised: boolean }): { from: string; to: string } {
  const { from, to } = getDeliveryWindow(new Date(), goods)
  return { from: formatDay(from), to: formatDay(to) }
}

/** Id of the element that receives the delivery dates in the browser, because a cached page does not know today's date. */
export const DELIVERY_DATES_ID = 'delivery-dates'
