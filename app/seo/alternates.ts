import { REGIONS, type Region, type RegionCode } from '#contracts/shop/regions.ts'

type Alternate = { hrefLang: string; region: Region }

/**
 * The hreflang alternates of a page in these regions (REG-04). Europe's is also that of other English speakers, because
 * en-EU names no country; the UK's is the default.
 */
export const listAlternates = (regions: readonly RegionCode[]): Alternate[] => [
  ...regions.map((code) => ({ hrefLang: REGIONS[code].locale, region: REGIONS[code] })),
  ...(regions.includes('eu') ? [{ hrefLang: 'en', region: REGIONS.eu }] : []),
  ...(regions.includes('gb') ? [{ hrefLang: 'x-default', region: REGIONS.gb }] : []),
]
