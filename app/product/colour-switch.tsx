import { Link, useNavigate } from '@tanstack/react-router'
import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { useOptimisticNavigation } from '#app/ui/use-optimistic-navigation.ts'
import { SwatchDot } from './card/swatch-dot.tsx'
import colourNoteStyles from './colour-note.module.css'
import styles from './colour-switch.module.css'
import { getComparedColours } from './compare/compare-address.ts'
import type { Product } from './product.ts'
import { type Choice, toSearch } from './size/choice.ts'
import type { AvailabilityState } from './size/variant-grid.ts'

/** The colours of the style. Changing the colour keeps the chosen sizes. */
export function ColourSwitch({ product, choice }: { product: Product; choice: Choice }) {
  const t = useWords(buyingWords)
  const navigate = useNavigate()
  const [pressed, show] = useOptimisticNavigation<string>()
  if (product.colourways.length < 2) return null
  const getTarget = (handle: string) =>
    ({
      to: '/products/$handle',
      params: { handle },
      search: toSearch(product.options, choice),
      replace: true,
      resetScroll: false,
      viewTransition: true,
    }) as const
  return (
    <nav aria-label={t('colour')}>
      <p className={styles.label}>
        <span>{`${t('colour')}:`}</span> <span className={styles.name}>{product.colour.name}</span>
        {getComparedColours(product).length === 0 ? null : (
          <Link
            to="."
            search={true}
            hash="compare"
            resetScroll={false}
            hashScrollIntoView={false}
            preload={false}
            className={styles.compare}
          >
            {t('compare')}
          </Link>
        )}
      </p>
      <ul className={styles.colours}>
        {product.colourways.map(({ handle, colour, availability }) => (
          <li key={handle}>
            <Link
              {...getTarget(handle)}
              activeOptions={{ includeSearch: false }}
              className={styles.colour}
              data-pressed={pressed === handle || undefined}
              onClick={(event) => {
                if (isBrowserHandledClick(event)) return
                event.preventDefault()
                show(handle, () => navigate(getTarget(handle)))
              }}
              data-unavailable={availability === 'sold-out' ? true : undefined}
              aria-label={t(availability, { value: colour.name })}
              title={colour.name}
            >
              <SwatchDot colour={colour} size={32} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A note that no size of this colour is available; nothing if one is. `state` is that of the most available size. */
export function ColourNote({ state }: { state: AvailabilityState }) {
  const t = useWords(buyingWords)
  if (state === 'available') return null
  return <p className={colourNoteStyles.note}>{t(state === 'sold-out' ? 'colour.sold-out' : 'colour.ahead')}</p>
}
