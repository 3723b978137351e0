import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { track } from '#app/analytics/track.ts'
import { fitPromptsWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { throttle } from '#app/ui/timing.ts'
import { setBrowserCookie, writeSession } from '#app/visitor/browser-state.ts'
import { hideFitFinderHint } from '#app/visitor/cookies.ts'
import styles from './fit-hint.module.css'
import { HINT_SHOWN } from './prompt-rules.ts'

/**
 * The Fit Finder hint, a chip at the bottom of the viewport. It hides while it would cover controls, and for good once
 * closed.
 */
export function FitHint({ place }: { place: string }) {
  const t = useWords(fitPromptsWords)
  const { open } = useOpenPanel()
  const chip = useRef<HTMLElement>(null)
  const yields = useCoversControls(chip)
  useEffect(() => {
    writeSession(HINT_SHOWN, place)
    track('Fit banner viewed', { place })
  }, [place])
  return (
    <aside ref={chip} className={styles.hint} aria-label={t('hint.label')} data-yields={yields || undefined}>
      <Link
        to="/fit-finder"
        preload={false}
        className={styles.link}
        onClick={(event) => {
          if (isBrowserHandledClick(event)) return
          event.preventDefault()
          open('fit-finder')
        }}
      >
        {t('hint.link')}
      </Link>
      <button
        type="button"
        className={styles.close}
        aria-label={t('hint.close')}
        onClick={() => setBrowserCookie(hideFitFinderHint, 'true')}
      >
        <CloseIcon />
      </button>
    </aside>
  )
}

const CONTROLS = 'button, input, select, textarea, label, summary'

/** Whether a fixed element overlaps a control of the page, checked whenever scrolling ends. */
function useCoversControls(fixed: RefObject<HTMLElement | null>): boolean {
  const [yields, setYields] = useState(false)
  useEffect(() => {
    const check = () => {
      if (fixed.current) setYields(coversControl(fixed.current))
    }
    check()
    const stopFollowing = subscribeToScrollEnd(window, check)
    addEventListener('resize', check)
    return () => {
      stopFollowing()
      removeEventListener('resize', check)
    }
  }, [fixed])
  return yields
}

/** Whether an element overlaps a control in the main part of the page, or one of the footer, which no scrolling uncovers. */
function coversControl(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [...document.querySelectorAll(`main :is(${CONTROLS}), footer :is(a, ${CONTROLS})`)].some((control) => {
    const box = control.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
}

/** The throttle in ms for browsers without `scrollend`. */
const WITHOUT_EVENT_MS = 150

/**
 * Subscribes to the end of scrolling and returns the function that unsubscribes. Without `scrollend` (older Safari) it calls
 * back at intervals and at the end.
 */
export function subscribeToScrollEnd(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  onEnd: () => void,
): () => void {
  const hasEvent = 'onscrollend' in target
  const name = hasEvent ? 'scrollend' : 'scroll'
  const listener = hasEvent ? onEnd : throttle(onEnd, WITHOUT_EVENT_MS)
  target.addEventListener(name, listener, { passive: true })
  return () => target.removeEventListener(name, listener)
}
