import { getDefaultUnit } from '#app/fit/finder/questions/units.ts'
import { formatHeight, formatWeight, toInches, type WeightUnit } from '#app/ui/body-units.ts'
import type { Region } from '#contracts/shop/regions.ts'
import type { Review } from './reviews.ts'

/** The unit of heights in a region. */
export const getHeightUnit = (region: Pick<Region, 'code'>): 'in' | 'cm' =>
  getDefaultUnit('height', region) === 'cm' ? 'cm' : 'in'

/** The unit of weights in a region. */
export function getWeightUnit(region: Pick<Region, 'code'>): WeightUnit {
  const unit = getDefaultUnit('weight', region)
  return unit === 'st' || unit === 'lb' ? unit : 'kg'
}

/** Formats height and weight, as far as they are known, in a region's units: '6 ft 1 in', '13 st 1 lb'. */
export function formatMeasures(
  { height, weight }: Pick<Review, 'height' | 'weight'>,
  region: Pick<Region, 'code'>,
): string[] {
  const unit = getHeightUnit(region)
  const round = (cm: number) => (unit === 'in' ? { in: Math.round(toInches({ cm })) } : { cm: Math.round(cm) })
  return [
    ...(height === undefined ? [] : [formatHeight(round(height), unit)]),
    ...(weight === undefined ? [] : [formatWeight(weight, getWeightUnit(region))]),
  ]
}
