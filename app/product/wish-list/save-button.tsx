import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { saveWords } from '#app/copy/save-for-later.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { HeartIcon } from '#app/ui/icons.tsx'
import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'
import { removeItems, type SaveFailure, saveItem } from './browser-wish-list.ts'
import styles from './save-button.module.css'
import { useIsSaved } from './use-saved.ts'

/**
 * Saves a product for later, or takes it off the list (PDP-16). On a card it is a heart; with `isWide` it has words, and a
 * link to the list once it is saved. It needs script.
 */
export function SaveButton(props: { handle: string; name: string; size?: string; isWide?: boolean }) {
  const { handle, name, size = '', isWide = false } = props
  const t = useWords(saveWords)
  const region = useRegion().code
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const isSaved = useIsSaved(handle)

  function toggle() {
    setFailure(null)
    if (isSaved) removeItems(region, (item) => item.handle === handle)
    else setFailure(saveItem(region, { handle, size, quantity: 1 }))
  }

  return (
    <div className={styles.place} data-wide={isWide || undefined}>
      <button
        type="button"
        className={styles.save}
        aria-pressed={isSaved}
        aria-label={isWide ? undefined : t('save-name', { name })}
        onClick={toggle}
      >
        <HeartIcon />
        {isWide ? <span>{t('save')}</span> : null}
      </button>
      {isWide && isSaved ? (
        <Link to="/wish-list" preload={false} className={styles.see}>
          {t('see')}
        </Link>
      ) : null}
      {failure ? (
        <p role="alert" className={styles.problem}>
          {t(failure, { most: MAX_WISH_LIST_ITEMS })}
        </p>
      ) : null}
    </div>
  )
}
