import { useRef, useState } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Quantity } from '#app/fit/fit-answers.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { MIN_AGE } from '../machine/finder-state.ts'
import { useFinderScreen } from '../screen.tsx'
import { NumberFields, NumberSlider } from './number-fields.tsx'
import {
  formatQuantity,
  type ParsedQuantity,
  parseQuantity,
  type QuantityProblem,
  type QuantityProblemKey,
} from './parse-quantity.ts'
import { QuestionForm } from './question-form.tsx'
import styles from './question-number.module.css'
import unitSwitchStyles from './unit-switch.module.css'
import { toTexts, UNITS, type Unit, useUnit } from './units.ts'

/**
 * A question with a number for answer, typed or set with a slider. Invalid text stays in its field, and its problem shows
 * when the shopper leaves the field or continues.
 */
export function NumberQuestion(props: { step: Quantity; answer: number | undefined; isEditing: boolean }) {
  const { step, answer, isEditing } = props
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const fields = useRef<HTMLDivElement>(null)
  const [unit, setUnit] = useUnit(step)
  const [typed, setTyped] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<QuantityProblem | null>(null)
  const texts = typed ?? (answer === undefined ? [] : toTexts(step, unit, answer))

  const parse = (texts: readonly string[], unit: Unit): ParsedQuantity =>
    parseQuantity(step, unit, texts, new Date().getFullYear())
  const isUnderAge = (parsed: ParsedQuantity): boolean =>
    step === 'age' && 'answer' in parsed && parsed.answer < MIN_AGE

  function onType(texts: readonly string[], typedUnit = unit) {
    const parsed = parse(texts, typedUnit)
    setTyped(texts)
    if ('problem' in parsed) return
    setProblem(null)
    if (!isUnderAge(parsed)) send({ type: 'changed', answer: parsed.answer })
  }

  /** Sets a value from the slider or the suggestion. */
  function onPick(value: number) {
    setTyped(null)
    setProblem(null)
    send({ type: 'changed', answer: value })
  }

  function onNext() {
    const parsed = parse(texts, unit)
    if ('problem' in parsed) showProblems(fields.current, () => setProblem(parsed.problem))
    else if (isUnderAge(parsed)) send({ type: 'under-age' })
    else {
      // Keeps a stored answer, because its text is rounded.
      if (answer === undefined) send({ type: 'changed', answer: parsed.answer })
      send({ type: 'next' })
    }
  }

  return (
    <QuestionForm step={step} title={t(`${step}.title`)} why={t(`${step}.why`)} isEditing={isEditing} onNext={onNext}>
      <div ref={fields}>
        <FieldGroup
          role="group"
          legend={t(`${step}.label`)}
          isLegendHidden
          problem={problem ? <ProblemText problem={problem} quantity={step} unit={unit} onPick={onPick} /> : null}
        >
          {(described) => (
            <>
              <div className={styles.typed}>
                <NumberFields
                  quantity={step}
                  unit={unit}
                  texts={texts}
                  described={described}
                  onChange={onType}
                  onBlur={() => {
                    const parsed = parse(texts, unit)
                    if (typed?.some((text) => text.trim()) && 'problem' in parsed) setProblem(parsed.problem)
                  }}
                />
                <UnitSwitch
                  quantity={step}
                  unit={unit}
                  onChange={(next) => {
                    setUnit(next)
                    setProblem(null)
                    // Keeps invalid text, which may be valid in the other unit.
                    if (typed && 'problem' in parse(typed, unit)) onType(typed, next)
                    else setTyped(null)
                  }}
                />
              </div>
              <NumberSlider quantity={step} unit={unit} answer={answer} onChange={onPick} />
            </>
          )}
        </FieldGroup>
      </div>
    </QuestionForm>
  )
}

/** A problem, with a button for the value that was probably meant. */
function ProblemText(props: {
  problem: QuantityProblem
  quantity: Quantity
  unit: Unit
  onPick: (value: number) => void
}) {
  const { key, values, suggestion } = props.problem
  const t = useWords(fitScreenWords)
  const ownKey: QuantityProblemKey | 'problem.range.age' =
    key === 'problem.range' && props.quantity === 'age' ? 'problem.range.age' : key
  return (
    <>
      <span>{t(ownKey, values)}</span>{' '}
      {suggestion === undefined ? null : (
        <button type="button" className={styles.suggestion} onClick={() => props.onPick(suggestion)}>
          {t('number.use', { value: formatQuantity(props.quantity, props.unit, suggestion) })}
        </button>
      )}
    </>
  )
}

/** The unit that a number is entered in. Changing it does not change the answer. */
function UnitSwitch(props: { quantity: Quantity; unit: Unit; onChange: (unit: Unit) => void }) {
  const t = useWords(fitScreenWords)
  const units = UNITS[props.quantity]
  if (units.length === 1) return null
  const names = { ft: 'ft-in', st: 'st-lb' } as const
  return (
    <fieldset className={unitSwitchStyles.switch}>
      <legend className="visually-hidden">{t('unit.group')}</legend>
      {units.map((unit) => (
        <label key={unit} className={unitSwitchStyles.unit}>
          <input
            type="radio"
            name={`${props.quantity}-unit`}
            checked={unit === props.unit}
            className={unitSwitchStyles.radio}
            aria-label={t(`unit-name.${unit === 'ft' || unit === 'st' ? names[unit] : unit}`)}
            onChange={() => props.onChange(unit)}
          />
          <span aria-hidden="true">{t(`unit.${unit}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
