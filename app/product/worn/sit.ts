import { AS_WORN, type Sit } from '#app/fit/figure/dress.ts'
import type { OptionType } from '#app/fit/option-codes.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import type { ProductOption } from '../product.ts'
import type { Choice } from '../size/choice.ts'
import { fillChoice } from '../size-guide/garment-measures.ts'

/** How a size fits a man of another size; each value has a text. */
type Feel = 'right' | 'tight' | 'loose' | 'short' | 'long' | 'closer' | 'wider'

/** The effects of a smaller and of a larger value of each option. */
const FEELS: Readonly<Partial<Record<OptionType, readonly [less: Feel, more: Feel]>>> = {
  waist: ['tight', 'loose'],
  build: ['tight', 'loose'],
  leg: ['short', 'long'],
  taper: ['closer', 'wider'],
  size: ['tight', 'loose'],
  chest: ['tight', 'loose'],
  cut: ['closer', 'wider'],
  length: ['short', 'long'],
}

/** How a chosen value of an option feels to a man whose own value is `own`. */
type OptionSit = { type: OptionType; own: string; feel: Feel }

/** How each option that the fit sizes sits, in the order of the form. */
export const listSits = (options: readonly ProductOption[], choice: Choice, fitted: Choice | null): OptionSit[] =>
  options.flatMap(({ type, values }, at) => {
    const [chosen, own] = [values[choice[at] ?? -1], values[fitted?.[at] ?? -1]]
    const feels = FEELS[type]
    if (chosen === undefined || own === undefined || !feels) return []
    const more = getMore(type, chosen, own)
    return [{ type, own: toUrlValue(own), feel: more === 0 ? 'right' : feels[more < 0 ? 0 : 1] }]
  })

/** How the figure wears a choice: against the fit where it has a size, otherwise as it is cut. */
export function getSit(options: readonly ProductOption[], choice: Choice, fitted: Choice | null): Sit {
  const shown = fillChoice(options, choice)
  const find = (type: OptionType) => options.findIndex((option) => option.type === type)
  const getValue = (type: OptionType) => toUrlValue(options[find(type)]?.values[shown[find(type)] ?? -1] ?? '')
  const getDifference = (type: OptionType) => {
    const at = find(type)
    const [chosen, own] = [options[at]?.values[choice[at] ?? -1], options[at]?.values[fitted?.[at] ?? -1]]
    return chosen === undefined || own === undefined ? 0 : getMore(type, chosen, own)
  }
  return {
    waist: getDifference('waist'),
    build: getDifference('build'),
    leg: getDifference('leg'),
    size: getDifference('size') || getDifference('chest'),
    length: getDifference('length'),
    shortsLeg: Number(getValue('shortsleg')) || AS_WORN.shortsLeg,
    isSlim: getValue('cut') === 'Slim',
    taper: OPTION_LISTS.taper.find((taper) => taper === getValue('taper')) ?? null,
  }
}

/** How much more a value is than another: in inches of waist and leg, in places of the list of others. */
function getMore(type: OptionType, value: string, other: string): number {
  if (type === 'waist' || type === 'leg') return Number(value) - Number(other) || 0
  const list: readonly string[] = type in OPTION_LISTS ? OPTION_LISTS[type as keyof typeof OPTION_LISTS] : []
  const [at, otherAt] = [list.indexOf(toUrlValue(value)), list.indexOf(toUrlValue(other))]
  return at < 0 || otherAt < 0 ? 0 : at - otherAt
}
