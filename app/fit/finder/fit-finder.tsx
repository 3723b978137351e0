import { useCallback, useEffect, useMemo, useRef } from 'react'
import { fitFinderWords } from '#app/copy/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Elements } from '#app/ui/elements.ts'
import { BackIcon } from '#app/ui/icons.tsx'
import { runWhenIdle } from '#app/ui/timing.ts'
import { isQuantity } from '../fit-answers.ts'
import styles from './fit-finder.module.css'
import { LoadedFigure, LoadedLaterScreen, loadLaterCode } from './load-later-screens.tsx'
import type { FinderStore } from './machine/finder.ts'
import { type FinderState, getPlace, getResult } from './machine/finder-state.ts'
import { canSeeResult, QUIZ } from './questions/steps.ts'
import { FinderContext } from './screen.tsx'
import { Start } from './start.tsx'
import { Working } from './working.tsx'

/** The Fit Finder on its page or in its drawer: a bar with Back and progress, the drawing, and one screen at a time. */
export function FitFinder(props: { state: FinderState; finder: FinderStore; isDrawer: boolean; leaveLink?: Elements }) {
  const { state, finder, isDrawer, leaveLink } = props
  const t = useWords(fitFinderWords)
  const name = getScreenName(state)
  const onTitle = useTitleFocus(name, isDrawer)
  const context = useMemo(
    () => ({ send: finder.send, onTitle, ...(isDrawer ? DRAWER_HEADINGS : PAGE_HEADINGS) }),
    [finder, onTitle, isDrawer],
  )
  useEffect(() => {
    // A failed load is repeated by the screen that needs the code.
    const load = () => void loadLaterCode().catch(() => {})
    // A drawer has no server-rendered drawing, so it loads the code at once.
    if (isDrawer) load()
    else runWhenIdle(load)
  }, [isDrawer])

  return (
    <FinderContext value={context}>
      <div
        className={styles.finder}
        data-in={isDrawer ? 'drawer' : 'page'}
        data-place={getPlace(state)}
        data-screen={getLayout(state)}
        data-offers-result={(state.at === 'asking' && !state.result && canSeeResult(state.step)) || undefined}
      >
        <div className={styles.bar}>
          {state.at === 'start' || state.at === 'saving' || state.at === 'redirecting' ? (
            <span className={styles.side} />
          ) : (
            <button
              type="button"
              className={styles.side}
              aria-label={t('back')}
              onClick={() => finder.send({ type: 'back' })}
            >
              <BackIcon />
            </button>
          )}
          <ProgressBar state={state} />
          <span className={styles.leave}>{leaveLink}</span>
        </div>
        <div className={styles.figure}>
          <LoadedFigure finder={finder} />
        </div>
        <div className={styles.screen}>
          <Screen key={name} state={state} />
        </div>
      </div>
    </FinderContext>
  )
}

const PAGE_HEADINGS = { heading: 'h1', subheading: 'h2' } as const
/** The drawer's own title is the h2. */
const DRAWER_HEADINGS = { heading: 'h3', subheading: 'h4' } as const

/** The progress through the eleven questions, announced when it changes. Other questions have texts of their own. */
function ProgressBar({ state }: { state: FinderState }) {
  const t = useWords(fitFinderWords)
  const at = state.at === 'asking' ? (QUIZ as readonly string[]).indexOf(state.step) : -1
  const isQuiz = at >= 0 && getResult(state) === null
  const text =
    state.at !== 'asking'
      ? ''
      : isQuiz
        ? t('progress', { at: at + 1, of: QUIZ.length })
        : t(at >= 0 ? 'progress.change' : 'progress.booster')
  return (
    <div className={styles.progress}>
      <p role="status" className={styles.count}>
        {text}
      </p>
      {isQuiz ? (
        <svg className={styles.line} viewBox="0 0 110 2" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 1H110" className={styles.whole} />
          <path d={`M0 1H${at * 10 + 10}`} className={styles.done} />
        </svg>
      ) : null}
    </div>
  )
}

/** The name of a screen. Focus moves when it changes. */
const getScreenName = (state: FinderState): string => (state.at === 'asking' ? state.step : state.at)

/** Returns the layout of a screen, which decides how much room the drawing gets. */
function getLayout(state: FinderState): 'start' | 'number' | 'choice' | 'tall' | 'plain' | 'result' {
  if (state.at === 'start') return 'start'
  if (state.at === 'result' || state.at === 'success') return 'result'
  if (state.at !== 'asking') return 'plain'
  if (isQuantity(state.step)) return 'number'
  return state.step === 'waist' || state.step === 'build' ? 'tall' : 'choice'
}

/**
 * Returns a function that moves focus to the title of a new screen. The first screen of a page does not take focus; that of a
 * drawer does when the dialog opens.
 */
function useTitleFocus(name: string, isDrawer: boolean): (title: HTMLElement) => void {
  const shown = useRef(isDrawer ? null : name)
  return useCallback(
    (title) => {
      if (shown.current === name) return
      shown.current = name
      // A dialog that is about to open focuses the element with this attribute, which React never sets.
      if (title.closest('dialog:not([open])')) title.setAttribute('autofocus', '')
      else title.focus({ preventScroll: true })
      if (!isDrawer) window.scrollTo(0, 0)
      title.closest('[data-in]')?.scrollTo(0, 0)
    },
    [name, isDrawer],
  )
}

/** The screen of a state. Code for the screens after the start loads later. */
function Screen({ state }: { state: FinderState }) {
  switch (state.at) {
    case 'start':
      return <Start state={state} />
    case 'calculating':
    case 'saving':
    case 'redirecting':
      return <Working work={state.at} />
    default:
      return <LoadedLaterScreen state={state} />
  }
}
