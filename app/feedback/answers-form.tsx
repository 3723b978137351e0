import type { ReactNode } from 'react'
import { feedbackWords } from '#app/copy/feedback.ts'
import type { MessageCode } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { AnswersAlert } from './answers-alert.tsx'
import styles from './answers-form.module.css'
import type { AnswersOutcome, PostedAnswers } from './answers-outcome.ts'
import { AnswersSent } from './answers-sent.tsx'
import type { Answers, Question } from './questions.ts'
import { useAnswersForm } from './use-answers-form.ts'

/** What the field of a question is rendered with. */
type FieldProps<Name extends string> = { name: Name; defaultValue: string | undefined; problem: string | null }

/**
 * A form of questions (FORM-04, FORM-05): what is missing is shown above it and at each question, and the thanks take its
 * place. Works without script. `children` renders the questions.
 */
export function AnswersForm<Name extends string>(props: {
  path: string
  questions: readonly Question<Name>[]
  /** What the form was posted with before hydration. */
  posted: PostedAnswers<Name> | null
  /** Whether the form was posted before hydration and taken. */
  isSent: boolean
  send: (region: RegionCode, answers: Answers<Name>) => Promise<AnswersOutcome<Name>>
  thanks: MessageCode
  /** What to know before the form. */
  lead: string
  words: { send: string; sending: string; sent: string; notSent: string; next: string; unavailable: string }
  children: (getFieldProps: (name: Name) => FieldProps<Name>) => ReactNode
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
  // a failure is shown beside the button that was pressed, or first on the page that was posted
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
