import { useCopy } from '#app/copy/use-copy.ts'
import type { ProductCard } from '../product.ts'
import { SwatchDot } from './swatch-dot.tsx'
import styles from './swatches.module.css'

/** As many as fit in a phone's half row; more are counted. */
const SHOWN = 5

/** The colours of a card's style: pressing one shows the card in it. */
export function Swatches(props: {
  style: string
  colours: ProductCard['colours']
  /** The handle of the one that is shown. */
  shown: string
  onShow: (handle: string) => void
}) {
  const { colours, shown } = props
  const t = useCopy()
  if (colours.length < 2) return <div />
  // the card's own colour is always among them
  const own = colours.findIndex(({ handle }) => handle === shown)
  const from = own < SHOWN ? 0 : Math.min(own, colours.length - SHOWN)
  const more = colours.length - SHOWN
  return (
    <fieldset className={styles.swatches} aria-label={t('collection.colours-of', { style: props.style })}>
      {colours.slice(from, from + SHOWN).map(({ handle, colour }) => (
        <button
          key={handle}
          type="button"
          className={styles.swatch}
          aria-label={colour.name}
          aria-pressed={handle === shown}
          title={colour.name}
          onClick={() => props.onShow(handle)}
        >
          <SwatchDot hex={colour.hex} size={16} />
        </button>
      ))}
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
    </fieldset>
  )
}
