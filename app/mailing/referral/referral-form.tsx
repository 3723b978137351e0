import { type ChangeEvent, useRef, useState } from 'react'
import { referralWords } from '#app/copy/referral.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useCustomerContact } from '#app/customer/use-customer-contact.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { sendReferralFn } from './referral.functions.ts'
import {
  clearProblem,
  type Referral,
  type ReferralField,
  type ReferralOutcome,
  trimReferral,
  validateReferral,
} from './referral.ts'
import styles from './referral-form.module.css'
import type { PostedReferral } from './referral-post.server.ts'
import { Sent } from './sent.tsx'
import { useReferralProblems } from './use-referral-problems.ts'

/**
 * The form to invite a friend (FORM-06), with name and address of who is signed in. `posted` is what the form was posted
 * with before hydration.
 */
export function ReferralForm({ posted }: { posted: PostedReferral | null }) {
  const t = useWords(referralWords)
  const { formatProblem, formatFailure } = useReferralProblems()
  const region = useRegion().code
  const action = useFormAction('/refer-a-friend')
  const form = useRef<HTMLFormElement>(null)
  const customer = useCustomerContact()
  const [outcome, setOutcome] = useState<ReferralOutcome | null>(posted?.outcome ?? null)
  const typed: Partial<Referral> = posted?.typed ?? customer ?? {}

  if (outcome?.status === 'sent') return <Sent sent={outcome} onAnother={() => setOutcome(null)} />

  const problems = outcome?.status === 'incomplete' ? outcome.problems : {}
  const getFieldProps = (name: ReferralField) => ({
    name,
    defaultValue: typed[name],
    problem: formatProblem(problems[name]),
  })

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
    const next = await sendReferralFn({ data: { region, typed: readForm() } }).catch(
      // a call that does not arrive has failed like any other
      (): ReferralOutcome => ({ status: 'failed', failure: navigator.onLine ? 'failed' : 'form.offline' }),
    )
    if (next.status === 'incomplete') showProblems(form.current, () => setOutcome(next))
    else setOutcome(next)
    return next.status === 'sent'
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name }: { name?: unknown } = target
    setOutcome((current) => clearProblem(current, name))
  }

  return (
    <form ref={form} method="post" action={action} noValidate onChange={onChange} className={styles.form}>
      <h2 className={styles.title}>{t('title')}</h2>
      <div className={styles.pair}>
        <TextField {...getFieldProps('name')} label={t('name')} autoComplete="name" required />
        <EmailField {...getFieldProps('email')} label={t('email')} />
      </div>
      <EmailField {...getFieldProps('friendEmail')} label={t('friend-email')} autoComplete="off" />
      <TextField {...getFieldProps('message')} label={t('message')} autoComplete="off" rows={3} />
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
