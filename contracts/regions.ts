/** The three regions that the shop and every upstream agree on (REG-01). Upstreams spell them store, shop or store_location. */
export const REGION_CODES = ['gb', 'us', 'eu'] as const
export type RegionCode = (typeof REGION_CODES)[number]

/** The currency each region's store sells in (spec section 1). */
export const CURRENCIES = { gb: 'GBP', us: 'USD', eu: 'EUR' } as const satisfies Record<RegionCode, string>
export type Currency = (typeof CURRENCIES)[RegionCode]
