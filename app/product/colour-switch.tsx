import { Link } from '@tanstack/react-router'
import { buying } from '#app/copy/en-GB/buying.ts'
import { buying as american } from '#app/copy/en-US/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import { SwatchDot } from './card/swatch-dot.tsx'
import styles from './colour-switch.module.css'
import type { Product } from './product.ts'
import { type Choice, searchFor } from './size/choice.ts'

/** The other colours of the style. What is chosen already is taken along. */
export function ColourSwitch({ product, choice }: { product: Product; choice: Choice }) {
  const t = useWords(buying, { 'en-US': american })
  if (product.colourways.length < 2) return null
  const chosen = searchFor(product.options, choice)
  return (
    <nav aria-label={t('colour')}>
      <p className={styles.label}>
        {t('colour')}: <span className={styles.name}>{product.colour.name}</span>
      </p>
      <ul className={styles.colours}>
        {product.colourways.map(({ handle, colour, available }) => (
          <li key={handle}>
            <Link
              to="/products/$handle"
              params={{ handle }}
              search={chosen}
              replace
              resetScroll={false}
              viewTransition
              activeOptions={{ includeSearch: false }}
              className={styles.colour}
              data-gone={available ? undefined : true}
              aria-label={available ? colour.name : t('unavailable', { value: colour.name })}
              title={colour.name}
            >
              <SwatchDot hex={colour.hex} size={32} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
