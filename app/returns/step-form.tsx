import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessageFor } from '#app/copy/messages.ts'
import { orderClaimWords } from '#app/copy/order-status.ts'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isClaimProblem, normalizeOrderNumber } from '#app/customer/orders/order-claim.ts'
import { useClaimProblemWords } from '#app/customer/orders/order-claim-fields.tsx'
import { useFormAction } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { MAILBOXES } from '#contracts/shop/contact.ts'
import { listHiddenFields } from './answer-fields.ts'
import failureNoticeStyles from './failure-notice.module.css'
import { getLineAnswers, MAX_COMMENT } from './return-answers.ts'
import { COUNTED_STEPS, RETURN_STEPS, type ReturnFailure } from './return-steps.ts'
import type { ReturnState } from './returns-machine.ts'
import styles from './step-form.module.css'
import type { ReturnActions } from './use-return.ts'

/** The submit button of a step. `press` is its value in a form posted without script. */
export type StepButton = {
  words: { ready: string; loading: string; success: string; error: string }
  press?: string
  onBeforeSubmit?: () => boolean
  onSubmit: () => Promise<boolean>
}

/**
 * The form of a step: progress, heading (which takes the focus), problems and buttons. Hidden fields carry the answers of the
 * other steps, so that it works without script.
 */
export function StepForm(props: {
  state: ReturnState
  formRef: RefObject<HTMLFormElement | null>
  title: string
  lead?: ReactNode
  /** Whether the heading takes the focus. */
  isArrival: boolean
  /** Whether the step has a control of this name. */
  hasControl: (name: string) => boolean
  submit: StepButton | null
  onBack: (() => void) | null
  onChange: () => void
  children?: Elements
}) {
  const t = useWords(returnsWords)
  const action = useFormAction('/returns')
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, isArrival, submit } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step comes
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [])
  // a failure from before this step is shown first, a later one beside the button
  const [earlierFailure] = useState(state.failure)
  const isNoticeFirst = state.failure === earlierFailure
  const problemCount = Object.keys(state.problems).length
  const notice = state.failure ? (
    <FailureNotice failure={state.failure} orderNumber={state.answers.orderNumber} />
  ) : null

  return (
    <form
      ref={props.formRef}
      method="post"
      action={action}
      noValidate
      onChange={props.onChange}
      onSubmit={(event) => event.preventDefault()}
      className={styles.form}
    >
      <input type="hidden" name="step" value={state.step} />
      {listHiddenFields(state.answers, props.hasControl).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <header className={styles.head}>
        <p className={styles.progress}>
          {t('progress', { step: RETURN_STEPS.indexOf(state.step) + 1, steps: COUNTED_STEPS })}
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {props.title}
        </h2>
        {props.lead ? <p className={styles.lead}>{props.lead}</p> : null}
      </header>
      {problemCount > 0 && !state.failure ? (
        <p role="alert" className={styles.alert}>
          {t('problem.alert', { count: problemCount })}
        </p>
      ) : null}
      {isNoticeFirst ? notice : null}
      {props.children}
      {isNoticeFirst ? null : notice}
      <div className={styles.actions}>
        {submit ? (
          <>
            {submit.press ? <input type="hidden" name="press" value={submit.press} /> : null}
            <SubmitButton
              key={submit.words.ready}
              words={submit.words}
              onSubmit={submit.onSubmit}
              {...(submit.onBeforeSubmit && { onBeforeSubmit: submit.onBeforeSubmit })}
              className={styles.submit}
            />
          </>
        ) : null}
        {props.onBack ? (
          <button
            type="submit"
            name="press"
            value="back"
            className={button.secondary}
            onClick={(event) => {
              event.preventDefault()
              props.onBack?.()
            }}
          >
            {t('back')}
          </button>
        ) : null}
      </div>
    </form>
  )
}

/** Failures that only time solves: their notice offers our email address. */
const FOR_LATER: readonly ReturnFailure['code'][] = [
  'returns.system-down',
  'returns.maintenance',
  'returns.not-issued',
  'returns.call-failed',
]

/** An alert that a step failed, and why (RET-02). `orderNumber`, as typed, is for the subject of an email to us. */
function FailureNotice({ failure, orderNumber }: { failure: ReturnFailure; orderNumber: string }) {
  const t = useWords(returnsWords)
  const claimText = useWords(orderClaimWords)
  const messageFor = useMessageFor()
  return (
    <div role="alert" className={failureNoticeStyles.notice}>
      {failure.code === 'unavailable' ? (
        <>
          <p className={failureNoticeStyles.message}>{t('unavailable')}</p>
          <p>{t('unavailable.text')}</p>
          <HelpMail orderNumber={orderNumber} className={button.primary}>
            {t('unavailable.mail')}
          </HelpMail>
        </>
      ) : failure.code === 'unknown' ? (
        <>
          <p className={failureNoticeStyles.message}>{t('unknown.title')}</p>
          <p>{t('unknown.text')}</p>
        </>
      ) : (
        <p className={failureNoticeStyles.message}>
          {messageFor(failure.code, 'retryAfterS' in failure ? failure.retryAfterS : undefined)}
        </p>
      )}
      {failure.code === 'returns.order-not-found' ? <p>{claimText('not-found.next')}</p> : null}
      {FOR_LATER.includes(failure.code) ? (
        <p>
          {t('or-write')} <HelpMail orderNumber={orderNumber} />
        </p>
      ) : null}
    </div>
  )
}

/** A link to email us, with the order's number in the subject if it is valid. */
export function HelpMail(props: { orderNumber: string; className?: string | undefined; children?: ReactNode }) {
  const t = useWords(returnsWords)
  const number = normalizeOrderNumber(props.orderNumber)
  const subject = number ? t('mail-subject.order', { number }) : t('mail-subject')
  return (
    <a href={`mailto:${MAILBOXES.help}?subject=${encodeURIComponent(subject)}`} className={props.className}>
      {props.children ?? MAILBOXES.help}
    </a>
  )
}

/** The props of each step. */
export type StepProps = {
  flow: ReturnActions
  state: ReturnState
  formRef: RefObject<HTMLFormElement | null>
  isArrival: boolean
  onChange: () => void
}

/** Returns a function that formats a field's problem; null if it has none. */
export function useProblemWords({ problems, answers, order }: ReturnState): (field: string) => string | null {
  const t = useWords(returnsWords)
  const formatClaimProblem = useClaimProblemWords()

  return (field) => {
    const problem = problems[field]
    if (problem === undefined) return null
    if (isClaimProblem(problem)) return formatClaimProblem(problem)
    const id = field.slice(field.indexOf(':') + 1)
    if (problem === 'quantity')
      return t('problem.quantity', { count: order?.lines.find((line) => line.id === id)?.returnable ?? 1 })
    if (problem === 'comment') {
      const over = getLineAnswers(answers, id).comment.trim().length - MAX_COMMENT
      return t('problem.comment', { over, most: MAX_COMMENT })
    }
    return t(`problem.${problem}`)
  }
}
