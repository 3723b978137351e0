import { REGIONS, type Region, type RegionCode } from '#contracts/shop/regions.ts'

type Alternate = { hrefLang: string; region: Region }

/**
 * The languages of a page that these regions have, each with the region of its address (REG-04). en-EU names no country, so
 * the European address is also that of any other English; the UK's is for everybody else.
 */
export const listAlternates = (regions: readonly RegionCode[]): Alternate[] => [
  ...regions.map((code) => ({ hrefLang: REGIONS[code].locale, region: REGIONS[code] })),
  ...(regions.includes('eu') ? [{ hrefLang: 'en', region: REGIONS.eu }] : []),
  ...(regions.includes('gb') ? [{ hrefLang: 'x-default', region: REGIONS.gb }] : []),
]
