import { useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FIT_FINDER_PATH } from '#app/content/page-handles.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { parseSearch } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { usePopups } from '#app/ui/popups.ts'
import { readBrowserCookie, readSession, subscribeToVisitorChanges, writeSession } from '#app/visitor/browser-state.ts'
import { type CookieSpec, hideFitFinderHint, lastVisit, privacyConsent, savedFit } from '#app/visitor/cookies.ts'
import { FIT_HINT_AFTER_PX } from '#contracts/shop/timing-and-limits.ts'
import { SAVED_FIT_MODAL, SESSION_STORAGE } from '#contracts/shop/visitor.ts'
import { claimFitFn } from '../fit.functions.ts'
import { OPTION_CODES } from '../option-codes.ts'
import { storeSavedFit } from '../saved-fit-cookie.ts'
import { getHintPlace, HINT_SHOWN, isHintDue, type Prompt, parsePromptRequest } from './prompt-rules.ts'

const FitPanel = lazyOptional(
  () => import('./fit-panel.tsx').then((module) => module.FitPanel),
  () => window.stalePage?.onPartFailed(),
)

/** The fit's overlays: the saved-fit card, the prompt, the hint. */
export function FitParts() {
  const { panel } = useOpenPanel()
  const [wasOpened, setOpened] = useState(false)
  if (panel === 'fit' && !wasOpened) setOpened(true)
  return (
    <>
      <Suspense>{wasOpened ? <FitPanel /> : null}</Suspense>
      <FitPromptPart />
      <FitHintPart />
    </>
  )
}

const FitHint = lazyOptional(() => import('./fit-hint.tsx').then((module) => module.FitHint))

const hasCookie = (cookie: CookieSpec) => Boolean(readBrowserCookie(cookie))
/** The presence of the cookies that decide on the hint, one digit each, so that any change gives a new snapshot. */
const readHintCookies = () =>
  [savedFit, lastVisit, hideFitFinderHint, privacyConsent].map((cookie) => Number(hasCookie(cookie))).join('')
const getServerCookies = () => '1110'
/** The parameters of chosen sizes and filters. */
const CHOICES: ReadonlySet<string> = new Set([...Object.values(OPTION_CODES), 'by'])

/** The Fit Finder hint (COL-10): shown after scrolling, hidden while anything else covers the page. */
function FitHintPart() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const hasChosen = useLocation({ select: ({ search }) => Object.keys(search).some((name) => CHOICES.has(name)) })
  const wasShown = useWasShown(path)
  const [hasSavedFit, hasLastVisit, isHidden, hasConsentChoice] = [
    ...useSyncExternalStore(subscribeToVisitorChanges, readHintCookies, getServerCookies),
  ].map((digit) => digit === '1')
  const hasScrolled = useScrolledPast(FIT_HINT_AFTER_PX, path)
  const isAskedInPlace = useIsAskedInPlace(hasScrolled)
  const { panel } = useOpenPanel()
  const { modal, flyoutMenu, collectionFilters } = usePopups()

  const place = getHintPlace(path)
  const isDue = isHintDue({
    path,
    scrolledPx: hasScrolled ? FIT_HINT_AFTER_PX + 1 : 0,
    hasSavedFit: hasSavedFit ?? true,
    hasLastVisit: hasLastVisit ?? true,
    isHidden: isHidden ?? true,
    wasShown,
    hasChosen,
    isAskedInPlace,
  })
  // The cookie banner is in the same position.
  if (!place || !isDue || !hasConsentChoice || panel !== 'none' || modal || flyoutMenu || collectionFilters) return null
  return (
    <Suspense>
      <FitHint place={place} />
    </Suspense>
  )
}

/** Whether the hint was shown in this session before this page opened. */
function useWasShown(path: string): boolean {
  const [page, setPage] = useState(() => ({ path, wasShown: isShownMark() }))
  if (page.path !== path) setPage({ path, wasShown: isShownMark() })
  return page.wasShown
}

