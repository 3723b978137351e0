import { useEffect, useId, useRef } from 'react'
import field from '#app/forms/field.module.css'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { browserCart } from './browser-cart.ts'
import { type Cart, GIFT_MESSAGE_MAX } from './cart.ts'
import styles from './cart-extra.module.css'
import { useCartWords } from './use-cart-words.ts'

/** A message to go with the goods (CART-11). What was typed stays where saving it fails. */
export function GiftMessage({ cart: { giftMessage } }: { cart: Cart }) {
  const t = useCartWords()
  const region = useRegion().code
  const action = useFormAction('/cart')
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const saved = useRef(giftMessage)
  useEffect(() => {
    // said elsewhere meanwhile; what is being typed here is not overwritten
    if (text.current?.value === saved.current) text.current.value = giftMessage
    saved.current = giftMessage
  }, [giftMessage])

  async function save(): Promise<boolean> {
    const message = text.current?.value.trim() ?? ''
    return (await browserCart(region).submit({ kind: 'gift-message', message })).ok
  }

  return (
    <details className={styles.more} open={giftMessage !== '' || undefined}>
      <summary>{t(giftMessage ? 'gift-message' : 'gift-message.add')}</summary>
      <form method="post" action={action} className={styles.column}>
        <div className={field.field}>
          <label htmlFor={id} className="visually-hidden">
            {t('gift-message')}
          </label>
          <textarea
            ref={text}
            id={id}
            name="gift-message"
            rows={3}
            maxLength={GIFT_MESSAGE_MAX}
            defaultValue={giftMessage}
            className={styles.message}
            aria-describedby={`${id}-hint`}
          />
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('gift-message.hint', { most: GIFT_MESSAGE_MAX })}
        </p>
        <SubmitButton
          className={styles.act}
          act={save}
          words={{
            ready: t('gift-message.save'),
            loading: t('gift-message.saving'),
            success: t('gift-message.saved'),
            error: t('gift-message.failed'),
          }}
        />
      </form>
    </details>
  )
}
