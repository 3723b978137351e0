import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { sizeGoneWords } from '#app/copy/product-extras.ts'
import { useWords } from '#app/copy/use-words.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import type { ProductSizes } from '../product.ts'
import { type Choice, formatChoice, toSearch } from './choice.ts'
import { getNearbySizes } from './nearby-sizes.ts'
import { getUnavailableReason } from './unavailable-reason.ts'
import styles from './unavailable-size.module.css'

/**
 * Why a size cannot be bought, and nearby sizes that can (PDP-03): links of the product's page, or buttons where `onChoose`
 * takes a size.
 */
export function UnavailableSize(props: {
  product: ProductSizes
  requested: Choice
  onChoose?: ((choice: Choice) => void) | undefined
  /** Whether it comes into view when it appears, because a shopper asked for it. */
  scrollsIntoView?: boolean
}) {
  const { product, requested, onChoose, scrollsIntoView } = props
  const t = useWords(sizeGoneWords)
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
  const kind = reason.state === 'sold-out' ? 'gone' : 'ahead'
  const nearbySizes = getNearbySizes(product, requested)

  return (
    <div ref={box} className={styles.unavailable}>
      <p role="status">
        {others.length > 0 ? t(`${kind}.with`, { size, others: others.join(', ') }) : t(`${kind}.everywhere`, { size })}
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
