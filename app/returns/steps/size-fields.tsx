import { useCopy } from '#app/copy/every-page.ts'
import { returnsWords } from '#app/copy/returns.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { parseOptionType, toUrlValue } from '#app/fit/option-codes.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { FIELD } from '../answer-fields.ts'
import { findSize, formatSize, hasStock, listValues } from '../exchange-size.ts'
import type { LineAnswers } from '../return-answers.ts'
import type { ReturnLine } from '../return-order.ts'
import { type KnownFit, type Suggestion, suggestSize } from '../suggest-size.ts'
import styles from './size-fields.module.css'
import sizeNoteStyles from './size-note.module.css'
import suggestedSizeStyles from './suggested-size.module.css'

/** The sizes of an item as rows of radio buttons. Sold-out sizes can be focused and say so. */
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
                <span>{type ? copy(`option.${type}`) : option}</span>
                <span className="visually-hidden">{` ${t('reason.of', { title: line.title })}`}</span>
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

/** The size that reason and saved fit suggest, and why (RET-04). */
function SuggestedSize({ suggestion: { values, why } }: { suggestion: Suggestion }) {
  const t = useWords(returnsWords)
  const copy = useCopy()
  const size = formatSize(values)
  const named = {
    ...('fit' in why && { fit: why.fit }),
    ...('option' in why && { option: copy(`option.${why.option}`).toLowerCase() }),
  }
  return (
    <p className={suggestedSizeStyles.suggestion}>
      <strong>
        <TextWith text={t('size.suggested', { size })} value={size} />
      </strong>{' '}
      <span>{t(`why.${why.key}`, named)}</span>
    </p>
  )
}

/** Below this stock the number of pieces is shown. */
const FEW = 4

/** The chosen size with its stock and its difference in price, or its problem. */
function SizeNote(props: {
  line: ReturnLine
  size: readonly (string | null)[]
  quantity: number
  problem: string | null
}) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { line, quantity } = props
  const exchangeSize = findSize(line, props.size)
  const isInStock = exchangeSize !== undefined && exchangeSize.stock >= quantity
  const difference = exchangeSize ? toMinorUnits(exchangeSize.difference) : 0
  const amount = exchangeSize
    ? formatPrice(toMoney(Math.abs(difference), exchangeSize.difference.currencyCode), intlLocale)
    : ''
  const problem = props.problem ?? (exchangeSize && !isInStock ? t('problem.size-gone') : null)
  const each = quantity > 1
  const chosen = [
    ...(exchangeSize
      ? [
          t('size.chosen', {
            size: formatSize(exchangeSize.values),
            left: exchangeSize.stock < FEW ? t('size.few', { count: exchangeSize.stock }) : t('size.in-stock'),
          }),
        ]
      : []),
    ...(difference > 0 ? [t(each ? 'size.each' : 'size.more-expensive', { amount })] : []),
    ...(difference < 0 ? [t(each ? 'size.each-cheaper' : 'size.cheaper', { amount })] : []),
  ]
  return (
    <p className={sizeNoteStyles.note} data-problem={problem ? '' : undefined} aria-live="polite">
      {problem ?? <TextWith text={chosen.join(' ')} value={exchangeSize ? formatSize(exchangeSize.values) : ''} />}
    </p>
  )
}
