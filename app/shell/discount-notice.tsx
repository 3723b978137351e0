import { useLocation } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import { rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { discountCode } from '#app/visitor/cookies.ts'
import { discountNotification } from './discount.ts'
import { NotificationBanner } from './notification-banner.tsx'
import { HIDDEN, staysFor, transition } from './notification-machine.ts'

/** A discount in the address is kept for the checkout, and the shopper told so (CART-14). */
export function DiscountNotice() {
  const code = useLocation({ select: ({ search }) => codeFrom(search) })
  const [state, send] = useReducer(transition, HIDDEN)

  useEffect(() => {
    if (!code) return
    rememberInBrowser(discountCode, code)
    send({ type: 'told', notification: discountNotification(code) })
  }, [code])

  const stays = state.isVisible ? staysFor(state) : null
  useEffect(() => {
    if (stays === null) return
    const timer = setTimeout(() => send({ type: 'time-up' }), stays)
    return () => clearTimeout(timer)
  }, [stays])

  return <NotificationBanner state={state} onDismiss={() => send({ type: 'dismissed' })} />
}

/** Codes are short words; anything else in the address is none. */
const CODE = /^[\w-]{1,40}$/

function codeFrom(search: object): string | null {
  const asked: unknown = Reflect.get(search, 'discount')
  return typeof asked === 'string' && CODE.test(asked) ? asked : null
}
