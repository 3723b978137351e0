import { useCopy } from '#app/copy/use-copy.ts'
import type { ProductCard } from '../product.ts'
import { SwatchDot } from './swatch-dot.tsx'
import styles from './swatches.module.css'

/** How many fit in half a phone's width; the others are only counted. */
const MAX_SHOWN = 5

/** The colours of a card's style, as buttons that change the card. */
export function Swatches(props: {
  style: string
  colours: ProductCard['colours']
  /** The handle of the colour that the card shows. */
  shown: string
  onShow: (handle: string) => void
  className: string | undefined
}) {
  const { colours, shown } = props
  const t = useCopy()
  if (colours.length < 2) return <div className={props.className} />
  // The card's own colour is always visible.
  const shownIndex = colours.findIndex(({ handle }) => handle === shown)
  const from = shownIndex < MAX_SHOWN ? 0 : Math.min(shownIndex, colours.length - MAX_SHOWN)
  const hiddenCount = colours.length - MAX_SHOWN
  return (
    <fieldset
      className={`${props.className} ${styles.swatches}`}
      aria-label={t('collection.colours-of', { style: props.style })}
    >
      {colours.slice(from, from + MAX_SHOWN).map(({ handle, colour }) => (
        <button
          key={handle}
          type="button"
          className={styles.swatch}
          aria-label={colour.name}
          aria-pressed={handle === shown}
          title={colour.name}
          onClick={() => props.onShow(handle)}
        >
          <SwatchDot colour={colour} size={16} />
        </button>
      ))}
      {hiddenCount > 0 ? <span className={styles.more}>+{hiddenCount}</span> : null}
    </fieldset>
  )
}
