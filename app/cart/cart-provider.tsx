import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useReducer, useState } from 'react'
import { report } from '#app/errors/report.ts'
import { useRegion } from '#app/region/use-region.ts'
import { rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { cartCount, readCookie } from '#app/visitor/cookies.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { addLinesFn, readCartFn, updateLinesFn } from './cart.functions.ts'
import type { CartOutcome } from './cart.server.ts'
import { type CartState, shownCart, transition, UNREAD } from './cart-machine.ts'
import { type Change, type LineToAdd, sentBy } from './change-queue.ts'
import { createChangeRunner } from './change-runner.ts'

type CartApi = {
  state: CartState
  /** Reads the cart, unless that has been done or begun on this page. */
  read: () => void
  /** Takes over what the server has already read for this page. */
  restore: (outcome: CartOutcome) => void
  /** Puts lines in. Resolves to how it went. */
  add: (lines: LineToAdd[]) => Promise<CartOutcome>
  setQuantity: (lineId: string, quantity: number) => void
}

const CartContext = createContext<CartApi | null>(null)
const CountContext = createContext(0)

/** A call that the server did not answer. A connection that failed is nobody's bug and not reported (spec 8). */
function unanswered(failure: CatalogueCode, cause: unknown): CartOutcome {
  if (!(cause instanceof TypeError)) report(failure, cause)
  return { ok: false, failure }
}

/** Sends one change to the server; a call that never arrived is a failure like any other. */
async function perform(region: RegionCode, change: Change): Promise<CartOutcome> {
  try {
    if (change.kind === 'add') return await addLinesFn({ data: { region, lines: change.lines } })
    const lines = Object.entries(change.quantities).map(([id, quantity]) => ({ id, quantity }))
    return await updateLinesFn({ data: { region, lines } })
  } catch (cause) {
    return unanswered(change.kind === 'add' ? 'cart.add-failed' : 'cart.change-failed', cause)
  }
}

/**
 * Runs the cart machine for a page. No page but /cart renders the cart on the server, so that pages are the same for
 * everyone (architecture, choice 5): until it is needed, only its count is known, from a cookie.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const region = useRegion().code
  const [state, send] = useReducer(transition, UNREAD)

  const restore = useCallback((outcome: CartOutcome) => {
    const [cart, notice] = outcome.ok ? [outcome.cart, outcome.notice] : [null, outcome.failure]
    send({ type: 'restored', cart, notice })
  }, [])

  const runner = useMemo(
    () =>
      createChangeRunner<CartOutcome>(
        (change) => perform(region, change),
        (change, outcome, more) => {
          const answer = { sent: sentBy(change), more }
          if (outcome.ok) send({ type: 'changed', cart: outcome.cart, notice: outcome.notice, ...answer })
          else send({ type: 'failed', failure: outcome.failure, ...answer })
        },
      ),
    [region],
  )

  const unread = state.status === 'unread'
  const read = useCallback(() => {
    if (!unread) return
    send({ type: 'read' })
    readCartFn({ data: { region } }).then(restore, (cause) => restore(unanswered('cart.change-failed', cause)))
  }, [unread, region, restore])

  const api = useMemo<CartApi>(
    () => ({
      state,
      read,
      restore,
      add: (lines) => {
        send({ type: 'add' })
        return runner.submit({ kind: 'add', lines })
      },
      setQuantity: (lineId, quantity) => {
        const quantities = { [lineId]: quantity }
        send({ type: 'update', quantities })
        void runner.submit({ kind: 'update', quantities })
      },
    }),
    [state, read, restore, runner],
  )

  return (
    <CartContext value={api}>
      <CountContext value={useCount(state, region)}>{children}</CountContext>
    </CartContext>
  )
}

/** The number beside the cart: what is known, until then what the cookie remembers. */
function useCount(state: CartState, region: RegionCode): number {
  const [remembered, setRemembered] = useState(0)
  useEffect(() => {
    setRemembered(Math.max(0, Math.floor(Number(readCookie(document.cookie, cartCount(region).name)) || 0)))
  }, [region])
  const known = state.cart || state.status === 'idle' ? (shownCart(state)?.count ?? 0) : null
  const changing = state.status === 'changing'
  useEffect(() => {
    // what the shopper means is kept even if the page goes before the server's answer comes
    if (changing && known !== null) rememberInBrowser(cartCount(region), String(known))
  }, [changing, known, region])
  return known ?? remembered
}

/** The cart of this page and what can be done with it. */
export function useCart(): CartApi {
  const api = useContext(CartContext)
  if (!api) throw new Error('useCart is for components inside CartProvider')
  return api
}

/** How many goods the cart holds. */
export const useCartCount = (): number => useContext(CountContext)
