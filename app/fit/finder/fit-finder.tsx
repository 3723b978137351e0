import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { BackIcon } from '#app/ui/icons.tsx'
import styles from './fit-finder.module.css'
import type { FinderStore } from './machine/finder.ts'
import { FinderContext } from './machine/finder-context.ts'
import { behind, type Finder, resultOf } from './machine/finder-state.ts'
import { FigureDrawing } from './questions/figure.tsx'
import { FigureWords } from './questions/figure-words.tsx'
import { isQuantity, QUIZ } from './questions/steps.ts'
import { LiveResult } from './result/live-result.tsx'
import { Screen } from './screen.tsx'
import { useFinderWords } from './words.ts'

/**
 * The Fit Finder itself, on its page or in its drawer: a bar with the way back and how far it is, the man who follows the
 * answers, and one screen at a time.
 */
export function FitFinder(props: { state: Finder; finder: FinderStore; inDrawer: boolean; leave?: ReactNode }) {
  const { state, finder, inDrawer, leave } = props
  const t = useFinderWords()
  const screen = useRef<HTMLDivElement>(null)
  const surroundings = useMemo(() => ({ send: finder.send, ...(inDrawer ? IN_DRAWER : ON_PAGE) }), [finder, inDrawer])
  const name = nameOf(state)
  useFocusOn(screen, name, inDrawer)

  return (
    <FinderContext value={surroundings}>
      <div className={styles.finder} data-in={inDrawer ? 'drawer' : 'page'} data-screen={kindOf(state)}>
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
          <Progress state={state} />
          <span className={styles.leave}>{leave}</span>
        </div>
        <div className={styles.figure}>
          <FigureDrawing answers={state.answers} />
          <FigureWords answers={state.answers} />
        </div>
        <div className={styles.screen} ref={screen}>
          <Screen key={name} state={state} />
          {state.at === 'asking' && state.result ? <LiveResult result={state.result} answers={state.answers} /> : null}
        </div>
      </div>
    </FinderContext>
  )
}

const ON_PAGE = { heading: 'h1', part: 'h2' } as const
/** The drawer's own title is the h2. */
const IN_DRAWER = { heading: 'h3', part: 'h4' } as const

/** 'of' counts the eleven; what is asked besides has words of its own. Said aloud when it changes. */
function Progress({ state }: { state: Finder }) {
  const t = useFinderWords()
  const at = state.at === 'asking' ? (QUIZ as readonly string[]).indexOf(state.step) : -1
  const isQuiz = at >= 0 && resultOf(state) === null
  const words =
    state.at !== 'asking'
      ? ''
      : isQuiz
        ? t('progress', { at: at + 1, of: QUIZ.length })
        : t(at >= 0 ? 'progress.change' : 'progress.booster')
  return (
    <div className={styles.progress}>
      <p role="status" className={styles.count}>
        {words}
      </p>
      {isQuiz ? (
        <svg className={styles.line} viewBox="0 0 110 2" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 1H110" className={styles.whole} />
          <path d={`M0 1H${Math.max(at, Math.min(behind(state), at)) * 10 + 10}`} className={styles.done} />
        </svg>
      ) : null}
    </div>
  )
}

/** What tells one screen from the next: focus moves when it changes. */
const nameOf = (state: Finder): string => (state.at === 'asking' ? state.step : state.at)

/** How much room a screen wants beside the figure. */
function kindOf(state: Finder): 'start' | 'number' | 'choice' | 'tall' | 'plain' | 'result' {
  if (state.at === 'start') return 'start'
  if (state.at === 'result' || state.at === 'success') return 'result'
  if (state.at !== 'asking') return 'plain'
  if (isQuantity(state.step)) return 'number'
  return state.step === 'waist' || state.step === 'build' ? 'tall' : 'choice'
}

/** Moves focus to a new screen's heading. A page that has just been opened keeps it where the browser has it; a drawer does not. */
function useFocusOn(screen: React.RefObject<HTMLElement | null>, name: string, atOnce: boolean) {
  const shown = useRef(atOnce ? null : name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    // after the dialog, which opens in the same moment and takes focus first
    const frame = requestAnimationFrame(() => {
      const title = screen.current?.querySelector<HTMLElement>('[data-screen-title]')
      title?.focus({ preventScroll: true })
      // whichever of them scrolls: the page, or the drawer
      window.scrollTo(0, atOnce ? window.scrollY : 0)
      screen.current?.closest('[data-in]')?.scrollTo(0, 0)
    })
    return () => cancelAnimationFrame(frame)
  }, [screen, name, atOnce])
}
