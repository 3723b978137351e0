import { useId, useState } from 'react'
import { fitResponseWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { readBrowserCookie } from '#app/visitor/browser-state.ts'
import { fitResponse } from '#app/visitor/cookies.ts'
import { sendFitResponseFn } from '../fit.functions.ts'
import { FIT_RESPONSES, type FitResponse as Response } from '../fit-outcomes.ts'
import styles from './fit-response.module.css'

type State = 'asking' | 'sending' | 'thanked' | 'failed'

const wasSent = () => readBrowserCookie(fitResponse) !== undefined

/** Asks once how a fit turned out (FIT-13). Rendered in the browser only, beside a saved fit. */
export function FitResponse() {
  const t = useWords(fitResponseWords)
  const region = useRegion().code
  const id = useId()
  const [isAnswered] = useState(wasSent)
  const [state, setState] = useState<State>('asking')
  if (isAnswered) return null

  async function send(response: Response) {
    if (state === 'sending') return
    setState('sending')
    const outcome = await sendFitResponseFn({ data: { region, response } }).catch(() => ({ ok: false }))
    setState(outcome.ok ? 'thanked' : 'failed')
  }

  return (
    <section className={styles.question} aria-labelledby={id} aria-busy={state === 'sending' || undefined}>
      <h3 id={id} className={styles.title}>
        {t('title')}
      </h3>
      {state === 'thanked' ? null : (
        <div className={styles.answers}>
          {FIT_RESPONSES.map((response) => (
            <button key={response} type="button" className={styles.answer} onClick={() => void send(response)}>
              {t(response)}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={styles.message} data-state={state}>
        {state === 'thanked' ? t('thanked') : state === 'failed' ? t('failed') : null}
      </p>
    </section>
  )
}
