/** The three regions (REG-01). Upstreams call them store, shop or store_location. */
export const REGION_CODES = ['gb', 'us', 'eu'] as const
export type RegionCode = (typeof REGION_CODES)[number]

/** The currency of each region (spec section 1). */
export const CURRENCIES = { gb: 'GBP', us: 'USD', eu: 'EUR' } as const satisfies Record<RegionCode, string>
export type Currency = (typeof CURRENCIES)[RegionCode]
