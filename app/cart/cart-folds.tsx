import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cartWords } from '#app/copy/cart.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { StaticPart } from '#app/page/static-part.tsx'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { runWhenIdle } from '#app/ui/timing.ts'
import { getBrowserCart } from './browser-cart.ts'
import { type Cart, formatCode } from './cart.ts'
import styles from './cart-extra.module.css'
import { DiscountForm, type FoldFormProps, GiftMessageForm } from './cart-fold-forms.tsx'
// styles of the server's form (app/page/build/part-styles.ts)
import '#app/forms/field.module.css?styles-only'
import type { Elements } from '#app/ui/elements.ts'

/** Selectors of what may have the focus in a form of the server. */
const [FIELD, SUBMIT] = ['[name]', 'button[type="submit"]']

/**
 * A disclosure with a form whose code loads when the browser is idle or the disclosure opens. Until then it holds the
 * server's form, which works without script; its text, focus and submission are passed to the loaded form.
 */
function FormFold<Props extends FoldFormProps>(props: {
  summary: string
  /** Whether it holds something, so that it starts open. */
  isOpen: boolean
  /** The form as the server renders it; undefined in the browser. */
  server: Elements
  load: () => Promise<ComponentType<Props>>
  children: (Form: ComponentType<Props>, typed: string | undefined) => Elements
}) {
  const { summary, isOpen, server, load } = props
  const fold = useRef<HTMLDetailsElement>(null)
  const isSubmitted = useRef(false)
  const [live, setLive] = useState<{ Form: ComponentType<Props>; typed: string | undefined } | null>(null)

  // Opens when there is something to show, and never closes by itself, because the focus may be in it.
  const [startsOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])

  const find = (selector: string) => fold.current?.querySelector<HTMLElement>(selector)

  function makeLive() {
    if (live) return
    const takeOver = (Form: ComponentType<Props>) => {
      const field = fold.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(FIELD)
      const focused = [FIELD, SUBMIT].find((selector) => find(selector) === document.activeElement)
      // flushSync, because text typed between reading the field and replacing it would be lost.
      flushSync(() => setLive((before) => before ?? { Form, typed: field ? getTyped(field) : undefined }))
      if (focused) find(focused)?.focus()
      if (isSubmitted.current) find(SUBMIT)?.click()
      isSubmitted.current = false
    }
    // Without the code the server's form stays and is posted.
    load().then(takeOver, () => isSubmitted.current && fold.current?.querySelector('form')?.submit())
  }

  const startLive = useEffectEvent(() => {
    if (fold.current?.open) makeLive()
    else runWhenIdle(() => void load().catch(() => {}))
  })
  useEffect(() => startLive(), [])

  function onSubmit(event: FormEvent) {
    if (live) return
    event.preventDefault()
    isSubmitted.current = true
    makeLive()
  }

  return (
    <details ref={fold} className={styles.more} open={startsOpen || undefined} onToggle={makeLive} onSubmit={onSubmit}>
      <summary>{summary}</summary>
      {live ? props.children(live.Form, live.typed) : <StaticPart server={server} client={null} />}
    </details>
  )
}

/** The text of a field that the shopper has changed; undefined for what the server wrote. */
const getTyped = ({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): string | undefined =>
  value === defaultValue ? undefined : value

const renderDiscountForm = createIsomorphicFn().server((refused: string | undefined) => (
  <DiscountForm refused={refused} />
))
const loadDiscountForm = () => import('./cart-fold-forms.tsx').then((module) => module.DiscountForm)

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
            {codes.map(({ code, name, status }) => (
              <li key={code} data-status={status}>
                <TextWith text={t(status, { code: name })} value={name} />
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
                    aria-label={t('code.remove', { code: name })}
                  >
                    <CloseIcon />
                  </button>
                </form>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <FormFold
        summary={t('code.add')}
        isOpen={refused !== undefined}
        server={renderDiscountForm(refused)}
        load={loadDiscountForm}
      >
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
      : [
          {
            code,
            name: formatCode(code),
            status: applicable ? ('code.applied' as const) : ('code.not-applicable' as const),
          },
        ],
  ),
  ...(codeForCheckout === null
    ? []
    : [{ code: codeForCheckout, name: formatCode(codeForCheckout), status: 'code.at-checkout' as const }]),
]

const renderGiftMessageForm = createIsomorphicFn().server((giftMessage: string) => (
  <GiftMessageForm giftMessage={giftMessage} />
))
const loadGiftMessageForm = () => import('./cart-fold-forms.tsx').then((module) => module.GiftMessageForm)

/** A fold with the gift message of the cart (CART-11), which is printed on a card in the parcel; an email has none. */
export function GiftMessage({ cart: { giftMessage, deliverableTotal } }: { cart: Cart }) {
  const t = useWords(cartWords)
  if (!deliverableTotal && giftMessage === '') return null
  return (
    <FormFold
      summary={t(giftMessage ? 'gift-message' : 'gift-message.add')}
      isOpen={giftMessage !== ''}
      server={renderGiftMessageForm(giftMessage)}
      load={loadGiftMessageForm}
    >
      {(Form, typed) => <Form giftMessage={giftMessage} typed={typed} />}
    </FormFold>
  )
}
