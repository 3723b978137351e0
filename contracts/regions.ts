/** The three regions (REG-01). Upstreams call them store, shop or store_location. */
export const REGION_CODES = ['gb', 'us', 'eu'] as const
export type RegionCode = (typeof REGION_CODES)[number]

/** Whether a value, as from a cookie or a form, is the code of a region. */
export const isRegionCode = (value: unknown): value is RegionCode => REGION_CODES.some((code) => code === value)

/** The currency of each region (spec section 1). */
export const CURRENCIES = { gb: 'GBP', us: 'USD', eu: 'EUR' } as const satisfies Record<RegionCode, string>
export type Currency = (typeof CURRENCIES)[RegionCode]
