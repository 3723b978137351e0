import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { compareWords } from '#app/copy/compare-colours.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { useDialog } from '#app/ui/use-dialog.ts'
import type { Product } from '../product.ts'
import type { Choice } from '../size/choice.ts'
import { getComparedColours, toCompareHash } from './compare-address.ts'
import styles from './compare-dialog.module.css'
import { ComparedColour } from './compared-colour.tsx'

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
