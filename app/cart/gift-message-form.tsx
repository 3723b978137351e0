import { useEffect, useRef } from 'react'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { getBrowserCart } from './browser-cart.ts'
import { GIFT_MESSAGE_MAX } from './cart.ts'
import styles from './cart-extra.module.css'
import type { StartsWith } from './form-fold.tsx'

/** The form of the gift message (CART-11). The typed text stays where saving fails. */
export function GiftMessageForm({ giftMessage, typed }: StartsWith & { giftMessage: string }) {
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
