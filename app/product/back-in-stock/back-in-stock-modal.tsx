import { useRef, useState } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { backInStockWords } from '#app/copy/sold-out-sizes.ts'
import { useWords } from '#app/copy/use-words.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { getProductName, type Product } from '#app/product/product.ts'
import { type Choice, formatChoice, getMissingState, getVariant, withValue } from '#app/product/size/choice.ts'
import { SizeSelect } from '#app/product/size/size-select.tsx'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { Modal } from '#app/ui/modal.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { getMerchandiseId, getVariantIndex } from '../size/variant-grid.ts'
import styles from './back-in-stock-modal.module.css'
import { requestStockFn } from './stock-request.functions.ts'

const FAILED = { ok: false, failure: 'stock.request-failed' } as const

/**
 * Requests an email when a size is in stock, again or for the first time (PDP-10). Starts with the requested size, and keeps what was typed after
 * a failure or when closed.
 */
export function BackInStockModal(props: { product: Product; requested: Choice; open: boolean; onClose: () => void }) {
  const { product, requested, open, onClose } = props
  const t = useWords(backInStockWords)
  return (
    <Modal
      open={open}
      title={t(`title.${getMissingState(product, requested)}`)}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <RequestForm {...props} />
    </Modal>
  )
}

function RequestForm({ product, requested: initial, onClose }: Parameters<typeof BackInStockModal>[0]) {
  const t = useWords(backInStockWords)
  const copy = useCopy()
  const messageFor = useMessageFor()
  const region = useRegion().code
  const [requested, setRequested] = useState(initial)
  const [email, setEmail] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly SizeProblem[]>([])
  const [isValidated, setIsValidated] = useState(false)
  const [failure, setFailure] = useState('')
  const [isDone, setIsDone] = useState(false)
  const name = getProductName(product)
  const form = useRef<HTMLFormElement>(null)

  function getProblemText({ at, problem }: SizeProblem): string {
    const size = formatChoice(product.options, requested)
    const type = product.options[at]?.type
    if (problem === 'missing' && type) return t('size.missing', { option: copy(`option.${type}`).toLowerCase() })
    return t(problem === 'in-stock' ? 'size.in-stock' : 'size.not-made', { size })
  }

  const formatFailure = ({ failure, retryAfterS }: { failure: CatalogueCode; retryAfterS?: number }): string =>
    messageFor(failure, retryAfterS)

  async function send(): Promise<boolean> {
    const variant = resolveRequestedVariant(product, requested)
    if (!email || 'problems' in variant) return false
    setFailure('')
    const request = { region, handle: product.handle, merchandiseId: variant.merchandiseId, email }
    // A call that did not reach the server counts as failed.
    const outcome = await requestStockFn({ data: request }).catch(() => FAILED)
    if (!outcome.ok) setFailure(formatFailure(outcome))
    setIsDone(outcome.ok)
    return outcome.ok
  }

  /** Whether the request is complete; if not, fields show their problems and the first of them gets the focus. */
  function validate(): boolean {
    const variant = resolveRequestedVariant(product, requested)
    const sizeProblems = 'problems' in variant ? variant.problems : []
    showProblems(form.current, () => {
      setProblems(sizeProblems)
      setIsValidated(true)
    })
    return sizeProblems.length === 0 && email !== null
  }

  if (isDone)
    return (
      <>
        <p role="status" className={styles.thanks}>
          {messageFor('stock.requested-in-modal')}
        </p>
        <button type="button" className={button.secondary} onClick={onClose}>
          {t('done')}
        </button>
      </>
    )
  return (
    <form ref={form} className={styles.form}>
      <p className={styles.text}>
        {t(`${product.options.length > 0 ? 'text' : 'text.one'}.${getMissingState(product, initial)}`, { name })}
      </p>
      {product.options.length > 0 ? (
        <div className={styles.sizes}>
          {product.options.map((option, at) => {
            const problem = problems.find((candidate) => candidate.at === at)
            return (
              <SizeSelect
                key={option.type}
                option={option}
                chosen={requested[at] ?? null}
                placeholder={t('size.choose')}
                problem={problem ? getProblemText(problem) : null}
                onChoose={(value) => {
                  setProblems([])
                  setRequested(withValue(requested, at, value))
                }}
              />
            )
          })}
        </div>
      ) : null}
      <EmailField label={t('email')} onEmail={setEmail} showProblem={isValidated} />
      <SubmitButton
        className={styles.button}
        onBeforeSubmit={validate}
        onSubmit={send}
        words={{ ready: t('send'), loading: t('sending'), success: t('sent'), error: t('send-failed') }}
      />
      {failure ? (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      ) : null}
    </form>
  )
}

/** The reason why a size cannot be requested, at the index of the option that causes it. */
type SizeProblem = { at: number; problem: 'missing' | 'in-stock' | 'not-made' }

/** Resolves the variant of a back-in-stock request, or validation errors by option. */
export function resolveRequestedVariant(
  product: Product,
  requested: Choice,
): { merchandiseId: string } | { problems: SizeProblem[] } {
  const missingValues = requested.flatMap((value, at) => (value === null ? [{ at, problem: 'missing' } as const] : []))
  if (missingValues.length > 0) return { problems: missingValues }
  const last = product.options.length - 1
  if (getVariant(product, requested)?.state === 'available') return { problems: [{ at: last, problem: 'in-stock' }] }
  const index = getVariantIndex(
    product.variants.shape,
    requested.map((value) => value ?? 0),
  )
  const merchandiseId = getMerchandiseId(product.variants, index)
  return merchandiseId ? { merchandiseId } : { problems: [{ at: last, problem: 'not-made' }] }
}
