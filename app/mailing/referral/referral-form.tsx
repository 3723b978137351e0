import { useRef, useState } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { MAX_EMAIL } from '#app/forms/email.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { sendReferral } from './referral.functions.ts'
import {
  type FieldProblem,
  MAX_MESSAGE,
  MAX_NAME,
  problemsOf,
  REFERRAL_FIELDS,
  type Referral,
  type ReferralField,
  type ReferralOutcome,
  trimmed,
} from './referral.ts'
import styles from './referral-form.module.css'
import type { KeptReferral } from './referral-post.server.ts'
import { Sent } from './sent.tsx'
import { TextField } from './text-field.tsx'
import { useReferralWords } from './words.ts'

const NOTHING: Referral = { name: '', email: '', friendEmail: '', message: '' }

/** Invites a friend (FORM-06). Until script is there it is an ordinary form; `kept` is what such a form was sent with. */
export function ReferralForm({ kept }: { kept: KeptReferral | null }) {
  const shop = useCopy()
  const t = useReferralWords()
  const region = useRegion().code
  const action = useFormAction('/refer-a-friend')
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<ReferralOutcome | null>(kept?.outcome ?? null)
  const typed = kept?.typed ?? NOTHING

  if (outcome?.status === 'sent') return <Sent sent={outcome} onAnother={() => setOutcome(null)} />

  const problems = outcome?.status === 'incomplete' ? outcome.problems : {}
  const field = (name: ReferralField) => ({ name, defaultValue: typed[name], problem: problemText(problems[name]) })

  function problemText(problem: FieldProblem | undefined): string | null {
    if (!problem) return null
    if (problem === 'common.email.validation' || problem === 'common.email.incorrect-format') return shop(problem)
    return t(problem, { most: MAX_MESSAGE })
  }

  function show(next: ReferralOutcome): boolean {
    setOutcome(next)
    if (next.status === 'incomplete') {
      const first = REFERRAL_FIELDS.find((field) => next.problems[field])
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    return next.status === 'sent'
  }

  function filled(): Referral {
    const data = new FormData(form.current ?? undefined)
    const text = (field: ReferralField) => String(data.get(field) ?? '')
    return trimmed({
      name: text('name'),
      email: text('email'),
      friendEmail: text('friendEmail'),
      message: text('message'),
    })
  }

  function complete(): boolean {
    const problems = problemsOf(filled())
    if (problems) show({ status: 'incomplete', problems })
    return problems === null
  }

  // a call that never arrived is a failure like any other
  const send = async (): Promise<boolean> =>
    show(
      await sendReferral({ data: { region, typed: filled() } }).catch(
        (): ReferralOutcome => ({ status: 'failed', why: 'failed' }),
      ),
    )

  return (
    <form ref={form} method="post" action={action} noValidate className={styles.form}>
      <h2 className={styles.title}>{t('title')}</h2>
      <div className={styles.pair}>
        <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={MAX_NAME} required />
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          required
        />
      </div>
      <TextField
        {...field('friendEmail')}
        label={t('friend-email')}
        type="email"
        autoComplete="off"
        maxLength={MAX_EMAIL}
        required
      />
      <TextField {...field('message')} label={t('message')} autoComplete="off" maxLength={MAX_MESSAGE} rows={3} />
      <p role="alert" className={styles.problem}>
        {outcome?.status === 'failed' ? t(outcome.why) : null}
      </p>
      <SubmitButton
        may={complete}
        act={send}
        words={{ ready: t('send'), loading: t('sending'), success: t('sent'), error: t('not-sent') }}
      />
      <p className={styles.privacy}>{t('privacy')}</p>
    </form>
  )
}
