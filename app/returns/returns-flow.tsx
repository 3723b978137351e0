import { useEffect, useRef } from 'react'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import styles from './returns-flow.module.css'
import { CreatedStep } from './steps/created-step.tsx'
import { FindStep } from './steps/find-step.tsx'
import { ItemsStep } from './steps/items-step.tsx'
import { OutcomeStep } from './steps/outcome-step.tsx'
import { SendStep } from './steps/send-step.tsx'
import type { ReturnActions } from './use-return.ts'

/** The step of a return that the shopper is at. */
export function ReturnsFlow({ flow }: { flow: ReturnActions }) {
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
    <div className={styles.flow} data-looking-up={isLookingUp || undefined}>
      {isLookingUp ? (
        <p role="status" className={styles.status}>
          {t('find.resuming')}
        </p>
      ) : null}
      <div key={`${state.step} ${revision}`} className={styles.step}>
        {state.step === 'find' ? <FindStep {...step} /> : null}
        {state.step === 'items' ? <ItemsStep {...step} /> : null}
        {state.step === 'outcome' ? <OutcomeStep {...step} /> : null}
        {state.step === 'send' ? <SendStep {...step} /> : null}
        {state.step === 'created' && state.receipt ? <CreatedStep {...step} receipt={state.receipt} /> : null}
      </div>
    </div>
  )
}
