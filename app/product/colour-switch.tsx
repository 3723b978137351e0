import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { type Choice, searchFor } from './choice.ts'
import styles from './colour-switch.module.css'
import type { Product } from './product.ts'
import { SwatchDot } from './swatch-dot.tsx'

/** The other colours of the style. What is chosen already is taken along. */
export function ColourSwitch({ product, choice }: { product: Product; choice: Choice }) {
  const t = useCopy()
  if (product.colourways.length < 2) return null
  const chosen = Object.assign(
    {},
    ...product.options.map((option, at) => (choice[at] == null ? {} : searchFor(option, choice[at]))),
  )
  return (
    <nav aria-label={t('product.colour')}>
      <p className={styles.label}>
        {t('product.colour')}: <span className={styles.name}>{product.colour.name}</span>
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
              activeOptions={{ includeSearch: false }}
              className={styles.colour}
              data-gone={available ? undefined : true}
              aria-label={available ? colour.name : t('product.unavailable', { value: colour.name })}
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
