import { type ComponentProps, useRef } from 'react'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx'
import styles from './quantity-field.module.css'

/** A number field between a minus and a plus button, which only script shows. */
export function QuantityField(props: {
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
    // a value that script sets is not announced
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className={styles.stepper}>
      <button type="button" className={styles.step} aria-label={t('quantity.less', { title })} onClick={() => step(-1)}>
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
        className={styles.quantity}
      />
      <button type="button" className={styles.step} aria-label={t('quantity.more', { title })} onClick={() => step(1)}>
        <PlusIcon />
      </button>
    </div>
  )
}
