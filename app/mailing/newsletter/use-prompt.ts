import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useNeedsConsent } from '#app/analytics/consent/consent.ts'
import { useFlag } from '#app/analytics/flags/use-flag.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { usePopups } from '#app/ui/popups.ts'
import { throttle } from '#app/ui/timing.ts'
import { readBrowserCookie, readSession, subscribeToVisitorChanges, writeSession } from '#app/visitor/browser-state.ts'
import { cartCount, hasOrdered, hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { EXIT_INTENT, IDLE_VISITOR_MS } from '#contracts/shop/timing-and-limits.ts'
import { SESSION_STORAGE } from '#contracts/shop/visitor.ts'
import { useVisitPages } from './visit-pages.ts'

/** The offer is for a first order. */
const isHidden = (region: RegionCode) =>
  [hideNewsletterPrompt, hasOrdered(region)].some((cookie) => readBrowserCookie(cookie) !== undefined)
const getServerSnapshot = () => true
const hasGoods = (region: RegionCode) => Number(readBrowserCookie(cartCount(region)) ?? 0) > 0
const wasShown = () => readSession(SESSION_STORAGE.newsletterPrompted) !== undefined
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false

/**
 * Opens the newsletter's modal once per visit, on exit intent or when the visitor is idle, from its fourth page on.
 */
export function usePrompt(): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const region = useRegion().code
  const { panel, open } = useOpenPanel()
  const { modal, flyoutMenu, collectionFilters } = usePopups()
  const visit = useVisitPages(path, panel === 'fit-finder' || path === '/fit-finder')
  const isDue = canPrompt({
    path,
    pages: visit?.count ?? 0,
    isAboutFit: visit?.isAboutFit ?? true,
    hasGoods: useSyncExternalStore(subscribeToVisitorChanges, () => hasGoods(region), getServerSnapshot),
    isHidden: useSyncExternalStore(subscribeToVisitorChanges, () => isHidden(region), getServerSnapshot),
    wasShown: wasShown(),
    isCovered: panel !== 'none' || modal > 0 || flyoutMenu > 0 || collectionFilters > 0,
    needsConsent: useNeedsConsent(),
  })

  const isEnabled = useFlag('newsletter-prompt', isDue)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts the idle time again
  useEffect(() => {
    if (!isDue || !isEnabled) return
    function prompt() {
      if (isTyping() || wasShown()) return
      writeSession(SESSION_STORAGE.newsletterPrompted, 'true')
      open('newsletter')
    }
    return watchExitAndIdle(document, { onExitIntent: prompt, onIdle: prompt })
  }, [isDue, isEnabled, path, open])
}

/** The first pages of a visit, which no offer interrupts (NAV-21). Ours. */
const QUIET_PAGES = 3

/** The conditions for the newsletter's prompt. */
export type PromptMoment = {
  /** Without region prefix. */
  path: string
  /** Pages of this visit, this one included. */
  pages: number
  /** Whether the Fit Finder was open on this page or led to it. */
  isAboutFit: boolean
  /** Whether the cart has goods. */
  hasGoods: boolean
  /** Whether the cookie hideNewsletterPrompt is set, or the customer has ordered before. */
  isHidden: boolean
  /** Whether the prompt was open in this visit. */
  wasShown: boolean
  /** Whether a panel, a modal, a menu or the filters cover the page. */
  isCovered: boolean
  /** Whether the visitor still has to choose about cookies. */
  needsConsent: boolean
}

/** Pages without the prompt: cart and account, single-task pages, and pages about the newsletter or unsubscribing. */
const WITHOUT_PROMPT = [
  '/cart',
  '/account',
  '/returns',
  '/order-status',
  '/fit-finder',
  '/pages/black-friday',
  '/newsletter',
  '/unsubscribe',
  '/spoke-feedback',
]

/** Whether the newsletter's prompt may open (FORM-02, NAV-21). */
export const canPrompt = ({ path, ...moment }: PromptMoment): boolean =>
  moment.pages > QUIET_PAGES &&
  !moment.isAboutFit &&
  !moment.hasGoods &&
  !moment.isHidden &&
  !moment.wasShown &&
  !moment.isCovered &&
  !moment.needsConsent &&
  !WITHOUT_PROMPT.some((parent) => path === parent || path.startsWith(`${parent}/`))

/** The events after which a visitor is not idle. */
const ACTIVITIES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove'] as const

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>

/**
 * Calls `onExitIntent` when a mouse comes near the top of the window, where the browser's own controls are, and `onIdle`
 * when nothing has happened for 4 s on a visible page. Touch has no exit intent. Returns the function that stops it.
 */
export function watchExitAndIdle(page: Page, on: { onExitIntent: () => void; onIdle: () => void }): () => void {
  let isStopped = false
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  function restartIdle() {
    clearTimeout(idleTimer)
    if (page.visibilityState === 'visible') idleTimer = setTimeout(on.onIdle, IDLE_VISITOR_MS)
  }

  const handlePointer = throttle((event: PointerEvent) => {
    const isAtTop = event.pointerType === 'mouse' && event.clientY <= EXIT_INTENT.topPx
    if (!isStopped && isAtTop && isRealMovement(event)) on.onExitIntent()
  }, EXIT_INTENT.throttleMs)

  const options = { capture: true, passive: true }
  for (const activity of ACTIVITIES) page.addEventListener(activity, restartIdle, options)
  page.addEventListener('visibilitychange', restartIdle)
  page.addEventListener('pointermove', handlePointer, options)
  // a fast mouse leaves the window without a movement near its top
  page.addEventListener('pointerout', handlePointer, options)
  restartIdle()

  return () => {
    isStopped = true
    clearTimeout(idleTimer)
    for (const activity of ACTIVITIES) page.removeEventListener(activity, restartIdle, options)
    page.removeEventListener('visibilitychange', restartIdle)
    page.removeEventListener('pointermove', handlePointer, options)
    page.removeEventListener('pointerout', handlePointer, options)
  }
}

/**
 * Whether a pointer event is a movement: browsers also send events for a resting mouse while the page scrolls. Leaving the
 * window has no related target.
 */
const isRealMovement = ({ type, movementX, movementY, relatedTarget }: PointerEvent): boolean =>
  type === 'pointerout' ? relatedTarget === null : movementX !== 0 || movementY !== 0
