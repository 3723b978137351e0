import { Link } from '@tanstack/react-router'
import { buying } from '#app/copy/en-GB/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import type { Product } from '../product.ts'
import { type Choice, formatChoice, getVariant } from './choice.ts'
import styles from './fit-line.module.css'

/**
 * Shows the size of the shopper's saved fit and lets them change it (PDP-02), or leads to the Fit Finder. Always one line
 * high, because the server does not know the fit and nothing may move when it is known.
 */
export function FitLine(props: {
  product: Product
  choice: Choice
  /** The fit's sizes of this product. */
  fitted: Choice | null
  onUseFit: () => void
  onNearbySizes: () => void
}) {
  const t = useWords(buying)
  const { open } = useOpenPanel()
  const { product, choice, fitted } = props
  const size = fitted && formatChoice(product.options, fitted)
  if (!fitted || !size)
    return (
      // Keys make each line a new element, because a replaced element does not count as a layout shift.
      <p key="none" className={styles.line} data-fit-question>
        <span>{t('fit.none')}</span>
        <Link to="/fit-finder" preload={false} className={styles.act}>
          {t('fit.find')}
        </Link>
      </p>
    )
  const isFitChosen = fitted.every((value, at) => value === null || value === choice[at])
  if (!isFitChosen)
    return (
      <p key="other" className={styles.line}>
        <span>{t('fit.yours', { size })}</span>
        <button type="button" className={styles.act} onClick={props.onUseFit}>
          {t('fit.use')}
        </button>
      </p>
    )
  const isSoldOut = getVariant(product, choice)?.state === 'sold-out' && getVariant(product, fitted) !== null
  return (
    <p key={isSoldOut ? 'sold-out' : 'fit'} className={styles.line}>
      <span>{t(isSoldOut ? 'fit.gone' : 'fit.yours', { size })}</span>
      {isSoldOut ? (
        <button type="button" className={styles.act} onClick={props.onNearbySizes}>
          {t('fit.close-by')}
        </button>
      ) : (
        <button type="button" className={styles.act} onClick={() => open('fit')}>
          {t('fit.change')}
        </button>
      )}
    </p>
  )
}
