import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { emailWords } from '#app/copy/email.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { referralWords } from '#app/copy/referral.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useCustomerContact } from '#app/customer/use-customer-contact.ts'
import { isEmailProblem } from '#app/forms/email.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { sendReferralFn } from './referral.functions.ts'
import {
  clearProblem,
  type FieldProblem,
  MAX_MESSAGE,
  MAX_NAME,
  type PostedReferral,
  type Referral,
  type ReferralField,
  type ReferralOutcome,
  trimReferral,
  validateReferral,
} from './referral.ts'
import styles from './referral-form.module.css'
import sentStyles from './sent.module.css'

/**
 * The form to invite a friend (FORM-06), prefilled for a signed-in customer. `posted` is a form that was posted before
 * hydration.
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
      // a network error counts as a failure
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

/** Returns functions for the messages of a field's problem and of a failed referral. */
function useReferralProblems() {
  const email = useWords(emailWords)
  const t = useWords(referralWords)
  const messageFor = useMessageFor()
  return {
    formatProblem(problem: FieldProblem | undefined): string | null {
      if (!problem) return null
      if (isEmailProblem(problem)) return email(problem)
      return t(problem, { most: problem === 'name.too-long' ? MAX_NAME : MAX_MESSAGE })
    },
    formatFailure(failed: Extract<ReferralOutcome, { status: 'failed' }>): string {
      if (failed.failure === 'limit.reached') return messageFor(failed.failure, failed.retryAfterS)
      return failed.failure === 'form.offline' ? messageFor(failed.failure) : t(failed.failure)
    },
  }
}

/** Confirms the invitation with its code and link. Takes the focus, because it replaces the form. */
function Sent({ sent, onAnother }: { sent: { code?: string; link?: string }; onAnother: () => void }) {
  const t = useWords(referralWords)
  const title = useRef<HTMLHeadingElement>(null)
  const [copyResult, setCopyResult] = useState<'done.copied' | 'done.not-copied' | null>(null)
  useEffect(() => title.current?.focus(), [])
  const { code, link } = sent
  const copyLink = (text: string) => {
    // without TLS there is no clipboard
    if (!navigator.clipboard) return setCopyResult('done.not-copied')
    void navigator.clipboard.writeText(text).then(
      () => setCopyResult('done.copied'),
      () => setCopyResult('done.not-copied'),
    )
  }
  return (
    <section className={sentStyles.sent}>
      <h2 ref={title} tabIndex={-1} className={sentStyles.title}>
        {t('done.title')}
      </h2>
      <p>{t(link ? 'done.text' : 'done.text-only')}</p>
      {code && link ? (
        <dl className={sentStyles.pass}>
          <dt>{t('done.code')}</dt>
          <dd className={sentStyles.code} translate="no">
            {code}
          </dd>
          <dt>{t('done.link')}</dt>
          <dd className={sentStyles.link}>
            <a href={link}>{link}</a>
          </dd>
        </dl>
      ) : null}
      <div className={sentStyles.actions}>
        {link ? (
          <button type="button" className={button.primary} onClick={() => copyLink(link)}>
            {t('done.copy')}
          </button>
        ) : null}
        <button type="button" className={button.secondary} onClick={onAnother}>
          {t('done.another')}
        </button>
      </div>
      <p role="status" className={sentStyles.copied}>
        {copyResult ? t(copyResult) : null}
      </p>
    </section>
  )
}
