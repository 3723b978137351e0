import type { Locale } from '#contracts/shop/regions.ts'
import { translate } from './copy.ts'

/** From here on, hours are exact enough. */
const MAX_MINUTES = 59

/** Formats a time to wait like '5 minutes' or '2 hours', rounded up; 'a little' where it is not known. */
export function formatWait(locale: Locale, seconds: number | undefined): string {
  if (seconds === undefined) return translate(locale, 'common.a-little')
  const minutes = Math.ceil(seconds / 60)
  const [unit, count] =
    minutes <= MAX_MINUTES ? (['minute', minutes] as const) : (['hour', Math.ceil(minutes / 60)] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
