import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { PHONES } from '#contracts/shop/contact.ts'
import returnsFlowStyles from './returns-flow.module.css'
import type { ReturnState } from './returns-machine.ts'
import styles from './returns-page.module.css'
import { HelpMail } from './step-form.tsx'
import { CreatedStep } from './steps/created-step.tsx'
import { FindStep } from './steps/find-step.tsx'
import { ItemsStep } from './steps/items-step.tsx'
import { OutcomeStep } from './steps/outcome-step.tsx'
import { SendStep } from './steps/send-step.tsx'
import { type ReturnActions, type ReturnSearch, useReturn } from './use-return.ts'

/** Returns and exchanges (RET-01). `posted` is the return of a step that was posted before hydration. */
export function ReturnsPage({ posted, search }: { posted: ReturnState | null; search: ReturnSearch }) {
  const t = useWords(returnsWords)
  const flow = useReturn(posted, search)
  const { step, answers } = flow.state
  return (
    <article className={styles.page} data-step={step}>
      <div className={styles.opening}>
        <h1 className={styles.title}>{t('title')}</h1>
        {step === 'find' ? <p className={styles.lead}>{t('lead')}</p> : null}
      </div>
      <ReturnsFlow flow={flow} />
      <aside className={styles.aside}>
        <Contact orderNumber={answers.orderNumber} />
        <section className={styles.excluded} aria-labelledby="excluded">
          <h2 id="excluded" className={styles.heading}>
            {t('excluded')}
          </h2>
          <p>
            {t('personalised')}{' '}
            <Link to="/pages/$handle" params={{ handle: 'return-policy' }}>
              {t('policy')}
            </Link>
          </p>
        </section>
      </aside>
    </article>
  )
}

function Contact({ orderNumber }: { orderNumber: string }) {
  const t = useWords(returnsWords)
  const { code, supportHours } = useRegion()
  const { text, dial } = PHONES[code]
  return (
    <section className={styles.contact} aria-labelledby="write">
      <h2 id="write" className={styles.heading}>
        {t('contact')}
      </h2>
      <p className={styles.mail}>
        <HelpMail orderNumber={orderNumber} />
        <br />
        {t('contact.text')}
      </p>
      <p>
        <a href={`tel:${dial}`}>{t('phone', { phone: text })}</a>
        <br />
        <span className={styles.hours}>{t('hours', { hours: supportHours })}</span>
      </p>
    </section>
  )
}

/** The step of a return that the shopper is at. */
function ReturnsFlow({ flow }: { flow: ReturnActions }) {
  const t = useWords(returnsWords)
  const { state, revision, form, isLookingUp, onChange } = flow
  const shownStep = useRef(state.step)
  const isArrival = shownStep.current !== state.step
  useEffect(() => {
    shownStep.current = state.step
  }, [state.step])
  const step = {
    flow,
    state,
    formRef: form,
    isArrival,
    onChange,
  }
  return (
    <div className={returnsFlowStyles.flow} data-looking-up={isLookingUp || undefined}>
      {isLookingUp ? (
        <p role="status" className={returnsFlowStyles.status}>
          {t('find.resuming')}
        </p>
      ) : null}
      <div key={`${state.step} ${revision}`} className={returnsFlowStyles.step}>
        {state.step === 'find' ? <FindStep {...step} /> : null}
        {state.step === 'items' ? <ItemsStep {...step} /> : null}
        {state.step === 'outcome' ? <OutcomeStep {...step} /> : null}
        {state.step === 'send' ? <SendStep {...step} /> : null}
        {state.step === 'created' && state.receipt ? <CreatedStep {...step} receipt={state.receipt} /> : null}
      </div>
    </div>
  )
}
