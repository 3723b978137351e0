import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '#app/cart/cart.ts'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { lazyOptional, OptionalPart } from '#app/page/optional-part.tsx'
import type { Elements } from '#app/ui/elements.ts'
import type { Money } from '#app/ui/money.ts'
import styles from './delivery-suggestion.module.css'

const SuggestedGoods = lazyOptional(() => import('./suggested-goods.tsx').then((module) => module.SuggestedGoods))

/**
 * A disclosure for free delivery: `children` gives the missing amount, and opening it loads suggested goods. Without
 * script it holds a link to small goods.
 */
export function DeliverySuggestion(props: { missing: Money; lines: readonly CartLine[]; children: Elements }) {
  const t = useWords(cartWords)
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  // a shopper may have opened it before hydration
  useEffect(() => setOpen(fold.current?.open ?? false), [])
  return (
    <details ref={fold} className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{props.children}</summary>
      {isOpen ? (
        <OptionalPart>
          <SuggestedGoods missing={props.missing} lines={props.lines} />
        </OptionalPart>
      ) : null}
      <Link to="/collections/$handle" params={{ handle: 'socks' }} className={styles.all}>
        {t('small-goods')}
      </Link>
    </details>
  )
}
