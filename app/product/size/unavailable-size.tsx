import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { unavailableSizeWords } from '#app/copy/sold-out-sizes.ts'
import { useWords } from '#app/copy/use-words.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import type { ProductSizes } from '../product.ts'
import { type Choice, formatChoice, toSearch } from './choice.ts'
import styles from './unavailable-size.module.css'
import { type AvailabilityState, getAvailabilityState, getBestAvailability, getVariantIndex } from './variant-grid.ts'

/**
 * Why a size cannot be bought, and nearby sizes that can (PDP-03), as links to the product's page, or as buttons if
 * `onChoose` is given.
 */
export function UnavailableSize(props: {
  product: ProductSizes
  requested: Choice
  onChoose?: ((choice: Choice) => void) | undefined
  /** Whether it scrolls into view when it appears, because a press has opened it. */
  scrollsIntoView?: boolean
}) {
  const { product, requested, onChoose, scrollsIntoView } = props
  const t = useWords(unavailableSizeWords)
  const copy = useCopy()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (scrollsIntoView) box.current?.scrollIntoView({ block: 'nearest' })
  }, [scrollsIntoView])
  const reasons = product.options.map((_, at) =>
    requested[at] == null ? null : getUnavailableReason(product, requested, at),
  )
  const at = reasons.findIndex((reason) => reason !== null)
  const reason = reasons[at]
  if (!reason) return null

  const getLabel = (option: number) => {
    const type = product.options[option]?.type
    // The value '2 Pack' needs no label.
    return type && type !== 'pack' ? `${copy(`option.${type}`)} ` : ''
  }
  const getValue = (option: number) => toUrlValue(product.options[option]?.values[requested[option] ?? -1] ?? '')
  const size = getLabel(at) + getValue(at)
  const others = reason.because.map((option) => getLabel(option).toLowerCase() + getValue(option))
  const nearbySizes = getNearbySizes(product, requested)

  return (
    <div ref={box} className={styles.unavailable}>
      <p role="status">
        {others.length > 0
          ? t(`${reason.state}.with`, { size, others: others.join(', ') })
          : t(`${reason.state}.everywhere`, { size })}
      </p>
      {nearbySizes.length > 0 ? (
        <div className={styles.near}>
          <p>{t('close-by')}</p>
          <ul className={styles.sizes}>
            {nearbySizes.map((choice) => (
              <li key={choice.join()}>
                {onChoose ? (
                  <button type="button" className={styles.size} onClick={() => onChoose(choice)}>
                    {formatChoice(product.options, choice)}
                  </button>
                ) : (
                  <Link
                    to="."
                    search={(search) => ({ ...search, ...toSearch(product.options, choice) })}
                    replace
                    resetScroll={false}
                    className={styles.size}
                  >
                    {formatChoice(product.options, choice)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

/** Why a value cannot be bought. `because` holds the options that rule it out; none if every size of it is unavailable. */
type UnavailableReason = { state: Exclude<AvailabilityState, 'available'>; because: readonly number[] }

/**
 * Why the requested value of option `at` cannot be bought; null if it can. Names as few of the options before it as
 * explain it: none, else one, else all of them.
 */
export function getUnavailableReason(
  { options, variants }: ProductSizes,
  requested: Choice,
  at: number,
): UnavailableReason | null {
  const getStateWith = (fixed: readonly number[]) =>
    getBestAvailability(
      variants,
      options.map((_, index) => (index === at || fixed.includes(index) ? (requested[index] ?? null) : null)),
    )
  const before = options.flatMap((_, index) => (index < at && requested[index] != null ? [index] : []))
  const state = getStateWith(before)
  if (state === 'available') return null
  const candidates = [[], ...before.map((index) => [index]), before]
  return { state, because: candidates.find((fixed) => getStateWith(fixed) !== 'available') ?? before }
}

/** How many sizes are offered beside an unavailable one. */
const MAX_OFFERED = 3
/** The largest total cost of a suggested size (`STEP_COST`). */
const MAX_COST = 2
/**
 * The cost of a step in an option's list, by default 1. An inch of leg matters least; another build or cut changes the whole
 * garment.
 */
const STEP_COST: Partial<Record<string, number>> = {
  leg: 0.9,
  length: 0.9,
  build: 2,
  cut: 2,
  taper: 1.5,
  pack: 1,
  amount: Number.POSITIVE_INFINITY,
}

/**
 * Available sizes near an unavailable one, the nearest first. Of two equally near the larger comes first, since cloth can
 * be taken up and not let out. Options that are not chosen count as no difference.
 */
export function getNearbySizes({ options, variants }: ProductSizes, requested: Choice): Choice[] {
  const candidates: { choice: number[]; cost: number; larger: number }[] = []
  const addCandidates = (choice: number[], cost: number) => {
    const at = choice.length
    const option = options[at]
    if (!option) {
      const larger = choice.reduce((steps, value, index) => steps + value - (requested[index] ?? value), 0)
      if (getAvailabilityState(variants, getVariantIndex(variants.shape, choice)) === 'available')
        candidates.push({ choice, cost, larger })
      return
    }
    for (let value = 0; value < option.values.length; value++) {
      const steps = Math.abs(value - (requested[at] ?? value))
      const stepCost = steps === 0 ? 0 : steps * (STEP_COST[option.type] ?? 1)
      if (cost + stepCost <= MAX_COST) addCandidates([...choice, value], cost + stepCost)
    }
  }
  addCandidates([], 0)
  return candidates
    .toSorted((a, b) => a.cost - b.cost || b.larger - a.larger)
    .slice(0, MAX_OFFERED)
    .map(({ choice }) => choice)
}
