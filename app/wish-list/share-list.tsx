import { useId, useRef, useState } from 'react'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import { formatSharedItems, type WishListItem } from '#app/product/wish-list/wish-list.ts'
import { stringifySearch } from '#app/region/search-strings.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import button from '#app/ui/button.module.css'
import styles from './wish-list-page.module.css'

/** Makes a link to the list, which names goods and sizes but not the shopper. */
export function ShareList({ items }: { items: readonly WishListItem[] }) {
  const t = useWords(wishListWords)
  const hrefFor = useHrefFor()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<'copied' | 'copy-failed' | null>(null)
  const goods = formatSharedItems(items)

  function copy() {
    field.current?.select()
    // without TLS there is no clipboard
    if (!navigator.clipboard) return setOutcome('copy-failed')
    navigator.clipboard.writeText(field.current?.value ?? '').then(
      () => setOutcome('copied'),
      () => setOutcome('copy-failed'),
    )
  }

  if (!isOpen)
    return (
      <p>
        <button type="button" className={button.secondary} onClick={() => setIsOpen(true)}>
          {t('share')}
        </button>
      </p>
    )
  return (
    <div className={styles.share}>
      <label htmlFor={id}>{t('share.label')}</label>
      <input
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the pressed button
        autoFocus
        ref={field}
        id={id}
        readOnly
        dir="ltr"
        value={new URL(hrefFor(`/wish-list${stringifySearch({ goods })}`), window.location.origin).href}
        className={styles.link}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={button.secondary} onClick={copy}>
        {t('copy')}
      </button>
      <p role="status">{outcome ? t(outcome) : null}</p>
    </div>
  )
}
