import { Link } from '@tanstack/react-router'
import { compareWords } from '#app/copy/compare-colours.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { PriceLine } from '../price-line.tsx'
import type { Product } from '../product.ts'
import { type Choice, formatChoice, getChoiceFromSearch, getColourState, getVariant, toSearch } from '../size/choice.ts'
import styles from './compare-dialog.module.css'

/** One of two compared colours: its name (`children`), its picture, and the chosen size. */
export function ComparedColour(props: { product: Product | 'failed' | null; choice: Choice; children: Elements }) {
  const t = useWords(compareWords)
  const { product, children } = props
  if (product === null || product === 'failed')
    return (
      <section className={styles.colour}>
        {children}
        <div className={styles.picture} />
        <p role="status">{t(product === 'failed' ? 'failed' : 'loading')}</p>
      </section>
    )
  const picture = product.images[0]
  return (
    <section className={styles.colour} aria-label={product.colour.name}>
      {children}
      {picture ? (
        <ResponsiveImage
          src={picture.src}
          alt={picture.alt}
          card
          eager
          width={800}
          height={1000}
          sizes="(min-width: 1024px) 24rem, 46vw"
          className={styles.picture}
        />
      ) : (
        <div className={styles.picture} />
      )}
      <Size product={product} choice={props.choice} />
    </section>
  )
}

/** The price, whether the chosen size is in stock in this colour, and the link that chooses it. */
function Size({ product, choice }: { product: Product; choice: Choice }) {
  const t = useWords(compareWords)
  // The same size may have another index in another colour.
  const search = toSearch(product.options, choice)
  const own = getChoiceFromSearch(product.options, search)
  const variant = getVariant(product, own)
  const size = formatChoice(product.options, own)
  const colourState = getColourState(product)
  return (
    <>
      <p>
        <PriceLine product={product} choice={own} />
      </p>
      {colourState !== 'available' ? (
        <p className={styles.size}>{t(`colour.${colourState}`)}</p>
      ) : variant && size ? (
        <p className={styles.size}>{t(variant.state === 'available' ? 'in-stock' : variant.state, { size })}</p>
      ) : null}
      {colourState === 'sold-out' ? null : (
        <Link
          to="/products/$handle"
          params={{ handle: product.handle }}
          search={search}
          replace
          resetScroll={false}
          preload={false}
          className={button.secondary}
        >
          {t('choose', { name: product.colour.name })}
        </Link>
      )}
    </>
  )
}
