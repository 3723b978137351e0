import { Link } from '@tanstack/react-router'
import { buying } from '#app/copy/en-GB/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import type { Product } from '../product.ts'
import { type Choice, choiceText, chosenVariant } from './choice.ts'
import styles from './fit-line.module.css'

/**
 * Says what the shopper's saved fit chose, and lets them change it (PDP-02); the way to a fit where there is none. One line
 * high whatever it says: the page is drawn before anybody's fit is known, and nothing may move when it is.
 */
export function FitLine(props: {
  product: Product
  choice: Choice
  /** What the fit says of this product. */
  fitted: Choice | null
  onUse: () => void
  onCloseBy: () => void
}) {
  const t = useWords(buying)
  const { open } = useOpenPanel()
  const { product, choice, fitted } = props
  const size = fitted && choiceText(product.options, fitted)
  if (!fitted || !size)
    return (
      // lines of their own, not one that changes: what is put in another's place has not moved
      <p key="none" className={styles.line}>
        <span>{t('fit.none')}</span>
        <Link to="/fit-finder" preload={false} className={styles.act}>
          {t('fit.find')}
        </Link>
      </p>
    )
  const followed = fitted.every((value, at) => value === null || value === choice[at])
  if (!followed)
    return (
      <p key="left" className={styles.line}>
        <span>{t('fit.yours', { size })}</span>
        <button type="button" className={styles.act} onClick={props.onUse}>
          {t('fit.use')}
        </button>
      </p>
    )
  const gone = chosenVariant(product, choice)?.state === 'sold-out' && chosenVariant(product, fitted) !== null
  return (
    <p key={gone ? 'gone' : 'yours'} className={styles.line}>
      <span>{t(gone ? 'fit.gone' : 'fit.yours', { size })}</span>
      {gone ? (
        <button type="button" className={styles.act} onClick={props.onCloseBy}>
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
