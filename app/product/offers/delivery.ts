import { type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import { LETTERS_EXTRA_DAYS } from '#contracts/shop/letters.ts'

/** Spec 9: "Free delivery: GB over £100, EU 150 €, US none." Minor units. */
const FREE_OVER: Partial<Record<RegionCode, number>> = { gb: 100_00, eu: 150_00 }

/** Assumed, because the source gives only the thresholds of free delivery. The one home of these figures. Minor units. */
const STANDARD_PRICE: Readonly<Record<RegionCode, number>> = { gb: 5_00, us: 10_00, eu: 10_00 }

/** Spec 9 has "5-8 working days in one copy; 3-5 working days in two others"; decided: this one (PDP-06). */
const STANDARD = { from: 5, to: 8 }

/** Assumed, because the source gives no time for cutting; descriptions and help pages say the same. */
const MADE_TO_ORDER_WEEKS = 3

/** The price of delivery where it is not free. */
export const getDeliveryPrice = (region: RegionCode): Money => toMoney(STANDARD_PRICE[region], CURRENCIES[region])

/** When goods arrive. `hasDates`: whether an order of today has a first and a last day. */
type DeliveryTime =
  | { in: 'working-days'; from: number; to: number; hasDates: boolean }
  | { in: 'weeks'; weeks: number }
  | { in: 'email' }

/** When goods arrive. What cannot be ordered today, because it is sold out or on its way (PDP-03), has no dates. */
export function getDeliveryTime(goods: {
  isGiftCard: boolean
  isMadeToOrder: boolean
  isAvailable: boolean
  isPersonalised: boolean
}): DeliveryTime {
  if (goods.isGiftCard) return { in: 'email' }
  if (goods.isMadeToOrder) return { in: 'weeks', weeks: MADE_TO_ORDER_WEEKS }
  return {
    in: 'working-days',
    ...getDeliveryDays({ personalised: goods.isPersonalised }),
    hasDates: goods.isAvailable,
  }
}

/** The amount above which delivery is free; null if it never is. */
export function getFreeDeliveryThreshold(region: RegionCode): Money | null {
  const units = FREE_OVER[region]
  return units === undefined ? null : toMoney(units, CURRENCIES[region])
}

/**
 * What an order lacks for free delivery: an amount, 'nothing' if it is free already, null if it never is.
 * @param worth The cost of the goods to deliver after all discounts, without gift cards, which come by email.
 */
export function getMissingForFreeDelivery(worth: Money, region: RegionCode): Money | 'nothing' | null {
  const over = FREE_OVER[region]
  if (over === undefined) return null
  // "over £100": an order of exactly £100 lacks a penny, and one of £55 lacks £45.01
  const missing = over + 1 - toMinorUnits(worth)
  return missing <= 0 ? 'nothing' : toMoney(missing, CURRENCIES[region])
}

/** The duration of standard delivery, in working days. */
export function getDeliveryDays({ personalised = false } = {}): { from: number; to: number } {
  const extra = personalised ? LETTERS_EXTRA_DAYS : 0
  return { from: STANDARD.from + extra, to: STANDARD.to + extra }
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
