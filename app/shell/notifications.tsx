import { useLoaderData, useLocation } from '@tanstack/react-router'
import { type Dispatch, useEffect, useReducer } from 'react'
import { getBrowserCart } from '#app/cart/browser-cart.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { oldPageWords, signedOutWords } from '#app/copy/shell.ts'
import { useWords } from '#app/copy/use-words.ts'
import { PART_MISSING, PRESS_LOST_AT } from '#app/errors/stale-page.ts'
import { useRegion } from '#app/region/use-region.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { readSession, refusesCookies, removeSession, setBrowserCookie } from '#app/visitor/browser-state.ts'
import { discountCode, hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import { SESSION_STORAGE } from '#contracts/shop/visitor.ts'
import { getDiscountNotification, parseDiscount } from './discount.ts'
import styles from './notification-banner.module.css'
import {
  getAutoHideMs,
  HIDDEN,
  isDismissible,
  type NotificationEvent,
  type NotificationState,
  transition,
} from './notification-machine.ts'

/** The notification banner over the page, with its triggers (NAV-12). */
export function Notifications() {
  const [state, dispatch] = useReducer(transition, HIDDEN)
  useDiscountNotification(dispatch)
  useConnectionNotification(dispatch)
  useOldPageNotification(dispatch)
  useSignedOutNotification(dispatch)

  const autoHideMs = state.isVisible ? getAutoHideMs(state) : null
  useEffect(() => {
    if (autoHideMs === null) return
    const timer = setTimeout(() => dispatch({ type: 'time-up' }), autoHideMs)
    return () => clearTimeout(timer)
  }, [autoHideMs])

  return <NotificationBanner state={state} onDismiss={() => dispatch({ type: 'dismissed' })} />
}

/** Shows a notification while the browser is offline. */
function useConnectionNotification(dispatch: Dispatch<NotificationEvent>): void {
  const messageFor = useMessageFor()
  const text = messageFor('connection.lost')
  useEffect(() => {
    const onOffline = () => dispatch({ type: 'shown', notification: { type: 'connection', theme: 'error', text } })
    const onOnline = () => dispatch({ type: 'ended', of: 'connection' })
    if (!navigator.onLine) onOffline()
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [dispatch, text])
}

/** A notification over the page. Its live region is always present, so that screen readers announce it. */
function NotificationBanner({ state, onDismiss }: { state: NotificationState; onDismiss: () => void }) {
  const t = useCopy()
  return (
    <div className={styles.place} role="status" data-notifications>
      {state.isVisible ? (
        <div className={styles.banner} data-theme={state.theme}>
          <p>{state.text}</p>
          {isDismissible(state) ? (
            <button type="button" className={styles.close} aria-label={t('close')} onClick={onDismiss}>
              <CloseIcon />
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/**
 * Shows a notification after a press that had no effect, on this page or the previous one, because its code belongs to a
 * release that no longer exists.
 */
function useOldPageNotification(dispatch: Dispatch<NotificationEvent>): void {
  const t = useWords(oldPageWords)
  useEffect(() => {
    const show = (text: string) => dispatch({ type: 'shown', notification: { type: 'old-page', theme: 'info', text } })
    const lostAt = Number(readSession(PRESS_LOST_AT) ?? Number.POSITIVE_INFINITY)
    // The previous page, on which the press was lost, still runs for a moment.
    if (lostAt < performance.timeOrigin) {
      removeSession(PRESS_LOST_AT)
      show(t('reloaded'))
    }
    const onPartMissing = () => show(t('part-missing'))
    if (window.stalePage?.isPartMissing) onPartMissing()
    window.addEventListener(PART_MISSING, onPartMissing)
    return () => window.removeEventListener(PART_MISSING, onPartMissing)
  }, [dispatch, t])
}

/** Says on the page after a sign-out that it has worked. */
function useSignedOutNotification(dispatch: Dispatch<NotificationEvent>): void {
  const text = useWords(signedOutWords)('done')
  useEffect(() => {
    const signedOutAt = Number(readSession(SESSION_STORAGE.signedOutAt) ?? Number.POSITIVE_INFINITY)
    // The page that signs out still runs for a moment.
    if (signedOutAt >= performance.timeOrigin) return
    removeSession(SESSION_STORAGE.signedOutAt)
    dispatch({ type: 'shown', notification: { type: 'signed-out', theme: 'info', text } })
  }, [dispatch, text])
}

/** Stores a discount code from the address for checkout, and shows a notification (CART-14). */
function useDiscountNotification(dispatch: Dispatch<NotificationEvent>): void {
  const { code: region, locale } = useRegion()
  const campaign = useLoaderData({ from: '__root__', select: (shell) => shell.campaign })
  const code = useLocation({ select: ({ search }) => parseDiscount(search, campaign).code })
  const isCampaign = useLocation({ select: ({ search }) => parseDiscount(search, campaign).isCampaign })

  useEffect(() => {
    if (isCampaign) setBrowserCookie(hideNewsletterPrompt, 'true')
  }, [isCampaign])

  useEffect(() => {
    if (!code) return
    setBrowserCookie(discountCode, code)
    // the loaded cart does not have the code yet
    void getBrowserCart(region).refresh()
    dispatch({ type: 'shown', notification: getDiscountNotification(code, locale, !refusesCookies()) })
  }, [code, region, locale, dispatch])
}
