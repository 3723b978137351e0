import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useCart } from '#app/cart/use-cart.ts'
import { messageFor } from '#app/copy/message-for.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { type Choice, choiceText, chosenVariant, missing, searchFor } from './choice.ts'
import { OptionField } from './option-field.tsx'
import type { Product } from './product.ts'
import styles from './size-form.module.css'
import { LOW_STOCK } from './variant-grid.ts'

/**
 * Choosing a size and putting it in the cart. The choice lives in the address, so it can be shared, reloaded and gone
 * back to. Until script is there it is an ordinary form that posts the choice to the cart.
 */
export function SizeForm({ product, choice }: { product: Product; choice: Choice }) {
  const t = useCopy()
  const navigate = useNavigate()
  const action = useFormAction('/cart')
  const cart = useCart()
  const { open } = useOpenPanel()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState('')

  const variant = chosenVariant(product, choice)
  const size = choiceText(product.options, choice)
  const unchosen = missing(product.options, choice)

  async function add(): Promise<boolean> {
    if (unchosen) {
      setProblem(t('product.missing-choice', { option: t(`option.${unchosen.type}`) }))
      form.current?.querySelector<HTMLInputElement>(`fieldset[data-option="${unchosen.type}"] input`)?.focus()
      return false
    }
    if (variant?.state !== 'available') {
      setProblem(messageFor('cart.variant-unavailable'))
      return false
    }
    setProblem('')
    const outcome = await cart.add([{ merchandiseId: variant.merchandiseId, quantity: 1 }])
    if (outcome.ok) open('cart')
    else setProblem(messageFor(outcome.failure))
    return outcome.ok
  }

  return (
    <form ref={form} method="post" action={action} className={styles.form}>
      <input type="hidden" name="product" value={product.handle} />
      {product.options.map((option, at) => (
        <OptionField
          key={option.type}
          product={product}
          choice={choice}
          at={at}
          onChoose={(value) => {
            setProblem('')
            void navigate({
              to: '.',
              search: (before) => ({ ...before, ...searchFor(option, value) }),
              replace: true,
              resetScroll: false,
            })
          }}
          onRefused={(value) => setProblem(t('product.size-gone', { size: `${t(`option.${option.type}`)} ${value}` }))}
        />
      ))}
      <p className={styles.status} aria-live="polite">
        {unchosen ? null : product.options.length > 0 && size ? <span>{t('product.your-size', { size })}</span> : null}
        {variant?.state === 'available' && variant.left < LOW_STOCK ? (
          <span className={styles.low}>{t('product.low', { count: variant.left })}</span>
        ) : null}
        {variant?.state === 'pre-order' ? <span>{t('product.pre-order')}</span> : null}
        {variant?.state === 'sold-out' ? <span className={styles.low}>{t('product.size-gone', { size })}</span> : null}
      </p>
      <SubmitButton
        className={styles.add}
        act={add}
        words={{
          ready: t('product.add'),
          loading: t('product.adding'),
          success: t('product.added'),
          error: t('product.add-failed'),
        }}
      />
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </form>
  )
}
