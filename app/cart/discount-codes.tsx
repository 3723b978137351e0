import { useRef, useState } from 'react'
import { Field } from '#app/forms/field.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { getBrowserCart } from './browser-cart.ts'
import type { Cart } from './cart.ts'
import { DISCOUNT_CODE } from './cart-address.ts'
import styles from './cart-extra.module.css'
import { useCartWords } from './use-cart-words.ts'

/** The codes of a cart, applicable or not (CART-12), and a field to add one. A failed code stays in the field. */
export function DiscountCodes({ cart }: { cart: Cart }) {
  const t = useCartWords()
  const region = useRegion().code
  const action = useFormAction('/cart')
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isInvalid, setInvalid] = useState(false)
  const codes = getCodes(cart)
  const getTypedCode = () => input.current?.value.trim() ?? ''

  function validate(): boolean {
    const isValid = DISCOUNT_CODE.test(getTypedCode())
    showProblems(form.current, () => setInvalid(!isValid))
    return isValid
  }

  async function apply(): Promise<boolean> {
    const outcome = await getBrowserCart(region).submit({ kind: 'code', code: getTypedCode(), shouldApply: true })
    if (outcome.ok && input.current) input.current.value = ''
    return outcome.ok
  }

  return (
    <div>
      <div aria-live="polite">
        {codes.length > 0 ? (
          <ul className={styles.codes} aria-label={t('codes')}>
            {codes.map(({ code, status }) => (
              <li key={code} data-status={status}>
                <span>{t(status, { code })}</span>
                <form
                  method="post"
                  action={action}
                  onSubmit={(event) => {
                    event.preventDefault()
                    void getBrowserCart(region).submit({ kind: 'code', code, shouldApply: false })
                  }}
                >
                  <button
                    type="submit"
                    name="remove-code"
                    value={code}
                    className={styles.removeCode}
                    aria-label={t('code.remove', { code })}
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
        <form ref={form} method="post" action={action} className={styles.row} noValidate>
          <Field label={t('code')} problem={isInvalid ? t('code.wrong') : null}>
            {(control) => (
              <input
                {...control}
                ref={input}
                name="code"
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                onInput={() => setInvalid(false)}
              />
            )}
          </Field>
          <SubmitButton
            className={styles.act}
            onBeforeSubmit={validate}
            onSubmit={apply}
            words={{
              ready: t('code.apply'),
              loading: t('code.applying'),
              success: t('code.entered'),
              error: t('code.failed'),
            }}
          />
        </form>
      </details>
    </div>
  )
}

/** The codes of a cart with the key of their status: applied, not applicable, or handed to checkout. */
const getCodes = ({ discountCodes, codeForCheckout }: Cart) => [
  ...discountCodes.map(({ code, applicable }) => ({
    code,
    status: applicable ? ('code.applied' as const) : ('code.not-applicable' as const),
  })),
  ...(codeForCheckout === null ? [] : [{ code: codeForCheckout, status: 'code.at-checkout' as const }]),
]
