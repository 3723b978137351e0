import { useNavigate } from '@tanstack/react-router'
import { lazy, useRef, useState } from 'react'
import type { CartOutcome } from '#app/cart/cart-outcome.ts'
import { useCart } from '#app/cart/use-cart.ts'
import { buying } from '#app/copy/en-GB/buying.ts'
import { messageFor } from '#app/copy/message-for.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useWords } from '#app/copy/use-words.ts'
import { LettersOffer } from '#app/product/personalisation/letters-offer.tsx'
import type { Lettering } from '#app/product/personalisation/personalisation.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import button from '#app/ui/button.module.css'
import { Late } from '#app/ui/late.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { ColourNote } from '../colour-note.tsx'
import { KeptGiftCard } from '../kept-gift-card.tsx'
import { isGiftCard, type Product } from '../product.ts'
import { type Choice, chosenVariant, missing, searchFor, withValue } from './choice.ts'
import { FitLine } from './fit-line.tsx'
import { KeptSizeGone } from './kept-size-gone.tsx'
import { OptionField } from './option-field.tsx'
import styles from './size-form.module.css'
import { SizeStatus } from './size-status.tsx'
import { takesFit } from './takes-fit.ts'

const BackInStockModal = lazy(() =>
  import('#app/product/back-in-stock/back-in-stock-modal.tsx').then((module) => ({ default: module.BackInStockModal })),
)

/**
 * Choosing a size and putting it in the cart. The choice lives in the address, so it can be shared, reloaded and gone
 * back to; where the address is silent, a saved fit chooses. Until script is there it is an ordinary form that posts the
 * choice to the cart.
 */
export function SizeForm(props: {
  product: Product
  choice: Choice
  /** True where the address alone settles the size: then all there is to say of it stands in the page as it comes. */
  asked: boolean
  /** What a saved fit says of this product; null where there is none, or it is not known yet. */
  fitted: Choice | null
}) {
  const { product, choice, fitted } = props
  const t = useWords(buying)
  const copy = useCopy()
  const navigate = useNavigate()
  const action = useFormAction('/cart')
  const cart = useCart()
  const { open } = useOpenPanel()
  const form = useRef<HTMLFormElement>(null)
  /** The value that was pressed and is sold out, for as long as nothing else is chosen. */
  const [refused, setRefused] = useState<{ at: number; wanted: Choice; chosen: string } | null>(null)
  /** Whether to say at each field what it lacks. */
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<CatalogueCode | null>(null)
  const [closeBy, setCloseBy] = useState(false)
  const [lettering, setLettering] = useState<Lettering | null>(null)
  const [waiting, setWaiting] = useState<{ wanted: Choice; open: boolean } | null>(null)

  const variant = chosenVariant(product, choice)
  const unchosen = missing(product.options, choice)
  const gone = refused?.chosen === choice.join() ? refused : null
  const offer = product.personalisation

  function choose(next: Choice) {
    setFailure(null)
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...searchFor(product.options, next) }),
      replace: true,
      resetScroll: false,
    })
  }

  /** Asked before anything is sent: whoever left something open is led to it. */
  function ready(): boolean {
    setPressed(true)
    const field = unchosen ? `fieldset[data-option="${unchosen.type}"] input` : '[aria-invalid="true"]'
    if (!unchosen && lettering?.letters !== null) return true
    // what is wrong is marked with the next drawing
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(field)?.focus())
    return false
  }

  async function add(): Promise<boolean> {
    if (variant?.state !== 'available') {
      setFailure('cart.variant-unavailable')
      return false
    }
    setFailure(null)
    const message = form.current ? String(new FormData(form.current).get('message') ?? '').trim() : ''
    const extras = { message, letters: lettering?.letters ?? '' }
    const outcome = await import('../lines-to-add.ts').then(
      ({ linesToAdd }) => cart.add(linesToAdd(product, variant.merchandiseId, extras)),
      // code that does not come is a connection that failed
      (): CartOutcome => ({ ok: false, failure: 'cart.add-failed' }),
    )
    if (outcome.ok) open('cart')
    else setFailure(outcome.failure)
    return outcome.ok
  }

  const tell = (wanted: Choice) => setWaiting({ wanted, open: true })
  const settledGone = variant !== null && variant.state !== 'available'

  return (
    <>
      <form ref={form} method="post" action={action} className={styles.form}>
        <input type="hidden" name="product" value={product.handle} />
        {takesFit(product) ? (
          <FitLine
            product={product}
            choice={choice}
            fitted={fitted}
            onUse={() => choose(choice.map((value, at) => fitted?.[at] ?? value))}
            onCloseBy={() => setCloseBy(!closeBy)}
          />
        ) : null}
        <ColourNote product={product} onTell={() => tell(choice)} />
        {product.options.map((option, at) => (
          <OptionField
            key={option.type}
            product={product}
            choice={choice}
            at={at}
            problem={
              pressed && choice[at] === null
                ? t('choose-first', { option: copy(`option.${option.type}`).toLowerCase() })
                : null
            }
            onChoose={(value) => choose(withValue(choice, at, value))}
            onGone={(value) => setRefused({ at, wanted: withValue(choice, at, value), chosen: choice.join() })}
          >
            {gone?.at === at ? (
              <div className={styles.gone}>
                <KeptSizeGone product={product} wanted={gone.wanted} />
                <button type="button" className={button.quiet} onClick={() => tell(gone.wanted)}>
                  {t('tell')}
                </button>
              </div>
            ) : null}
          </OptionField>
        ))}
        <SizeStatus product={product} choice={choice} />
        {settledGone && gone === null && (props.asked || closeBy) ? (
          <KeptSizeGone product={product} wanted={choice} />
        ) : null}
        {isGiftCard(product) ? <KeptGiftCard /> : null}
        {offer ? <LettersOffer offer={offer} lettering={lettering} asked={pressed} onChange={setLettering} /> : null}
        {settledGone ? (
          // without script it posts like the other, and is refused in words
          <button
            type="submit"
            className={`${button.primary} ${styles.add}`}
            onClick={(event) => {
              event.preventDefault()
              tell(choice)
            }}
          >
            {t('tell')}
          </button>
        ) : (
          <SubmitButton
            className={styles.add}
            may={ready}
            act={add}
            words={{ ready: t('add'), loading: t('adding'), success: t('added'), error: t('add-failed') }}
          />
        )}
        {failure ? (
          <div className={styles.problem}>
            <p role="alert">{messageFor(failure)}</p>
            {failure === 'cart.add-failed' ? null : (
              <button type="button" className={button.quiet} onClick={() => tell(choice)}>
                {t('tell')}
              </button>
            )}
          </div>
        ) : null}
      </form>
      {waiting ? (
        <Late>
          <BackInStockModal
            product={product}
            wanted={waiting.wanted}
            open={waiting.open}
            onClose={() => setWaiting({ ...waiting, open: false })}
          />
        </Late>
      ) : null}
    </>
  )
}
