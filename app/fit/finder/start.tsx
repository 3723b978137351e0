import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { fitFinderWords } from '#app/copy/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { useFormAction } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { useSavedFit } from '../use-saved-fit.ts'
import { countAnswered, type FinderState } from './machine/finder-state.ts'
import { QUIZ } from './questions/steps.ts'
import styles from './screen.module.css'
import { ScreenTitle, useFinderScreen } from './screen.tsx'

const FitCard = lazyOptional(
  () => import('../card/fit-card.tsx').then((module) => module.FitCard),
  () => window.stalePage?.onPartFailed(),
)

/** The start (FIT-02): Begin or resume, and the saved fit. Both depend on cookies, so their space is reserved. */
export function Start({ state }: { state: FinderState }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitFinderWords)
  const fit = useSavedFit()
  const action = useFormAction('/fit-finder')
  const count = countAnswered(state)
  const onBegin = () => send({ type: 'begin', isNewCustomer: fit === null })
  const [isEntering, setEntering] = useState(false)
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
      <div className={styles.resume}>
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
            <button type="button" className={`${button.quiet} ${styles.skip}`} onClick={onBegin}>
              {t('start.again')}
            </button>
          </>
        ) : (
          // a form, so that the button also works before hydration
          <form
            action={action}
            className={styles.next}
            onSubmit={(event) => {
              event.preventDefault()
              onBegin()
            }}
          >
            <button type="submit" name="step" value="height" className={`${button.primary} ${styles.begin}`}>
              {t('start.begin')}
            </button>
          </form>
        )}
      </div>
      <p className={styles.note}>
        <button type="button" className={button.quiet} onClick={() => send({ type: 'find' })}>
          {t('start.find')}
        </button>
      </p>
      <p className={styles.note}>
        <button type="button" className={button.quiet} onClick={() => setEntering(true)}>
          {t('start.own-sizes')}
        </button>
      </p>
      <p className={styles.note}>{t('start.privacy')}</p>
      {/* At the end, so that the saved fit shifts nothing when it appears. */}
      {fit || isEntering ? (
        <section className={styles.saved}>
          <Heading className={styles.part}>{t(fit ? 'start.saved' : 'start.own-sizes.title')}</Heading>
          <Suspense>
            <FitCard key={String(isEntering)} isBrief startsEditing={isEntering} />
          </Suspense>
        </section>
      ) : null}
    </div>
  )
}
