import { Link } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { feedbackWords } from '#app/copy/feedback.ts'
import { type MessageCode, useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { showProblems } from '#app/forms/show-problems.ts'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { MAILBOXES } from '#contracts/shop/contact.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import styles from './answers-form.module.css'
import type { AnswersOutcome, PostedAnswers } from './answers-outcome.ts'
import answersSentStyles from './answers-sent.module.css'
import feedbackPageStyles from './feedback-page.module.css'
import { type Answers, findProblems, mapQuestions, type Question, trimAnswers } from './questions.ts'

/** The server function of a form. */
type SendAnswers<Name extends string> = (call: {
  data: { region: RegionCode; typed: Answers<Name> }
}) => Promise<AnswersOutcome<Name>>

/** The props for the field of a question. */
type FieldProps<Name extends string> = { name: Name; defaultValue: string | undefined; problem: string | null }

/**
 * A form of questions (FORM-04, FORM-05), which also works without script. Problems are shown above it and at each question,
 * and after a success a message replaces it.
 */
export function AnswersForm<Name extends string>(props: {
  path: string
  questions: readonly Question<Name>[]
  /** The rejected values and problems of a form that was posted before hydration. */
  posted: PostedAnswers<Name> | null
  /** Whether the form was posted before hydration and accepted. */
  isSent: boolean
  send: SendAnswers<Name>
  thanks: MessageCode
  /** The introduction above the form. */
  lead: string
  words: { send: string; sending: string; sent: string; notSent: string; next: string; unavailable: string }
  children: (getFieldProps: (name: Name) => FieldProps<Name>) => Elements
}) {
  const { questions, posted, words } = props
  const t = useWords(feedbackWords)
  const { locale } = useRegion()
  const action = useFormAction(props.path)
  const { form, outcome, onBeforeSubmit, onSubmit, onChange } = useAnswersForm(questions, posted, props.send)

  if (props.isSent || outcome?.status === 'sent') return <AnswersSent thanks={props.thanks} next={words.next} />

  function formatProblem(name: Name): string | null {
    const problem = outcome?.status === 'incomplete' ? outcome.problems[name] : undefined
    if (problem !== 'too-long') return problem ? t(problem) : null
    const question = questions.find((candidate) => candidate.name === name)
    const most = question?.kind === 'text' ? question.maxLength : 0
    return t(problem, { most: new Intl.NumberFormat(locale).format(most) })
  }

  const alert = outcome ? (
    <div role="alert" className={styles.alert}>
      <AnswersAlert outcome={outcome} unavailable={words.unavailable} />
    </div>
  ) : null
  // A failure is shown beside the pressed button, or above the form on a page that was posted.
  const isAlertAbove = outcome?.status === 'incomplete' || outcome === posted?.outcome

  return (
    <form ref={form} method="post" action={action} noValidate onChange={onChange} className={styles.form}>
      <p className={styles.lead}>{props.lead}</p>
      {isAlertAbove ? alert : null}
      {props.children((name) => ({ name, defaultValue: posted?.typed[name], problem: formatProblem(name) }))}
      {isAlertAbove ? null : alert}
      <SubmitButton
        onBeforeSubmit={onBeforeSubmit}
        onSubmit={onSubmit}
        words={{ ready: words.send, loading: words.sending, success: words.sent, error: words.notSent }}
      />
    </form>
  )
}

/** The message after a success, which replaces the form and takes its focus. */
function AnswersSent({ thanks, next }: { thanks: MessageCode; next: string }) {
  const t = useWords(feedbackWords)
  const messageFor = useMessageFor()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={answersSentStyles.sent}>
      <h2 ref={title} tabIndex={-1} className={answersSentStyles.title}>
        {messageFor(thanks)}
      </h2>
      <p>{next}</p>
      <Link to="/" className={button.secondary}>
        {t('onwards')}
      </Link>
    </section>
  )
}

/** The reason why the answers were not accepted. `unavailable` is the text for a backend without this call. */
function AnswersAlert<Name extends string>(props: { outcome: AnswersOutcome<Name>; unavailable: string }) {
  const { outcome, unavailable } = props
  const t = useWords(feedbackWords)
  const messageFor = useMessageFor()
  if (outcome.status === 'sent') return null
  if (outcome.status === 'incomplete') {
    const isMissed = Object.values(outcome.problems).includes('missed')
    return <p>{t(isMissed ? 'missed' : 'too-long.form')}</p>
  }
  if (outcome.failure === 'limit.reached') return <p>{messageFor(outcome.failure, outcome.retryAfterS)}</p>
  if (outcome.failure === 'form.offline') return <p>{messageFor(outcome.failure)}</p>
  if (outcome.failure === 'unavailable') {
    // A mail link, because a link to a page would leave the form.
    return (
      <p>
        <span>{unavailable}</span> <a href={`mailto:${MAILBOXES.help}`}>{MAILBOXES.help}</a>
      </p>
    )
  }
  return (
    <>
      <p>{messageFor(outcome.failure)}</p>
      <p>{t('failed.next')}</p>
    </>
  )
}

/**
 * Returns the state of the form in the browser. `posted` has the rejected values of a form that was posted before hydration.
 */
function useAnswersForm<Name extends string>(
  questions: readonly Question<Name>[],
  posted: PostedAnswers<Name> | null,
  send: SendAnswers<Name>,
) {
  const region = useRegion().code
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<AnswersOutcome<Name> | null>(posted?.outcome ?? null)

  function readForm(): Answers<Name> {
    const data = new FormData(form.current ?? undefined)
    return trimAnswers(
      questions,
      mapQuestions(questions, ({ name }) => String(data.get(name) ?? '')),
    )
  }

  function onBeforeSubmit(): boolean {
    const problems = findProblems(questions, readForm())
    if (problems) showProblems(form.current, () => setOutcome({ status: 'incomplete', problems }))
    return problems === null
  }

  async function onSubmit(): Promise<boolean> {
    setOutcome(null)
    const next = await send({ data: { region, typed: readForm() } }).catch(
      (): AnswersOutcome<Name> => ({
        status: 'failed',
        failure: navigator.onLine ? 'form.question-missed' : 'form.offline',
      }),
    )
    if (next.status === 'incomplete') showProblems(form.current, () => setOutcome(next))
    else setOutcome(next)
    return next.status === 'sent'
  }

  /** Clears the problem of the question that is being answered. */
  function onChange({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name }: { name?: unknown } = target
    if (outcome?.status !== 'incomplete') return
    const problems = mapQuestions(questions, (question) =>
      question.name === name ? undefined : outcome.problems[question.name],
    )
    setOutcome(Object.keys(problems).length > 0 ? { status: 'incomplete', problems } : null)
  }

  return { form, outcome, onBeforeSubmit, onSubmit, onChange }
}

/** A page with a heading and one form. */
export function FeedbackPage({ title, children }: { title: string; children: Elements }) {
  return (
    <div className={feedbackPageStyles.page}>
      <h1 className={feedbackPageStyles.title}>{title}</h1>
      {children}
    </div>
  )
}
