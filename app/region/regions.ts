import { CURRENCIES, type Currency, REGION_CODES, type RegionCode } from '#contracts/regions.ts'

export type Locale = 'en-GB' | 'en-US' | 'en-EU'

/** Everything that differs between the three shops except texts. */
export type Region = {
  code: RegionCode
  /** First path segment, or empty for the default region (spec 1: "gb is the default and has no path prefix"). */
  prefix: '' | '/us' | '/eu'
  locale: Locale
  /** The locale for Intl: en-EU is the shop's own, Intl has en-150 for English in Europe. */
  intlLocale: string
  currency: Currency
  /** The name in the country switcher (REG-05). */
  countryName: string
  /** Spec 1: "9-5pm for GB and US, 10-6pm for EU". */
  supportHours: string
}

export const REGIONS: Record<RegionCode, Region> = {
  gb: {
    code: 'gb',
    prefix: '',
    locale: 'en-GB',
    intlLocale: 'en-GB',
    currency: CURRENCIES.gb,
    countryName: 'United Kingdom',
    supportHours: '9-5pm',
  },
  us: {
    code: 'us',
    prefix: '/us',
    locale: 'en-US',
    intlLocale: 'en-US',
    currency: CURRENCIES.us,
    countryName: 'USA',
    supportHours: '9-5pm',
  },
  eu: {
    code: 'eu',
    prefix: '/eu',
    locale: 'en-EU',
    intlLocale: 'en-150',
    currency: CURRENCIES.eu,
    countryName: 'Europe',
    supportHours: '10-6pm',
  },
}

export const ALL_REGIONS: readonly Region[] = REGION_CODES.map((code) => REGIONS[code])
