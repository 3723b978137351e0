import { Link } from '@tanstack/react-router'
import { sizeGone } from '#app/copy/en-GB/size-gone.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useWords } from '#app/copy/use-words.ts'
import { valueInUrl } from '#app/fit/option-codes.ts'
import type { Product } from '../product.ts'
import { type Choice, choiceText, searchFor } from './choice.ts'
import { neighbours } from './neighbours.ts'
import styles from './size-gone.module.css'
import { whyGone } from './why-gone.ts'

/** Why a size cannot be put in a cart, and which are close by that can (PDP-03). */
export function SizeGone({ product, wanted }: { product: Product; wanted: Choice }) {
  const t = useWords(sizeGone)
  const copy = useCopy()
  const at = product.options.findIndex((_, each) => wanted[each] != null && whyGone(product, wanted, each))
  const gone = at < 0 ? null : whyGone(product, wanted, at)
  if (!gone) return null

  const label = (each: number) => {
    const type = product.options[each]?.type
    // '2 Pack' says itself what it is
    return type && type !== 'pack' ? `${copy(`option.${type}`)} ` : ''
  }
  const value = (each: number) => valueInUrl(product.options[each]?.values[wanted[each] ?? -1] ?? '')
  const size = label(at) + value(at)
  const others = gone.because.map((each) => label(each).toLowerCase() + value(each))
  const kind = gone.state === 'sold-out' ? 'gone' : 'ahead'
  const near = neighbours(product, wanted)

  return (
    <div className={styles.gone}>
      <p role="status">
        {others.length > 0 ? t(`${kind}.with`, { size, others: others.join(', ') }) : t(`${kind}.everywhere`, { size })}
      </p>
      {near.length > 0 ? (
        <div className={styles.near}>
          <p>{t('close-by')}</p>
          <ul className={styles.sizes}>
            {near.map((choice) => (
              <li key={choice.join()}>
                <Link
                  to="."
                  search={(before) => ({ ...before, ...searchFor(product.options, choice) })}
                  replace
                  resetScroll={false}
                  className={styles.size}
                >
                  {choiceText(product.options, choice)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
