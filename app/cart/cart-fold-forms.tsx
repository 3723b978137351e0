import { type FormEvent, useEffect, useRef, useState } from 'react'
import { cartWords } from '#app/copy/cart.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { GIFT_MESSAGE_MAX } from '#contracts/shop/cart-limits.ts'
import { getBrowserCart } from './browser-cart.ts'
import { formatCode } from './cart.ts'
import { DISCOUNT_CODE } from './cart-address.ts'
import styles from './cart-extra.module.css'

/** `typed`: text that was typed into the server's form before this form's code had loaded. */
export type FoldFormProps = { typed?: string | undefined }

/**
 * A form to add a discount code. A code that does not apply (`refused`) stays in the field with a message until it is
 * removed or replaced.
 */
export function DiscountForm({ refused, typed }: FoldFormProps & { refused: string | undefined }) {
  const t = useWords(cartWords)
  const region = useRegion().code
  const action = useFormAction('/cart')
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isInvalid, setInvalid] = useState(false)
  /** Whether the field holds something else than the code that does not apply. */
  const [isEdited, setEdited] = useState(typed !== undefined && typed !== refused)
  const shown = refused && formatCode(refused)
  const refusal =
    shown && !isEdited ? <TextWith text={t('code.not-applicable', { code: shown })} value={shown} /> : null
  const getTypedCode = () => input.current?.value.trim() ?? ''

  function validate(): boolean {
    const isValid = DISCOUNT_CODE.test(getTypedCode())
    showProblems(form.current, () => setInvalid(!isValid))
    return isValid
  }

  async function apply(): Promise<boolean> {
    const code = getTypedCode()
    const outcome = await getBrowserCart(region).submit({ kind: 'code', code, shouldApply: true })
    if (!outcome.ok) return false
    const isApplied = outcome.cart?.discountCodes.some(
      (known) => known.code.toUpperCase() === code.toUpperCase() && known.applicable,
    )
    setEdited(false)
    if (isApplied && input.current?.value.trim() === code) input.current.value = ''
    return isApplied ?? false
  }

  function remove(event: FormEvent) {
    event.preventDefault()
    if (!refused) return
    if (input.current && getTypedCode() === refused) input.current.value = ''
    void getBrowserCart(region).submit({ kind: 'code', code: refused, shouldApply: false })
  }

  return (
    <>
      <form ref={form} method="post" action={action} className={styles.row} noValidate>
        <Field label={t('code')} problem={isInvalid ? t('code.wrong') : refusal}>
          {(control) => (
            <input
              {...control}
              ref={input}
              name="code"
              dir="auto"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              defaultValue={typed ?? refused}
              onInput={() => {
                setInvalid(false)
                setEdited(true)
              }}
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
      {refused ? (
        <form method="post" action={action} onSubmit={remove}>
          <button type="submit" name="remove-code" value={refused} className={button.quiet}>
            <TextWith text={t('code.remove', { code: refused })} value={refused} />
          </button>
        </form>
      ) : null}
    </>
  )
}

/** The form of the gift message (CART-11). The typed text stays where saving fails. */
export function GiftMessageForm({ giftMessage, typed }: FoldFormProps & { giftMessage: string }) {
  const t = useWords(cartWords)
  const region = useRegion().code
  const action = useFormAction('/cart')
  const text = useRef<HTMLTextAreaElement>(null)
  const saved = useRef(giftMessage)
  useEffect(() => {
    // Take over a change from elsewhere, but never overwrite text that is being typed.
    if (text.current?.value === saved.current) text.current.value = giftMessage
    saved.current = giftMessage
  }, [giftMessage])

  async function save(): Promise<boolean> {
    const message = text.current?.value.trim() ?? ''
    return (await getBrowserCart(region).submit({ kind: 'gift-message', message })).ok
  }

  return (
    <form method="post" action={action} className={styles.column}>
      <Field label={t('gift-message')} isLabelHidden hint={t('gift-message.hint', { most: GIFT_MESSAGE_MAX })}>
        {(control) => (
          <textarea
            {...control}
            ref={text}
            name="gift-message"
            dir="auto"
            rows={3}
            maxLength={GIFT_MESSAGE_MAX}
            defaultValue={typed ?? giftMessage}
            className={styles.message}
          />
        )}
      </Field>
      <SubmitButton
        className={styles.act}
        onSubmit={save}
        words={{
          ready: t('gift-message.save'),
          loading: t('gift-message.saving'),
          success: t('gift-message.saved'),
          error: t('gift-message.failed'),
        }}
      />
    </form>
  )
}
