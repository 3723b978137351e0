/** Exact, by definition of the pound since 1959. */
export const KG_PER_LB = 0.45359237
export const LB_PER_STONE = 14

export type WeightUnit = 'kg' | 'lb' | 'st'

/** Formats a weight in kg to the whole kilogram or pound: '83 kg', '183 lb', '13 st 1 lb'. */
export function formatWeight(kg: number, unit: WeightUnit): string {
  if (unit === 'kg') return `${Math.round(kg)} kg`
  const pounds = Math.round(kg / KG_PER_LB)
  if (unit === 'lb') return `${pounds} lb`
  const [stone, rest] = [Math.floor(pounds / LB_PER_STONE), pounds % LB_PER_STONE]
  return rest === 0 ? `${stone} st` : `${stone} st ${rest} lb`
}
