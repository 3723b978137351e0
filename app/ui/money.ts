/** An amount as every upstream sends it and as it stays: a decimal string with its currency (REG-02). */
export type Money = { amount: string; currencyCode: string }

/** Whole minor units (pence, cents), the only form in which sums are done. */
export function minorUnits(money: Money): number {
  const [whole = '0', fraction = ''] = money.amount.split('.')
  const sign = whole.startsWith('-') ? -1 : 1
  return sign * (Math.abs(Number(whole)) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2)))
}

/** Whole minor units as an amount. */
export function moneyOf(units: number, currencyCode: string): Money {
  const digits = String(Math.abs(units)).padStart(3, '0')
  const amount = `${units < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  return { amount, currencyCode }
}

/** Two amounts of one currency together. */
export const sum = (one: Money, other: Money): Money => moneyOf(minorUnits(one) + minorUnits(other), one.currencyCode)

/** True where one price is above the other; both are of one currency. */
export const costsMore = (one: Money, other: Money): boolean => minorUnits(one) > minorUnits(other)

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(intlLocale: string, currency: string, pence: boolean): Intl.NumberFormat {
  const key = `${intlLocale} ${currency} ${pence}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(intlLocale, {
    style: 'currency',
    currency,
    ...(pence ? {} : { trailingZeroDisplay: 'stripIfInteger' as const }),
  })
  formats.set(key, format)
  return format
}

/** '£98' on a price tag: pence only where there are some. */
export function priceTag(money: Money, intlLocale: string): string {
  return formatFor(intlLocale, money.currencyCode, false).format(minorUnits(money) / 100)
}

/** '£98.00' in a sum, where columns must line up. */
export function amountDue(money: Money, intlLocale: string): string {
  return formatFor(intlLocale, money.currencyCode, true).format(minorUnits(money) / 100)
}
