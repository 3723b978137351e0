import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { formatSize } from '../exchange-size.ts'
import { FIELD } from '../read-answers.ts'
import { getLineAnswers, type ReturnAnswers } from '../return-answers.ts'
import type { ReturnLine } from '../return-order.ts'
import type { KnownFit } from '../suggest-size.ts'
import styles from './item-outcome.module.css'
import { ItemPicture } from './item-picture.tsx'
import { SizeFields } from './size-fields.tsx'

/** Another size or the money of one item. CSS shows the sizes while an exchange is chosen. */
export function ItemOutcome(props: {
  line: ReturnLine
  answers: ReturnAnswers
  known: KnownFit
  formatProblem: (field: string) => string | null
}) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { line, formatProblem } = props
  const answers = getLineAnswers(props.answers, line.id)
  const count = Number(answers.quantity)
  const size = formatSize(line.values)
  const refund = toMoney(toMinorUnits(line.price) * count, line.price.currencyCode)
  const renderChoice = (outcome: 'exchange' | 'refund', text: string) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name={FIELD.outcome + line.id}
        value={outcome}
        data-outcome={outcome}
        defaultChecked={answers.outcome === outcome}
        className={styles.radio}
      />
      {text}
    </label>
  )
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <ItemPicture picture={line.picture} />
        <p className={styles.name}>
          <span className={styles.title}>{count > 1 ? `${count} × ${line.title}` : line.title}</span>
          {size ? <span className={styles.note}>{t('size.bought', { size })}</span> : null}
        </p>
      </div>
      <FieldGroup
        role="radiogroup"
        legend={
          <>
            {t('outcome.legend')}
            <span className="visually-hidden"> {t('reason.of', { title: `${line.title} ${size}` })}</span>
          </>
        }
        problem={formatProblem(FIELD.outcome + line.id)}
        className={styles.group}
      >
        {() => (
          <div className={styles.choices}>
            {line.sizes.length > 0 ? renderChoice('exchange', t('outcome.exchange')) : null}
            {renderChoice('refund', t('outcome.refund', { amount: formatPrice(refund, intlLocale) }))}
          </div>
        )}
      </FieldGroup>
      {line.sizes.length > 0 ? (
        <div className={styles.sizes}>
          <SizeFields line={line} answers={answers} known={props.known} problem={formatProblem(FIELD.size + line.id)} />
        </div>
      ) : (
        <p className={styles.note}>{t('outcome.no-sizes')}</p>
      )}
    </li>
  )
}
