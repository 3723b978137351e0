import { type ComponentProps, useRef } from 'react'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { TextField } from '#app/forms/text-field.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx'
import { formatPrice } from '#app/ui/money.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import { RETURN_REASONS } from '#contracts/shop/returns.ts'
import { FIELD } from '../answer-fields.ts'
import { formatSize } from '../exchange-size.ts'
import { getLineAnswers, type ReturnAnswers } from '../return-answers.ts'
import type { ReturnLine, ReturnOrder } from '../return-order.ts'
import quantityFieldStyles from './quantity-field.module.css'
import styles from './return-item.module.css'
import { ItemPicture } from './return-items.tsx'

/** An item of the order with a checkbox, its reason and its quantity. CSS shows these fields for chosen items. */
export function ReturnItem(props: {
  line: ReturnLine
  order: ReturnOrder
  answers: ReturnAnswers
  formatProblem: (field: string) => string | null
}) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { line, order, formatProblem } = props
  const { id, title, blocked, quantity, returnable } = line
  const answers = getLineAnswers(props.answers, id)
  const size = blocked === 'gift-card' ? '' : formatSize(line.values)
  const notes = [
    ...(size ? [t('item.size', { size })] : []),
    formatPrice(line.price, intlLocale),
    ...(quantity > 1 && returnable === quantity ? [t('item.quantity', { count: quantity })] : []),
    ...(returnable > 0 && returnable < quantity ? [t('item.left', { left: returnable, count: quantity })] : []),
  ]
  const ofItem = <span className="visually-hidden">{` ${t('reason.of', { title: `${title} ${size}` })}`}</span>
  return (
    <li className={styles.item} data-blocked={blocked ?? undefined}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          name={FIELD.chosen}
          value={id}
          defaultChecked={answers.isChosen && returnable > 0}
          disabled={returnable === 0}
          aria-describedby={blocked ? `blocked-${id}` : undefined}
          className={styles.box}
        />
        <ItemPicture picture={line.picture} />
        <span className={styles.name}>
          <span className={styles.title} translate="no">
            {title}
          </span>
          {notes.map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
          {blocked ? (
            <span id={`blocked-${id}`} className={styles.blocked}>
              {t(`blocked.${blocked}`, { date: formatShortDate(order.windowEndsAt) })}
            </span>
          ) : null}
        </span>
      </label>
      {returnable > 0 ? (
        <div className={styles.questions}>
          <FieldGroup
            role="radiogroup"
            legend={
              <>
                <span>{t('reason.legend')}</span>
                {ofItem}
              </>
            }
            problem={formatProblem(FIELD.reason + id)}
            className={styles.reasons}
          >
            {() => (
              <div className={styles.choices}>
                {RETURN_REASONS.map((reason) => (
                  <label key={reason} className={styles.choice} data-other={reason === 'other' || undefined}>
                    <input
                      type="radio"
                      name={FIELD.reason + id}
                      value={reason}
                      defaultChecked={answers.reason === reason}
                      className={styles.radio}
                    />
                    <span>{t(`reason.${reason}`)}</span>
                  </label>
                ))}
              </div>
            )}
          </FieldGroup>
          <div className={styles.comment}>
            <TextField
              name={FIELD.comment + id}
              label={
                <>
                  <span>{`${t('comment')} ${t('optional')}`}</span>
                  {ofItem}
                </>
              }
              autoComplete="off"
              rows={3}
              defaultValue={answers.comment}
              problem={formatProblem(FIELD.comment + id)}
            />
          </div>
          {returnable > 1 || formatProblem(FIELD.quantity + id) ? (
            <Field
              label={
                <>
                  <span>{t('quantity')}</span>
                  {ofItem}
                </>
              }
              hint={t('quantity.hint', { count: returnable })}
              problem={formatProblem(FIELD.quantity + id)}
            >
              {(control) => (
                <QuantityField
                  control={control}
                  name={FIELD.quantity + id}
                  title={title}
                  most={returnable}
                  defaultValue={answers.quantity}
                />
              )}
            </Field>
          ) : (
            <input type="hidden" name={FIELD.quantity + id} value="1" />
          )}
        </div>
      ) : null}
    </li>
  )
}

/** A number field between a minus and a plus button, which only script shows. */
function QuantityField(props: {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>
  name: string
  title: string
  most: number
  defaultValue: string
}) {
  const t = useWords(returnsWords)
  const field = useRef<HTMLInputElement>(null)
  const { control, title } = props

  function step(by: 1 | -1) {
    const input = field.current
    if (!input) return
    if (by > 0) input.stepUp()
    else input.stepDown()
    // A value that is set by script fires no event.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className={quantityFieldStyles.stepper}>
      <button
        type="button"
        className={quantityFieldStyles.step}
        aria-label={t('quantity.less', { title })}
        onClick={() => step(-1)}
      >
        <MinusIcon />
      </button>
      <input
        {...control}
        ref={field}
        type="number"
        name={props.name}
        inputMode="numeric"
        autoComplete="off"
        min={1}
        max={props.most}
        step={1}
        defaultValue={props.defaultValue}
        className={quantityFieldStyles.quantity}
      />
      <button
        type="button"
        className={quantityFieldStyles.step}
        aria-label={t('quantity.more', { title })}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </button>
    </div>
  )
}
