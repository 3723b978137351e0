import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'

/** The region that a path parameter names; undefined for any other value. */
export const findRegion = (value: unknown): RegionCode | undefined => REGION_CODES.find((code) => code === value)
