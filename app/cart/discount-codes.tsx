import { createIsomorphicFn } from '@tanstack/react-start'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { getBrowserCart } from './browser-cart.ts'
import type { Cart } from './cart.ts'
import styles from './cart-extra.module.css'
import { DiscountForm } from './discount-form.tsx'
import { FormFold } from './form-fold.tsx'

const renderOnServer = createIsomorphicFn().server((refused: string | undefined) => <DiscountForm refused={refused} />)
const loadForm = () => import('./discount-form.tsx').then((module) => module.DiscountForm)

/** The codes of a cart (CART-12), and a fold to add one. */
export function DiscountCodes({ cart }: { cart: Cart }) {
  const t = useWords(cartWords)
  const region = useRegion().code
  const action = useFormAction('/cart')
  const refused = cart.discountCodes.findLast(({ applicable }) => !applicable)?.code
  const codes = getCodes(cart, refused)
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
      <FormFold summary={t('code.add')} isOpen={refused !== undefined} server={renderOnServer(refused)} load={loadForm}>
        {(Form, typed) => <Form refused={refused} typed={typed} />}
      </FormFold>
    </div>
  )
}

/** The codes beside the field, with the key of their status: applied, not applicable, or handed to checkout. */
const getCodes = ({ discountCodes, codeForCheckout }: Cart, inField: string | undefined) => [
  ...discountCodes.flatMap(({ code, applicable }) =>
    code === inField
      ? []
      : [{ code, status: applicable ? ('code.applied' as const) : ('code.not-applicable' as const) }],
  ),
  ...(codeForCheckout === null ? [] : [{ code: codeForCheckout, status: 'code.at-checkout' as const }]),
]
