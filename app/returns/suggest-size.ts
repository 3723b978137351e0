import { getFitValue, isSizedByFit } from '#app/fit/fit-for-product.ts'
import type { FitResponse } from '#app/fit/fit-outcomes.ts'
import { type OptionType, parseOptionType } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { toListedValue } from '#contracts/shop/option-lists.ts'
import type { ReturnReason } from '#contracts/shop/returns.ts'
import { findSize, formatSize, isSameSize, listValues } from './exchange-size.ts'
import { getLineAnswers, type LineAnswers, listChosenLines, type ReturnAnswers } from './return-answers.ts'
import type { ReturnLine, ReturnOrder } from './return-order.ts'

/** The shopper's saved fit, and their feedback on it. */
export type KnownFit = { fit: SavedFit | null; response: FitResponse | null }

/** Why a size is suggested: the key of a text, with the saved fit or the option that it names. */
type Why =
  | { key: 'fit' | 'fit-tight' | 'fit-loose' | 'fit-length'; fit: string }
  | { key: 'tight' | 'loose' | 'told-tight' | 'told-loose'; option: OptionType }
  | { key: 'longer' | 'shorter' }

export type Suggestion = { values: readonly string[]; why: Why }

/** Options around the body in the order in which a size is widened: waist before build, size before cut. */
const GIRTHS: readonly OptionType[] = ['waist', 'size', 'chest', 'build', 'cut']
const LENGTHS: readonly OptionType[] = ['leg', 'length', 'shortsleg', 'trunksleg']

/**
 * Suggests the size to exchange a line for (RET-04): that of the saved fit if it agrees with the reason, otherwise the
 * next one in the direction of the reason. Null if no such size has enough stock.
 */
export function suggestSize(
  line: ReturnLine,
  reason: ReturnReason,
  quantity: number,
  known: KnownFit,
): Suggestion | null {
  const candidates = reason === 'length not right' ? listForLength(line, known) : listForGirth(line, reason, known)
  return candidates.find(({ values }) => (findSize(line, values)?.stock ?? 0) >= quantity) ?? null
}

function listForLength(line: ReturnLine, { fit }: KnownFit): Suggestion[] {
  const at = findOption(line, LENGTHS)
  if (at === null) return []
  const fitted = applyFit(line, fit, LENGTHS)
  return [
    ...(fitted ? [{ values: fitted, why: { key: 'fit-length', fit: formatFit(line, fit) } } as const] : []),
    // Longer sizes first, because a garment that is too long can be shortened, so that most returned ones are too short.
    ...listSteps(line, line.values, at, 1).map((values) => ({ values, why: { key: 'longer' } }) as const),
    ...listSteps(line, line.values, at, -1).map((values) => ({ values, why: { key: 'shorter' } }) as const),
  ]
}

function listForGirth(line: ReturnLine, reason: ReturnReason, { fit, response }: KnownFit): Suggestion[] {
  const reasonStep = reason === 'too tight' ? 1 : reason === 'too loose' ? -1 : 0
  const responseStep = response === 'too_tight' ? 1 : response === 'too_loose' ? -1 : 0
  const by = reasonStep || responseStep
  const fitted = applyFit(line, fit)
  const named = { fit: formatFit(line, fit) }
  if (by === 0) return fitted ? [{ values: fitted, why: { key: 'fit', ...named } }] : []
  const isFromResponse = reasonStep === 0
  const isTight = by > 0
  const agrees = fitted !== null && isWider(line, fitted, by)
  const toStep = (option: OptionType, values: string[]): Suggestion => ({
    values,
    why: { key: isFromResponse ? (isTight ? 'told-tight' : 'told-loose') : isTight ? 'tight' : 'loose', option },
  })
  // If the shopper has also found the saved fit wrong in this direction, steps start from the fit's size.
  const start = agrees && responseStep === by ? fitted : line.values
  return [
    ...(agrees && start === line.values
      ? [
          {
            values: fitted,
            why: { key: isFromResponse ? 'fit' : isTight ? 'fit-tight' : 'fit-loose', ...named },
          } as const,
        ]
      : []),
    ...GIRTHS.flatMap((option) => {
      const at = findOption(line, [option])
      return at === null ? [] : listSteps(line, start, at, by).map((values) => toStep(option, values))
    }),
    ...(agrees && start !== line.values ? [{ values: fitted, why: { key: 'fit', ...named } } as const] : []),
  ]
}

