import { useRef, useState } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { useMessageFor } from '#app/copy/use-message-for.ts'
import { MAX_EMAIL } from '#app/forms/email.ts'
import { showProblems } from '#app/forms/show-problems.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { sendReferralFn } from './referral.functions.ts'
import {
  type FieldProblem,
  MAX_MESSAGE,
  MAX_NAME,
  type Referral,
  type ReferralField,
  type ReferralOutcome,
  trimReferral,
  validateReferral,
} from './referral.ts'
import styles from './referral-form.module.css'
import type { PostedReferral } from './referral-post.server.ts'
import { Sent } from './sent.tsx'
import { TextField } from './text-field.tsx'
import { useReferralWords } from './words.ts'

const EMPTY: Referral = { name: '', email: '', friendEmail: '', message: '' }

/** The form to invite a friend (FORM-06). `posted` is what the form was posted with before hydration. */
export function ReferralForm({ posted }: { posted: PostedReferral | null }) {
  const copy = useCopy()
  const t = useReferralWords()
  const messageFor = useMessageFor()
  const region = useRegion().code
  const action = useFormAction('/refer-a-friend')
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<ReferralOutcome | null>(posted?.outcome ?? null)
  const typed = posted?.typed ?? EMPTY

  if (outcome?.status === 'sent') return <Sent sent={outcome} onAnother={() => setOutcome(null)} />

  const problems = outcome?.status === 'incomplete' ? outcome.problems : {}
  const getFieldProps = (name: ReferralField) => ({
    name,
    defaultValue: typed[name],
    problem: formatProblem(problems[name]),
  })

  function formatProblem(problem: FieldProblem | undefined): string | null {
    if (!problem) return null
    if (problem === 'common.email.validation' || problem === 'common.email.incorrect-format') return copy(problem)
    return t(problem, { most: problem === 'name.too-long' ? MAX_NAME : MAX_MESSAGE })
  }

  function formatFailure(failed: Extract<ReferralOutcome, { status: 'failed' }>): string {
    return failed.failure === 'limit.reached' ? messageFor(failed.failure, failed.retryAfterS) : t(failed.failure)
  }

  function readForm(): Referral {
    const data = new FormData(form.current ?? undefined)
    const read = (field: ReferralField) => String(data.get(field) ?? '')
    return trimReferral({
      name: read('name'),
      email: read('email'),
      friendEmail: read('friendEmail'),
      message: read('message'),
    })
  }

  function validate(): boolean {
    const problems = validateReferral(readForm())
    if (problems) showProblems(form.current, () => setOutcome({ status: 'incomplete', problems }))
    return problems === null
  }

  async function send(): Promise<boolean> {
    // a call that does not arrive has failed like any other
    const next = await sendReferralFn({ data: { region, typed: readForm() } }).catch(
      (): ReferralOutcome => ({ status: 'failed', failure: 'failed' }),
    )
    if (next.status === 'incomplete') showProblems(form.current, () => setOutcome(next))
    else setOutcome(next)
    return next.status === 'sent'
  }

  return (
    <form ref={form} method="post" action={action} noValidate className={styles.form}>
      <h2 className={styles.title}>{t('title')}</h2>
      <div className={styles.pair}>
        <TextField {...getFieldProps('name')} label={t('name')} autoComplete="name" maxLength={MAX_NAME} required />
        <TextField
          {...getFieldProps('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          required
        />
      </div>
      <TextField
        {...getFieldProps('friendEmail')}
        label={t('friend-email')}
        type="email"
        autoComplete="off"
        maxLength={MAX_EMAIL}
        required
      />
      <TextField
        {...getFieldProps('message')}
        label={t('message')}
        autoComplete="off"
        maxLength={MAX_MESSAGE}
        rows={3}
      />
      <p role="alert" className={styles.problem}>
        {outcome?.status === 'failed' ? formatFailure(outcome) : null}
      </p>
      <SubmitButton
        onBeforeSubmit={validate}
        onSubmit={send}
        words={{ ready: t('send'), loading: t('sending'), success: t('sent'), error: t('not-sent') }}
      />
      <p className={styles.privacy}>{t('privacy')}</p>
    </form>
  )
}
