import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { BackIcon } from '#app/ui/icons.tsx'
import { runWhenIdle } from '#app/ui/run-when-idle.ts'
import { isQuantity } from '../fit-answers.ts'
import styles from './fit-finder.module.css'
import { LoadedLaterScreen, loadLaterScreens } from './load-later-screens.tsx'
import type { FinderStore } from './machine/finder.ts'
import { FinderContext } from './machine/finder-context.ts'
import { countCompleted, type FinderState, getResult } from './machine/finder-state.ts'
import { FigureDrawing } from './questions/figure.tsx'
import { FigureWords } from './questions/figure-words.tsx'
import { QUIZ } from './questions/steps.ts'
import { Screen } from './screen.tsx'
import { useFinderWords } from './words.ts'

/** The Fit Finder on its page or in its drawer: a bar with Back and progress, the drawing, and one screen at a time. */
export function FitFinder(props: {
  state: FinderState
  finder: FinderStore
  isDrawer: boolean
  leaveLink?: ReactNode
}) {
  const { state, finder, isDrawer, leaveLink } = props
  const t = useFinderWords()
  const screen = useRef<HTMLDivElement>(null)
  const context = useMemo(
    () => ({ send: finder.send, ...(isDrawer ? DRAWER_HEADINGS : PAGE_HEADINGS) }),
    [finder, isDrawer],
  )
  const name = getScreenName(state)
  useScreenFocus(screen, name, isDrawer)
  // If it fails, what needs it loads it again.
  useEffect(() => runWhenIdle(() => void loadLaterScreens().catch(() => {})), [])

  return (
    <FinderContext value={context}>
      <div className={styles.finder} data-in={isDrawer ? 'drawer' : 'page'} data-screen={getLayout(state)}>
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
          <FigureDrawing answers={state.answers} />
          <FigureWords answers={state.answers} />
        </div>
        <div className={styles.screen} ref={screen}>
          <Screen key={name} state={state} />
          {state.at === 'asking' && state.result ? <LoadedLaterScreen state={state} /> : null}
        </div>
      </div>
    </FinderContext>
  )
}

const PAGE_HEADINGS = { heading: 'h1', subheading: 'h2' } as const
/** The drawer's own title is the h2. */
const DRAWER_HEADINGS = { heading: 'h3', subheading: 'h4' } as const

/** The progress through the eleven questions, announced when it changes. Other questions have words of their own. */
function ProgressBar({ state }: { state: FinderState }) {
  const t = useFinderWords()
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
          <path d={`M0 1H${Math.max(at, Math.min(countCompleted(state), at)) * 10 + 10}`} className={styles.done} />
        </svg>
      ) : null}
    </div>
  )
}

/** The name of a screen. Focus moves when it changes. */
const getScreenName = (state: FinderState): string => (state.at === 'asking' ? state.step : state.at)

/** The layout of a screen: how much room it takes beside the drawing. */
function getLayout(state: FinderState): 'start' | 'number' | 'choice' | 'tall' | 'plain' | 'result' {
  if (state.at === 'start') return 'start'
  if (state.at === 'result' || state.at === 'success') return 'result'
  if (state.at !== 'asking') return 'plain'
  if (isQuantity(state.step)) return 'number'
  return state.step === 'waist' || state.step === 'build' ? 'tall' : 'choice'
}

/** Moves focus to a new screen's heading. The first screen of a page leaves focus alone; that of a drawer takes it. */
function useScreenFocus(screen: React.RefObject<HTMLElement | null>, name: string, isDrawer: boolean) {
  const shown = useRef(isDrawer ? null : name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    // Wait for the dialog, which opens at the same moment and takes focus first, and for a screen whose code is loading.
    let frame = requestAnimationFrame(function focus() {
      const title = screen.current?.querySelector<HTMLElement>('[data-screen-title]')
      if (!title && name !== 'calculating' && name !== 'saving' && name !== 'redirecting') {
        frame = requestAnimationFrame(focus)
        return
      }
      title?.focus({ preventScroll: true })
      window.scrollTo(0, isDrawer ? window.scrollY : 0)
      screen.current?.closest('[data-in]')?.scrollTo(0, 0)
    })
    return () => cancelAnimationFrame(frame)
  }, [screen, name, isDrawer])
}
