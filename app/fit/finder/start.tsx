import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import button from '#app/ui/button.module.css'
import { useSavedFit } from '../use-saved-fit.ts'
import { useFinderScreen } from './machine/finder-context.ts'
import { behind, type Finder } from './machine/finder-state.ts'
import { QUIZ } from './questions/steps.ts'
import styles from './screen.module.css'
import { ScreenTitle } from './screen-title.tsx'
import { useFinderWords } from './words.ts'

const FitCard = lazy(() => import('../card/fit-card.tsx').then((module) => ({ default: module.FitCard })))

/** FIT-02. Who stopped half way is asked to carry on; who has a saved fit sees it. Both are known in the browser only, in a place kept free. */
export function Start({ state }: { state: Finder }) {
  const { send, heading, part: Heading } = useFinderScreen()
  const t = useFinderWords()
  const fit = useSavedFit()
  const count = behind(state)
  const begin = () => send({ type: 'begin', isNewCustomer: fit === null })
  const isDone = state.visited.includes('result')
  return (
    <div className={styles.plain}>
      <ScreenTitle>{t('start.title')}</ScreenTitle>
      <p className={styles.lead}>{t('start.text')}</p>
      <noscript>
        <p className={styles.note}>
          {t('no-script')}{' '}
          <Link to="/{$garment}-size-chart" params={{ garment: 'trousers' }}>
            {t('no-script.charts')}
          </Link>
        </p>
      </noscript>
      <div className={styles.known}>
        {count > 0 ? <p>{t('start.resume-text', { count, of: QUIZ.length })}</p> : null}
      </div>
      <div className={styles.actions}>
        {count > 0 ? (
          <>
            <button
              type="button"
              className={`${button.primary} ${styles.next}`}
              onClick={() => send({ type: 'resume' })}
            >
              {t(isDone ? 'start.resume.result' : 'start.resume')}
            </button>
            <button type="button" className={`${button.quiet} ${styles.skip}`} onClick={begin}>
              {t('start.again')}
            </button>
          </>
        ) : heading === 'h1' ? (
          <Link
            to="/fit-finder"
            search={{ step: 'height' }}
            preload={false}
            className={`${button.primary} ${styles.next}`}
            onClick={(event) => {
              event.preventDefault()
              begin()
            }}
          >
            {t('start.begin')}
          </Link>
        ) : (
          <button type="button" className={`${button.primary} ${styles.next}`} onClick={begin}>
            {t('start.begin')}
          </button>
        )}
      </div>
      <p className={styles.note}>
        <button type="button" className={button.quiet} onClick={() => send({ type: 'find' })}>
          {t('start.find')}
        </button>
      </p>
      <p className={styles.note}>{t('start.privacy')}</p>
      {/* last, so that it moves nothing when it comes */}
      {fit ? (
        <section className={styles.saved}>
          <Heading className={styles.part}>{t('start.saved')}</Heading>
          <Suspense>
            <FitCard brief />
          </Suspense>
        </section>
      ) : null}
    </div>
  )
}
