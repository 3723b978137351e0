import { type ChangeEvent, useRef, useState } from 'react'
import { showProblems } from '#app/forms/show-problems.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { AnswersOutcome, PostedAnswers } from './answers-outcome.ts'
import { type Answers, findProblems, mapQuestions, type Question, trimAnswers } from './questions.ts'

/** The state of a form of answers in the browser. `posted` is what it was posted with before hydration. */
export function useAnswersForm<Name extends string>(
  questions: readonly Question<Name>[],
  posted: PostedAnswers<Name> | null,
  send: (region: RegionCode, answers: Answers<Name>) => Promise<AnswersOutcome<Name>>,
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
    const next = await send(region, readForm()).catch(
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
