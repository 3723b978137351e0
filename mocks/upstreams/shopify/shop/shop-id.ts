import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'

/** The number of a region's store, which Shopify's clients call the shop id: 1 is gb, 2 is us, 3 is eu. */
export const getShopId = (region: RegionCode): string => String(REGION_CODES.indexOf(region) + 1)

/** The region of a store's number; undefined for any other number. */
export const findRegionByShopId = (shopId: string): RegionCode | undefined =>
  REGION_CODES.find((region) => getShopId(region) === shopId)