const isShownMark = () => readSession(HINT_SHOWN) !== undefined

/** Whether the page was scrolled further than this since it opened. */
function useScrolledPast(px: number, path: string): boolean {
  const [scrolledPath, setScrolledPath] = useState<string | null>(null)
  useEffect(() => {
    const onScroll = () => window.scrollY > px && setScrolledPath(path)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [px, path])
  return scrolledPath === path
}

/** Selects the page's own links to the Fit Finder. */
const CALLS = `main a[href*="${FIT_FINDER_PATH}"]`
/** Selects goods with sizes: gift cards and missing pages have none. */
const SIZED_GOODS = '[data-fit-question], [data-has-sizes]'

/**
 * Whether one of the page's own links to the Fit Finder is visible, or nothing on the page has a size; true until the visitor
 * has scrolled.
 */
function useIsAskedInPlace(hasScrolled: boolean): boolean {
  const [isAsked, setAsked] = useState(true)
  useEffect(() => {
    if (!hasScrolled || !document.querySelector(SIZED_GOODS)) return setAsked(true)
    const visible = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target)
      setAsked(visible.size > 0)
    })
    const calls = document.querySelectorAll(CALLS)
    for (const call of calls) observer.observe(call)
    if (calls.length === 0) setAsked(false)
    return () => observer.disconnect()
  }, [hasScrolled])
  return isAsked
}

const FitPrompt = lazyOptional(() => import('./fit-prompt.tsx').then((module) => module.FitPrompt))

/** The prompt for each outcome of claiming a mailed fit. */
const PROMPTS = { found: 'claimed', none: 'expired', unknown: 'failed', failed: 'failed' } as const

/**
 * The saved-fit prompt that a URL requests (FIT-12). It waits until nothing else covers the page, and shows once per session.
 */
function FitPromptPart() {
  const { prompt, claim } = usePrompt()
  const { panel } = useOpenPanel()
  const { modal, flyoutMenu } = usePopups()
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const isPageFree = panel === 'none' && !modal && !flyoutMenu
  if (prompt && state === 'waiting' && isPageFree) setState('open')
  if (!prompt || state === 'waiting') return null
  return (
    <Suspense>
      <FitPrompt
        prompt={prompt}
        open={state === 'open'}
        onClaim={claim}
        onClose={() => {
          writeSession(SESSION_STORAGE.hideSavedFitModal, 'true')
          setState('closed')
        }}
      />
    </Suspense>
  )
}

function usePrompt(): { prompt: Prompt | null; claim: () => Promise<void> } {
  const router = useRouter()
  const region = useRegion().code
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const hasStarted = useRef(false)
  const key = useRef('')
  const { open } = useOpenPanel()

  useEffect(() => {
    const request = parsePromptRequest(
      parseSearch(search),
      readSession(SESSION_STORAGE.hideSavedFitModal) !== undefined,
    )
    const clearAddress = () => {
      const address = new URL(window.location.href)
      address.searchParams.delete(SAVED_FIT_MODAL)
      router.history.replace(address.pathname + address.search + address.hash)
    }
    if (request?.kind === 'edit') {
      // Clears the URL, so that the next press of the same link opens the card again.
      clearAddress()
      return open('fit')
    }
    if (!request || hasStarted.current) return
    hasStarted.current = true
    if (request.kind === 'ask') return setPrompt('ask')
    // The key is a secret, so it is removed from the address and the history.
    clearAddress()
    key.current = request.key
    setPrompt('offered')
  }, [router, search, open])

  const claim = () =>
    claimFitFn({ data: { region, key: key.current } }).then(
      (outcome) => {
        if (outcome.status === 'found') storeSavedFit(outcome.record, { inAccount: false })
        setPrompt(PROMPTS[outcome.status])
      },
      () => setPrompt('failed'),
    )

  return { prompt, claim }
}
