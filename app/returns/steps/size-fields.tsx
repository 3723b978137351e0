import { useCopy } from '#app/copy/every-page.ts'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { parseOptionType, toUrlValue } from '#app/fit/option-codes.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { hasStock, listValues } from '../exchange-size.ts'
import { FIELD } from '../read-answers.ts'
import type { LineAnswers } from '../return-answers.ts'
import type { ReturnLine } from '../return-order.ts'
import { type KnownFit, suggestSize } from '../suggest-size.ts'
import styles from './size-fields.module.css'
import { SizeNote } from './size-note.tsx'
import { SuggestedSize } from './suggested-size.tsx'

/** The sizes of an item as rows of radio buttons. One that is sold out can be reached and says so. */
export function SizeFields(props: { line: ReturnLine; answers: LineAnswers; known: KnownFit; problem: string | null }) {
  const t = useWords(returnsWords)
  const copy = useCopy()
  const { line, answers, problem } = props
  const quantity = Number(answers.quantity)
  const suggestion = answers.reason ? suggestSize(line, answers.reason, quantity, props.known) : null
  return (
    <div className={styles.sizes}>
      {suggestion ? <SuggestedSize suggestion={suggestion} /> : null}
      {line.options.map((option, at) => {
        const values = listValues(line, at)
        const name = `${FIELD.size}${at}:${line.id}`
        const [only] = values
        if (values.length <= 1)
          return only === undefined ? null : <input key={option} type="hidden" name={name} value={only} />
        const type = parseOptionType(option)
        return (
          <FieldGroup
            key={option}
            role="radiogroup"
            legend={
              <>
                {type ? copy(`option.${type}`) : option}
                <span className="visually-hidden"> {t('reason.of', { title: line.title })}</span>
              </>
            }
            legendClassName={styles.legend}
          >
            {() => (
              <div className={styles.values}>
                {values.map((value) => {
                  const isInStock = hasStock(line, answers.size, at, value, quantity)
                  const text = toUrlValue(value)
                  return (
                    <label key={value} className={styles.value} data-state={isInStock ? 'available' : 'sold-out'}>
                      <input
                        type="radio"
                        name={name}
                        value={value}
                        defaultChecked={answers.size[at] === value}
                        aria-label={isInStock ? text : t('size.sold-out', { value: text })}
                        className={styles.radio}
                      />
                      <span aria-hidden>{text}</span>
                    </label>
                  )
                })}
              </div>
            )}
          </FieldGroup>
        )
      })}
      <SizeNote line={line} size={answers.size} quantity={quantity} problem={problem} />
    </div>
  )
}
