import { useId, useRef, useState } from 'react'
import { useFinderScreen } from '../machine/finder-context.ts'
import { GROWN_UP } from '../machine/finder-state.ts'
import { useFinderWords } from '../words.ts'
import type { Quantity } from './answers.ts'
import { NumberFields } from './number-fields.tsx'
import { NumberSlider } from './number-slider.tsx'
import { QuestionForm } from './question-form.tsx'
import styles from './question-number.module.css'
import { inWords, type Problem, type ProblemKey, type Read, readTyped } from './typed.ts'
import { UnitSwitch } from './unit-switch.tsx'
import { textsOf, type Unit } from './units.ts'
import { useUnit } from './use-units.ts'

/**
 * A question with a number for an answer: typed, or moved to. What is typed stays in its field while it is no answer;
 * what is wrong with it is said when he goes on, or leaves the field, and not while he types.
 */
export function NumberQuestion(props: { step: Quantity; answer: number | undefined; editing: boolean }) {
  const { step, answer, editing } = props
  const { send } = useFinderScreen()
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const [unit, chooseUnit] = useUnit(step)
  const [typed, setTyped] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const texts = typed ?? (answer === undefined ? [] : textsOf(step, unit, answer))

  const read = (texts: readonly string[], in_: Unit): Read => readTyped(step, in_, texts, new Date().getFullYear())
  const isYoung = (read: Read): boolean => step === 'age' && 'answer' in read && read.answer < GROWN_UP

  function type(texts: readonly string[], in_ = unit) {
    const now = read(texts, in_)
    setTyped(texts)
    if ('problem' in now) return
    setProblem(null)
    if (!isYoung(now)) send({ type: 'changed', answer: now.answer })
  }

  /** Takes a value that was not typed: moved to, or meant. */
  function take(value: number) {
    setTyped(null)
    setProblem(null)
    send({ type: 'changed', answer: value })
  }

  function next() {
    const now = read(texts, unit)
    if ('problem' in now) {
      setProblem(now.problem)
      fields.current?.querySelector('input')?.focus()
    } else if (isYoung(now)) send({ type: 'under-age' })
    else {
      // typed but not yet told: a value that was there before counts for what the field shows
      if (answer === undefined) send({ type: 'changed', answer: now.answer })
      send({ type: 'next' })
    }
  }

  return (
    <QuestionForm step={step} editing={editing} onNext={next}>
      <div className={styles.typed} ref={fields}>
        <NumberFields
          quantity={step}
          unit={unit}
          texts={texts}
          describedBy={problem ? `${id}-problem` : undefined}
          onType={type}
          onLeave={() => {
            const now = read(texts, unit)
            if (typed?.some((text) => text.trim()) && 'problem' in now) setProblem(now.problem)
          }}
        />
        <UnitSwitch
          quantity={step}
          unit={unit}
          onChoose={(next) => {
            chooseUnit(next)
            setProblem(null)
            // what made no sense in one unit may make sense in the other
            if (typed && 'problem' in read(typed, unit)) type(typed, next)
            else setTyped(null)
          }}
        />
      </div>
      <NumberSlider quantity={step} unit={unit} answer={answer} onMove={take} />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem ? <Told problem={problem} quantity={step} unit={unit} onTake={take} /> : null}
      </p>
    </QuestionForm>
  )
}

/** What is wrong, and what was probably meant, to be taken with one press. */
function Told(props: { problem: Problem; quantity: Quantity; unit: Unit; onTake: (value: number) => void }) {
  const { key, values, meant } = props.problem
  const t = useFinderWords()
  const own: ProblemKey | 'problem.range.age' =
    key === 'problem.range' && props.quantity === 'age' ? 'problem.range.age' : key
  return (
    <>
      {t(own, values)}{' '}
      {meant === undefined ? null : (
        <button type="button" className={styles.meant} onClick={() => props.onTake(meant)}>
          {t('number.use', { value: inWords(props.quantity, props.unit, meant) })}
        </button>
      )}
    </>
  )
}
