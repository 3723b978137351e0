import { createIsomorphicFn } from '@tanstack/react-start'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Cart } from './cart.ts'
import { FormFold } from './form-fold.tsx'
import { GiftMessageForm } from './gift-message-form.tsx'

const renderOnServer = createIsomorphicFn().server((giftMessage: string) => (
  <GiftMessageForm giftMessage={giftMessage} />
))
const loadForm = () => import('./gift-message-form.tsx').then((module) => module.GiftMessageForm)

/** A fold with the gift message of the cart (CART-11). */
export function GiftMessage({ cart: { giftMessage } }: { cart: Cart }) {
  const t = useWords(cartWords)
  return (
    <FormFold
      summary={t(giftMessage ? 'gift-message' : 'gift-message.add')}
      isOpen={giftMessage !== ''}
      server={renderOnServer(giftMessage)}
      load={loadForm}
    >
      {(Form, typed) => <Form giftMessage={giftMessage} typed={typed} />}
    </FormFold>
  )
}
