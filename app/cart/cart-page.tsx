import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cartWords } from '#app/copy/cart.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { isMessageCode } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { getBrowserCart, useBrowserCart } from './browser-cart.ts'
import type { CartOutcome, Notice } from './cart.ts'
import { DiscountCodes, GiftMessage } from './cart-folds.tsx'
import { CartLines, type CartParts, EmptyCart } from './cart-lines.tsx'
import { CartNotice } from './cart-notice.tsx'
import styles from './cart-page.module.css'
import { CartPromises, CartSums, CartTotal, NextSaving, TotalsStatus, useCartTerms } from './cart-sums.tsx'

/** The cart page, rendered on the server so that it works without script. */
export function CartPage(props: {
  outcome: CartOutcome
  /** The saved fit as the server knows it, so that hints do not shift the layout. */
  fit: SavedFit | null
  /** The notice of a form that was posted without script. */
  formNotice: Notice | null
  parts: CartParts
}) {
  const { outcome, formNotice, parts } = props
  const copy = useCopy()
  const t = useWords(cartWords)
  const region = useRegion().code
  const { state, cart, isStale } = useBrowserCart(region, outcome)
  const fit = useSavedFit() ?? props.fit
  useEffect(() => getBrowserCart(region).hydrate(outcome), [outcome, region])

  const terms = useCartTerms(state.cart)
  // The result of a posted form says more than a failed read of the cart.
  const notice = formNotice && state.status === 'unreachable' ? formNotice : state.notice

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{copy('cart.title')}</h1>
      <p className={styles.promise}>{terms}</p>
      <CartNotice state={state} notice={notice ?? (isStale ? null : formNotice)} parts={parts} />
      <TotalsStatus isStale={isStale} hasSettled={state.hasSettled} />
      <parts.OtherCarts cart={state.cart} />
      {cart && state.cart && cart.lines.length > 0 ? (
        <div className={styles.columns}>
          <CartLines cart={cart} isStale={isStale} fit={fit} parts={parts} />
          <aside className={styles.summary} data-stale={isStale || undefined}>
            <DiscountCodes cart={state.cart} />
            <GiftMessage cart={state.cart} />
            <NextSaving cart={state.cart} parts={parts} />
            <CartSums cart={state.cart} />
            <CartTotal cart={state.cart} isStale={isStale} className={styles.bar} />
            <CartPromises cart={state.cart} />
          </aside>
        </div>
      ) : state.status === 'unreachable' ? (
        <p className={styles.again}>
          <Link to="/cart" reloadDocument className={button.secondary}>
            {t('unreachable')}
          </Link>
        </p>
      ) : (
        <EmptyCart cart={cart} parts={parts} />
      )}
    </div>
  )
}

/**
 * The notice that the redirect of a posted form put into the URL; null for unknown values, and where the server has found
 * otherwise since. A browser that sends no cookie has not stored a code either.
 */
export function getFormNotice(
  problem: string | undefined,
  { isAdditionFound, hasCookies }: { isAdditionFound: boolean; hasCookies: boolean },
): Notice | null {
  if (problem === undefined || !isNotice(problem)) return null
  if (isAdditionFound && problem === 'cart.add-failed') return null
  if (hasCookies) return problem.endsWith('.cookies-refused') ? null : problem
  return problem === 'discount.sorted' || problem === 'discount.other' ? 'discount.cookies-refused' : problem
}

const isNotice = (word: string): word is Notice =>
  (/^(?:cart|discount)\./.test(word) || word === 'limit.reached') && isMessageCode(word)
