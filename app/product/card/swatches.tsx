import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { type SearchStrings, stringifySearch } from '#app/region/search-strings.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import type { ProductCard } from '../product.ts'
import { SwatchDot } from './swatch-dot.tsx'
import styles from './swatches.module.css'

/** How many fit in half a phone's width; a button shows the others. */
const MAX_SHOWN = 5

/**
 * The colours of a card's style, as buttons that change the card. Each is a link to its product for readers without script
 * and for new tabs.
 */
export function Swatches(props: {
  style: string
  colours: ProductCard['colours']
  /** The handle of the colour that the card shows. */
  shown: string
  /** Sizes that the links choose. */
  search: SearchStrings
  onShow: (handle: string) => void
  className: string | undefined
}) {
  const { colours, shown } = props
  const t = useCopy()
  const hrefFor = useHrefFor()
  const [isWhole, setIsWhole] = useState(false)
  if (colours.length < 2) return <div className={props.className} />
  const query = stringifySearch(props.search)
  const getHref = (handle: string) => hrefFor(`/products/${encodeURIComponent(handle)}${query}`)
  const onPress = (press: () => void) => ({
    onClick(event: MouseEvent) {
      if (isBrowserHandledClick(event)) return
      event.preventDefault()
      press()
    },
    // Space presses a button, but not a link.
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return
      event.preventDefault()
      press()
    },
  })
  // The card's own colour is always visible.
  const shownIndex = colours.findIndex(({ handle }) => handle === shown)
  const from = isWhole || shownIndex < MAX_SHOWN ? 0 : Math.min(shownIndex, colours.length - MAX_SHOWN)
  const visible = isWhole ? colours : colours.slice(from, from + MAX_SHOWN)
  const hiddenCount = colours.length - visible.length
  return (
    <fieldset
      className={`${props.className} ${styles.swatches}`}
      aria-label={t('collection.colours-of', { style: props.style })}
    >
      {visible.map(({ handle, colour }) => (
        // biome-ignore lint/a11y/useSemanticElements: a button that is a link where there is no script
        <a
          key={handle}
          role="button"
          href={getHref(handle)}
          className={styles.swatch}
          aria-label={colour.name}
          aria-pressed={handle === shown}
          title={colour.name}
          {...onPress(() => props.onShow(handle))}
        >
          <SwatchDot colour={colour} size={16} />
        </a>
      ))}
      {hiddenCount > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: as above; the product's page has all colours
        <a
          role="button"
          href={getHref(shown)}
          className={styles.more}
          aria-label={t('collection.more-colours', { count: hiddenCount })}
          {...onPress(() => setIsWhole(true))}
        >
          {`+${hiddenCount}`}
        </a>
      ) : null}
    </fieldset>
  )
}
