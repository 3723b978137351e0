import { useEffect, useState } from 'react'
import type { CartLine } from '#app/cart/cart.ts'
import { lineChangeWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import styles from './line-change-form.module.css'
import { LineChangeForm } from './line-change-form.tsx'
import { fetchLineGoods } from './line-goods.functions.ts'
import type { LineGoods } from './line-goods.ts'

export type EditorProps = { line: CartLine; extras: readonly CartLine[]; onClose: () => void }

/** Reads the sizes and colours of a cart line, with their stock as it is now, and lets the shopper change them. */
export function LineChangeEditor({ line, extras, onClose }: EditorProps) {
  const t = useWords(lineChangeWords)
  const region = useRegion().code
  const { handle } = line.product
  const [attempt, setAttempt] = useState(0)
  const [goods, setGoods] = useState<LineGoods | 'loading' | 'unread' | 'gone'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads them again
  useEffect(() => {
    let isCurrent = true
    setGoods('loading')
    fetchLineGoods({ data: { region, handle } }).then(
      (read) => isCurrent && setGoods(read ?? 'gone'),
      () => isCurrent && setGoods('unread'),
    )
    return () => {
      isCurrent = false
    }
  }, [region, handle, attempt])

  if (typeof goods === 'object')
    return <LineChangeForm line={line} extras={extras} goods={goods} mark="" onClose={onClose} />
  return (
    <p role="status" className={styles.status}>
      <span>{t(goods)}</span>{' '}
      {goods === 'unread' ? (
        <button type="button" className={button.quiet} onClick={() => setAttempt(attempt + 1)}>
          {t('try-again')}
        </button>
      ) : null}
    </p>
  )
}
