import { type Money, minorUnits, moneyOf } from '#app/ui/money.ts'
import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'

/** Spec 9: "Free delivery: GB over £100, EU 150 €, US none." Minor units. */
const FREE_OVER: Partial<Record<RegionCode, number>> = { gb: 100_00, eu: 150_00 }

/** Spec 9 has "5-8 working days in one copy; 3-5 working days in two others"; decided: this one (PDP-06). */
const STANDARD = { from: 5, to: 8 }

/** Spec 9, "Personalisation": "with 5 days extra delivery". Read as working days, like the others. */
export const PERSONALISED_EXTRA_DAYS = 5

/** What an order has to be worth for free delivery, or null where it never is. */
export function freeDeliveryOver(region: RegionCode): Money | null {
  const units = FREE_OVER[region]
  return units === undefined ? null : moneyOf(units, CURRENCIES[region])
}

/**
 * What is missing to free delivery: an amount, 'nothing' where it is free already, null where it never is.
 * @param worth What the goods cost that have to be sent, after all discounts (gift cards come by mail).
 */
export function missingForFreeDelivery(worth: Money, region: RegionCode): Money | 'nothing' | null {
  const over = FREE_OVER[region]
  if (over === undefined) return null
  const missing = over - minorUnits(worth)
  // "over £100": at £100 itself a penny is missing
  return missing < 0 ? 'nothing' : moneyOf(Math.max(missing, 1), CURRENCIES[region])
}

/** How long standard delivery takes, in working days. */
export function deliveryDays({ personalised = false } = {}): { from: number; to: number } {
  const extra = personalised ? PERSONALISED_EXTRA_DAYS : 0
  return { from: STANDARD.from + extra, to: STANDARD.to + extra }
}

/** The first and the last day on which something ordered now may come. Mondays to Fridays; holidays are not known. */
export function deliveryWindow(ordered: Date, { personalised = false } = {}): { from: Date; to: Date } {
  const days = deliveryDays({ personalised })
  return { from: workingDaysAfter(ordered, days.from), to: workingDaysAfter(ordered, days.to) }
}

const isWorkingDay = (date: Date) => date.getDay() !== 0 && date.getDay() !== 6

function workingDaysAfter(start: Date, days: number): Date {
  const date = new Date(start)
  for (let left = days; left > 0; ) {
    date.setDate(date.getDate() + 1)
    if (isWorkingDay(date)) left -= 1
  }
  return date
}
