import { formatHeight, toCentimetres } from '#app/ui/length-units.ts'
import { formatWeight, KG_PER_LB, type WeightUnit } from '#app/ui/weight-units.ts'

type Choice = { value: number; text: string }

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Heights to choose from, in cm with their texts: each inch, or each second centimetre. */
export const listHeights = (unit: 'in' | 'cm'): Choice[] =>
  unit === 'cm'
    ? range(156, 204, 2).map((cm) => ({ value: cm, text: formatHeight({ cm }, 'cm') }))
    : range(61, 80, 1).map((inches) => ({
        value: Math.round(toCentimetres({ in: inches })),
        text: formatHeight({ in: inches }, 'in'),
      }))

/** Weights to choose from, in kg with their texts: half stones, ten pounds or five kilograms apart. */
export const listWeights = (unit: WeightUnit): Choice[] =>
  unit === 'kg'
    ? range(55, 135, 5).map((kg) => ({ value: kg, text: formatWeight(kg, 'kg') }))
    : range(unit === 'st' ? 126 : 120, 300, unit === 'st' ? 7 : 10).map((pounds) => ({
        value: Math.round(pounds * KG_PER_LB * 10) / 10,
        text: formatWeight(pounds * KG_PER_LB, unit),
      }))

/** The value of the choice that is nearest to a number. */
export const getNearestChoice = (choices: readonly Choice[], number: number): number | undefined =>
  choices.toSorted((a, b) => Math.abs(a.value - number) - Math.abs(b.value - number))[0]?.value
