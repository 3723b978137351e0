import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { compareWords } from '#app/copy/compare-colours.ts'
import { useWords } from '#app/copy/use-words.ts'
import { PriceLine } from '#app/product/price-line.tsx'
import type { Product } from '#app/product/product.ts'
import {
  type Choice,
  formatChoice,
  getChoiceFromSearch,
  getColourState,
  getVariant,
  toSearch,
} from '#app/product/size/choice.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { useDialog } from '#app/ui/use-dialog.ts'
import { getComparedColours, toCompareHash } from './compare-address.ts'
import styles from './compare-dialog.module.css'

/**
 * Compares this colour with another one of the style: picture, price and the chosen size. `other` is the handle in the address,
 * '' if the shop chooses, null while the dialog is closed.
 */
export function CompareDialog({ product, choice, other }: { product: Product; choice: Choice; other: string | null }) {
  const t = useWords(compareWords)
  const navigate = useNavigate()
  const showOther = (hash: string) =>
    void navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false })
  const close = () => showOther('')
  const { isFilled, dialog } = useDialog({ open: other !== null, onClose: close })

  const others = getComparedColours(product)
  const shown =
    others.find(({ handle }) => handle === other) ??
    others.find(({ availability }) => availability === 'available') ??
    others[0]
  const compared = useComparedProduct(isFilled ? (shown?.handle ?? null) : null)
  return (
    <dialog {...dialog} className={styles.dialog} aria-label={t('title')}>
      {isFilled && shown ? (
        <div className={styles.sheet}>
          <h2 className={styles.title}>{t('title')}</h2>
          <div className={styles.colours}>
            <ComparedColour product={product} choice={choice}>
              <p className={styles.name}>{product.colour.name}</p>
            </ComparedColour>
            <ComparedColour product={compared} choice={choice}>
              <select
                aria-label={t('other')}
                className={styles.name}
                value={shown.handle}
                onChange={({ target }) => showOther(toCompareHash(target.value))}
              >
                {others.map(({ handle, colour, availability }) => (
                  <option key={handle} value={handle}>
                    {t(availability === 'pre-order' ? 'on-its-way' : 'name', { name: colour.name })}
                  </option>
                ))}
              </select>
            </ComparedColour>
          </div>
          {/* last, so that the content gets the focus first */}
          <button type="button" className={styles.close} onClick={close} aria-label={t('close')}>
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </dialog>
  )
}

type Loaded = { handle: string; product: Product | 'failed' }

/** The product with this handle; null while it loads or without a handle, 'failed' where it cannot be read. */
function useComparedProduct(handle: string | null): Product | 'failed' | null {
  const { code } = useRegion()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!handle) return
    let isCurrent = true
    const show = (product: Product | 'failed') => isCurrent && setLoaded({ handle, product })
    import('../product.functions.ts')
      .then(({ getProduct }) => getProduct({ data: { region: code, handle } }))
      .then(
        (data) => show(data?.product ?? 'failed'),
        () => show('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [code, handle])
  return loaded?.handle === handle ? loaded.product : null
}

/** One of two compared colours: its name (`children`), its picture, and the chosen size. */
function ComparedColour(props: { product: Product | 'failed' | null; choice: Choice; children: Elements }) {
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
