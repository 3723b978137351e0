import { Link } from '@tanstack/react-router'
import { buyingWords } from '#app/copy/product.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import type { Product } from '../product.ts'
import { type Choice, formatChoice, getVariant } from './choice.ts'
import styles from './fit-line.module.css'

/**
 * Shows the size of the saved fit with a button to change it (PDP-02), otherwise a link to the Fit Finder. Always one line
 * high, because the server does not know the fit and nothing may move after hydration.
 */
export function FitLine(props: {
  product: Product
  choice: Choice
  /** The fit's sizes of this product. */
  fitted: Choice | null
  onUseFit: () => void
  onNearbySizes: () => void
}) {
  const t = useWords(buyingWords)
  const { open } = useOpenPanel()
  const { product, choice, fitted } = props
  const size = fitted ? formatChoice(product.options, fitted) : ''

  /** Keys make each line a new element, because a replaced element does not count as a layout shift. */
  const getLine = (key: keyof typeof buyingWords, actionKey: keyof typeof buyingWords, onClick: () => void) => (
    <p key={key + actionKey} className={styles.line}>
      <TextWith text={t(key, { size })} value={size} />
      <button type="button" className={styles.act} onClick={onClick}>
        {t(actionKey)}
      </button>
    </p>
  )
  if (!fitted)
    return (
      <p key="none" className={styles.line} data-fit-question>
        {t('fit.none')}
        <Link to="/fit-finder" preload={false} className={styles.act}>
          {t('fit.find')}
        </Link>
      </p>
    )
  if (size && fitted.some((value, at) => value !== null && value !== choice[at]))
    return getLine('fit.yours', 'fit.use', props.onUseFit)
  if (getVariant(product, choice)?.state === 'sold-out' && getVariant(product, fitted))
    return getLine('fit.gone', 'fit.close-by', props.onNearbySizes)
  return getLine(size ? 'fit.yours' : 'fit.no-size', 'fit.change', () => open('fit'))
}