/** The index of the first of these options that a fit sizes, or that is a length; null if the product has none. */
function findOption(line: ReturnLine, options: readonly OptionType[]): number | null {
  const types = line.options.map(parseOptionType)
  for (const option of options) {
    const at = types.indexOf(option)
    if (at >= 0 && (isSized(line, option) || LENGTHS.includes(option))) return at
  }
  return null
}

const toFittedProduct = ({ productType, options }: ReturnLine) => ({
  productType,
  options: options.flatMap((option) => parseOptionType(option) ?? []).map((type) => ({ type })),
})

const isSized = (line: ReturnLine, option: OptionType) => isSizedByFit(toFittedProduct(line), option)

/** The bought size with the values of a fit; null if nothing changes or the product lacks the values. */
function applyFit(line: ReturnLine, fit: SavedFit | null, only?: readonly OptionType[]): string[] | null {
  const product = toFittedProduct(line)
  const values = line.values.map((bought, at) => {
    const type = parseOptionType(line.options[at] ?? '')
    const value = type && (!only || only.includes(type)) ? getFitValue(fit, product, type) : undefined
    return (value && findSpelling(line, at, value)) ?? bought
  })
  return isSameSize(values, line.values) ? null : values
}

/** A fit's value as the product spells it: 'Build B' for 'B'. */
function findSpelling(line: ReturnLine, at: number, value: string): string | undefined {
  const type = parseOptionType(line.options[at] ?? '')
  return listValues(line, at).find(
    (candidate) => candidate === value || (type === 'build' && toListedValue('build', candidate) === value),
  )
}

/** The sizes of a fit that this product has, as they are shown. */
function formatFit(line: ReturnLine, fit: SavedFit | null): string {
  const product = toFittedProduct(line)
  return formatSize(product.options.map(({ type }) => getFitValue(fit, product, type) ?? ''))
}

/** Whether a size is wider than the bought one in at least one girth and narrower in none; the reverse with a `by` of -1. */
function isWider(line: ReturnLine, values: readonly string[], by: number): boolean {
  const steps = line.options.flatMap((option, at) => {
    const type = parseOptionType(option)
    if (!type || !GIRTHS.includes(type)) return []
    const list = listValues(line, at)
    return [list.indexOf(values[at] ?? '') - list.indexOf(line.values[at] ?? '')]
  })
  return steps.some((step) => step * by > 0) && steps.every((step) => step * by >= 0)
}

/** The size with the next value of one option: none at the end of its list. */
function listSteps(line: ReturnLine, from: readonly string[], at: number, by: number): string[][] {
  const list = listValues(line, at)
  const next = list[list.indexOf(from[at] ?? '') + by]
  return next === undefined ? [] : [from.map((value, index) => (index === at ? next : value))]
}

/** Whether another size helps, by reason. */
const IS_ABOUT_SIZE: Readonly<Record<ReturnReason, boolean>> = {
  'too tight': true,
  'too loose': true,
  'length not right': true,
  'ordered more than one size': false,
  'poor quality / faulty': false,
  other: false,
}

/** Suggests an outcome for each chosen line with a new reason: an exchange for the suggested size, otherwise a refund. */
export function suggestOutcomes(order: ReturnOrder, answers: ReturnAnswers, known: KnownFit): ReturnAnswers {
  const lines = { ...answers.lines }
  for (const line of listChosenLines(order, answers))
    lines[line.id] = suggestOutcome(line, getLineAnswers(answers, line.id), known)
  return { ...answers, lines }
}

function suggestOutcome(line: ReturnLine, answers: LineAnswers, known: KnownFit): LineAnswers {
  const { reason, suggestedFor, quantity } = answers
  if (reason === null || reason === suggestedFor) return answers
  const suggestion = suggestSize(line, reason, Number(quantity), known)
  return {
    ...answers,
    suggestedFor: reason,
    outcome: suggestion && IS_ABOUT_SIZE[reason] ? 'exchange' : 'refund',
    // without a suggestion the bought size is preselected
    size: suggestion?.values ?? line.values,
  }
}
