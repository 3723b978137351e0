import { useId, useRef, useState } from 'react'
import field from '#app/forms/field.module.css'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { browserCart } from './browser-cart.ts'
import type { Cart } from './cart.ts'
import { DISCOUNT_CODE } from './cart-address.ts'
import styles from './cart-extra.module.css'
import { useCartWords } from './use-cart-words.ts'

/** The codes of a cart, applicable or not (CART-12), and a field for one more. What was typed stays until it has gone in. */
export function DiscountCodes({ cart }: { cart: Cart }) {
  const t = useCartWords()
  const region = useRegion().code
  const action = useFormAction('/cart')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const codes = codesOf(cart)
  const code = () => input.current?.value.trim() ?? ''

  function may(): boolean {
    const isOne = DISCOUNT_CODE.test(code())
    setWrong(!isOne)
    if (!isOne) input.current?.focus()
    return isOne
  }

  async function apply(): Promise<boolean> {
    const outcome = await browserCart(region).submit({ kind: 'code', code: code(), wanted: true })
    if (outcome.ok && input.current) input.current.value = ''
    return outcome.ok
  }

  return (
    <div>
      <div aria-live="polite">
        {codes.length > 0 ? (
          <ul className={styles.codes} aria-label={t('codes')}>
            {codes.map(({ code: each, says }) => (
              <li key={each} data-says={says}>
                <span>{t(says, { code: each })}</span>
                <form
                  method="post"
                  action={action}
                  onSubmit={(event) => {
                    event.preventDefault()
                    void browserCart(region).submit({ kind: 'code', code: each, wanted: false })
                  }}
                >
                  <button
                    type="submit"
                    name="remove-code"
                    value={each}
                    className={styles.removeCode}
                    aria-label={t('code.remove', { code: each })}
                  >
                    <CloseIcon />
                  </button>
                </form>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <details className={styles.more}>
        <summary>{t('code.add')}</summary>
        <form method="post" action={action} className={styles.row} noValidate>
          <div className={field.field}>
            <label htmlFor={id} className={field.label}>
              {t('code')}
            </label>
            <input
              ref={input}
              id={id}
              name="code"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              className={field.input}
              aria-invalid={wrong || undefined}
              aria-describedby={`${id}-wrong`}
              onInput={() => setWrong(false)}
            />
          </div>
          <SubmitButton
            className={styles.act}
            may={may}
            act={apply}
            words={{
              ready: t('code.apply'),
              loading: t('code.applying'),
              success: t('code.entered'),
              error: t('code.failed'),
            }}
          />
          <p id={`${id}-wrong`} className={field.problem} aria-live="polite">
            {wrong ? t('code.wrong') : ''}
          </p>
        </form>
      </details>
    </div>
  )
}

/** Every code that has to do with a cart, and what there is to say of it. */
const codesOf = ({ discountCodes, codeForCheckout }: Cart) => [
  ...discountCodes.map(({ code, applicable }) => ({
    code,
    says: applicable ? ('code.applied' as const) : ('code.not-applicable' as const),
  })),
  ...(codeForCheckout === null ? [] : [{ code: codeForCheckout, says: 'code.at-checkout' as const }]),
]
