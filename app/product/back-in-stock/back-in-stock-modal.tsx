import { useRef, useState } from 'react'
import { backInStock } from '#app/copy/en-GB/back-in-stock.ts'
import { messageFor } from '#app/copy/message-for.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useWords } from '#app/copy/use-words.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { type Product, productName } from '#app/product/product.ts'
import { type Choice, choiceText, withValue } from '#app/product/size/choice.ts'
import { SizeSelect } from '#app/product/size/size-select.tsx'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { Modal } from '#app/ui/modal.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { successMessages } from '#contracts/errors/success-messages.ts'
import styles from './back-in-stock-modal.module.css'
import { requestStockFn } from './stock-request.functions.ts'
import { type WishProblem, wishOf } from './stock-request.ts'

/**
 * Asks which size to look out for and whom to tell (PDP-10). Opens on what was chosen last; what has been typed stays when
 * it fails and when it is closed.
 */
export function BackInStockModal(props: { product: Product; wanted: Choice; open: boolean; onClose: () => void }) {
  const { open, onClose } = props
  const t = useWords(backInStock)
  return (
    <Modal open={open} title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <Request {...props} />
    </Modal>
  )
}

function Request({ product, wanted: first, onClose }: Parameters<typeof BackInStockModal>[0]) {
  const t = useWords(backInStock)
  const copy = useCopy()
  const region = useRegion().code
  const [wanted, setWanted] = useState(first)
  const [email, setEmail] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly WishProblem[]>([])
  const [failed, setFailed] = useState(false)
  const [done, setDone] = useState(false)
  const name = productName(product)
  const form = useRef<HTMLFormElement>(null)

  function wordsFor({ at, problem }: WishProblem): string {
    const size = choiceText(product.options, wanted)
    const type = product.options[at]?.type
    if (problem === 'missing' && type) return t('size.missing', { option: copy(`option.${type}`).toLowerCase() })
    return t(problem === 'in-stock' ? 'size.in-stock' : 'size.not-made', { size })
  }

  async function send(): Promise<boolean> {
    const wish = wishOf(product, wanted)
    if (!email || 'problems' in wish) return false
    setFailed(false)
    const request = { region, handle: product.handle, merchandiseId: wish.merchandiseId, email }
    // a call that never arrived is a failure like any other
    const outcome = await requestStockFn({ data: request }).catch(() => ({ ok: false }))
    setFailed(!outcome.ok)
    setDone(outcome.ok)
    return outcome.ok
  }

  /** Whether it can be sent; where not, each field says what is wrong with it, and the first has the focus. */
  function ready(): boolean {
    const wish = wishOf(product, wanted)
    const wrong = 'problems' in wish ? wish.problems : []
    setProblems(wrong)
    const address = form.current?.querySelector('input')
    const size = wrong[0] && form.current?.querySelectorAll('select')[wrong[0].at]
    if (!email) {
      // it says what is wrong when it is left
      address?.focus()
      address?.blur()
    }
    const first = size ?? (email ? null : address)
    first?.focus()
    return wrong.length === 0 && email !== null
  }

  if (done)
    return (
      <>
        <p role="status" className={styles.thanks}>
          {successMessages['stock.requested-in-modal']}
        </p>
        <button type="button" className={button.secondary} onClick={onClose}>
          {t('done')}
        </button>
      </>
    )
  return (
    <form ref={form} className={styles.form}>
      <p className={styles.text}>{t(product.options.length > 0 ? 'text' : 'text.one', { name })}</p>
      {product.options.length > 0 ? (
        <div className={styles.sizes}>
          {product.options.map((option, at) => {
            const wrong = problems.find((each) => each.at === at)
            return (
              <SizeSelect
                key={option.type}
                option={option}
                chosen={wanted[at] ?? null}
                placeholder={t('size.choose')}
                problem={wrong ? wordsFor(wrong) : null}
                onChoose={(value) => {
                  setProblems([])
                  setWanted(withValue(wanted, at, value))
                }}
              />
            )
          })}
        </div>
      ) : null}
      <EmailField label={t('email')} onEmail={setEmail} />
      <SubmitButton
        className={styles.button}
        may={ready}
        act={send}
        words={{ ready: t('send'), loading: t('sending'), success: t('sent'), error: t('send-failed') }}
      />
      {failed ? (
        <p role="alert" className={styles.problem}>
          {messageFor('stock.request-failed')}
        </p>
      ) : null}
    </form>
  )
}
