/** An amount as every upstream sends it: a decimal string with its currency (REG-02). */
export type Money = { amount: string; currencyCode: string }

/** Converts an amount to whole minor units (pence, cents), the only form for arithmetic. */
export function toMinorUnits(money: Money): number {
  const [whole = '0', fraction = ''] = money.amount.split('.')
  const sign = whole.startsWith('-') ? -1 : 1
  return sign * (Math.abs(Number(whole)) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2)))
}

/** Converts whole minor units to an amount. */
export function toMoney(units: number, currencyCode: string): Money {
  const digits = String(Math.abs(units)).padStart(3, '0')
  const amount = `${units < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  return { amount, currencyCode }
}

/** Adds two amounts of one currency. */
export const addMoney = (one: Money, other: Money): Money =>
  toMoney(toMinorUnits(one) + toMinorUnits(other), one.currencyCode)

/** Whether one price is above another of the same currency. */
export const costsMore = (one: Money, other: Money): boolean => toMinorUnits(one) > toMinorUnits(other)

const formats = new Map<string, Intl.NumberFormat>()

function getFormat(intlLocale: string, currency: string, showsZeroPence: boolean): Intl.NumberFormat {
  const key = `${intlLocale} ${currency} ${showsZeroPence}`
  const existing = formats.get(key)
  if (existing) return existing
  const format = new Intl.NumberFormat(intlLocale, {
    style: 'currency',
    currency,
    ...(showsZeroPence ? {} : { trailingZeroDisplay: 'stripIfInteger' as const }),
  })
  formats.set(key, format)
  return format
}

/** Formats a price, like '£98' or '£98.50'. */
export function formatPrice(money: Money, intlLocale: string): string {
  return getFormat(intlLocale, money.currencyCode, false).format(toMinorUnits(money) / 100)
}

/** Formats an amount of a total with its pence, like '£98.00', so that columns line up. */
export function formatAmount(money: Money, intlLocale: string): string {
  return getFormat(intlLocale, money.currencyCode, true).format(toMinorUnits(money) / 100)
}
