/** The three regions (REG-01). Upstreams call them store, shop or store_location. */
export const REGION_CODES = ['gb', 'us', 'eu'] as const
export type RegionCode = (typeof REGION_CODES)[number]

/** Whether a value, as from a cookie or a form, is the code of a region. */
export const isRegionCode = (value: unknown): value is RegionCode => REGION_CODES.some((code) => code === value)

export type Locale = 'en-GB' | 'en-US' | 'en-EU'
type Currency = 'GBP' | 'USD' | 'EUR'

/** Everything that differs between the shops except texts, rules with figures, and countries. */
export type Region = {
  code: RegionCode
  /** First path segment, or empty for the default region (spec 1: "gb is the default and has no path prefix"). */
  prefix: '' | '/us' | '/eu'
  locale: Locale
  /** The locale for Intl: en-EU is the shop's own, Intl has en-150 for English in Europe. */
  intlLocale: string
  /** Spec 1. */
  currency: Currency
  /** The name in the country switcher (REG-05). */
  countryName: string
  /** Spec 1: "9-5pm for GB and US, 10-6pm for EU". */
  supportHours: string
}

export const REGIONS: Readonly<Record<RegionCode, Region>> = {
  gb: {
    code: 'gb',
    prefix: '',
    locale: 'en-GB',
    intlLocale: 'en-GB',
    currency: 'GBP',
    countryName: 'United Kingdom',
    supportHours: '9-5pm',
  },
  us: {
    code: 'us',
    prefix: '/us',
    locale: 'en-US',
    intlLocale: 'en-US',
    currency: 'USD',
    countryName: 'USA',
    supportHours: '9-5pm',
  },
  eu: {
    code: 'eu',
    prefix: '/eu',
    locale: 'en-EU',
    intlLocale: 'en-150',
    currency: 'EUR',
    countryName: 'Europe',
    supportHours: '10-6pm',
  },
}

export const ALL_REGIONS: readonly Region[] = REGION_CODES.map((code) => REGIONS[code])

/** A value for each region. */
export const mapRegions = <Value>(toValue: (region: RegionCode) => Value): Record<RegionCode, Value> => ({
  gb: toValue('gb'),
  us: toValue('us'),
  eu: toValue('eu'),
})
