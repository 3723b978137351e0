import { FieldGroup } from '#app/forms/field-group.tsx'
import { listValues } from './questions.ts'
import styles from './scale-question.module.css'

/** A question with one value of a scale, as radio buttons with words at both ends. */
export function ScaleQuestion(props: {
  name: string
  from: number
  to: number
  legend: string
  /** The words of the lowest and the highest value. */
  ends: readonly [low: string, high: string]
  defaultValue: string | undefined
  problem: string | null
}) {
  const { name, legend, ends, defaultValue, problem } = props
  const [low, high] = ends
  const values = listValues(props)
  const getWords = (index: number) => (index === 0 ? low : index === values.length - 1 ? high : null)
  return (
    <FieldGroup role="radiogroup" legend={legend} legendClassName={styles.legend} problem={problem}>
      {() => (
        <>
          <div className={styles.values} data-count={values.length}>
            {values.map((value, index) => (
              <label key={value} className={styles.value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  defaultChecked={value === defaultValue}
                  required
                  aria-label={[value, getWords(index)].filter(Boolean).join(', ')}
                  className={styles.radio}
                />
                {value}
              </label>
            ))}
          </div>
          <p className={styles.ends} aria-hidden="true">
            <span>{`${props.from}: ${low}`}</span>
            <span>{`${props.to}: ${high}`}</span>
          </p>
        </>
      )}
    </FieldGroup>
  )
}
