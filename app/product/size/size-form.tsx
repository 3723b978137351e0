import { useNavigate } from '@tanstack/react-router'
import { lazy, type MouseEvent, useRef, useState } from 'react'
import type { AdditionFailure, AdditionOutcome } from '#app/cart/cart.ts'
import { useCart } from '#app/cart/use-cart.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { buyingWords } from '#app/copy/product.ts'
import { ShopperMessage } from '#app/copy/shopper-message.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { CHECK_FORM, showProblems } from '#app/forms/show-problems.ts'
import { OptionalPart } from '#app/page/optional-part.tsx'
import { LettersOffer } from '#app/product/personalisation/letters-offer.tsx'
import type { Lettering } from '#app/product/personalisation/personalisation.ts'
import { stringifySearch } from '#app/region/search-strings.ts'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import type { Elements } from '#app/ui/elements.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { ColourNote } from '../colour-switch.tsx'
import { GiftCardSection } from '../gift-card/gift-card-section.tsx'
import { getProductName, isGiftCard, type Product } from '../product.ts'
import { SaveButton } from '../wish-list/save-button.tsx'
import { WornPart } from '../worn/worn-part.tsx'
import { BuyBar } from './buy-bar.tsx'
import {
  type Choice,
  getColourState,
  getMissingState,
  getVariant,
  isComplete,
  SIZE_GUIDE,
  toSearch,
  withValue,
} from './choice.ts'
import { FitLine } from './fit-line.tsx'
import { OptionField } from './option-field.tsx'
import styles from './size-form.module.css'
import { StaticUnavailableSize } from './static-unavailable-size.tsx'
import { useChoiceBeforeHydration } from './use-choice.ts'

const BackInStockModal = lazy(() =>
  import('#app/product/back-in-stock/back-in-stock-modal.tsx').then((module) => ({ default: module.BackInStockModal })),
)

/**
 * Chooses a size and adds it to the cart. The choice is in the address, and a saved fit fills in its missing options.
 * Before hydration it is a form that posts the choice to the cart.
 */
export function SizeForm(props: {
  product: Product
  choice: Choice
  onChoose: (choice: Choice) => void
  /** Whether the address alone has a complete size, so that the server explains why it is unavailable. */
  isSizeInAddress: boolean
  /** The sizes of a saved fit; null if there is none or it is not known yet. */
  fitted: Choice | null
  /** Resolves to the choice with the saved fit; null where the fit is known, or there is none. */
  waitForFit: (() => Promise<Choice>) | null
  /** The link to the product's size chart. */
  sizeGuide: Elements
  /** An explanation of the builds. */
  buildHelp: Elements
}) {
  const { product, choice, fitted } = props
  const t = useWords(buyingWords)
  const copy = useCopy()
  const action = useFormAction('/cart')
  const region = useRegion().code
  const cart = useCart()
  const navigate = useNavigate()
  const { open } = useOpenPanel()
  const form = useRef<HTMLFormElement>(null)
  /** The sold-out value that was pressed; it counts until `chosen` changes. */
  const [soldOut, setSoldOut] = useState<{ at: number; requested: Choice; chosen: string } | null>(null)
  /** Whether fields show what is missing. */
  const [isValidated, setIsValidated] = useState(false)
  const [failure, setFailure] = useState<CatalogueCode | AdditionFailure | null>(null)
  const [showsNearbySizes, setShowsNearbySizes] = useState(false)
  const [lettering, setLettering] = useState<Lettering | null>(null)
  const [backInStock, setBackInStock] = useState<{ requested: Choice; open: boolean } | null>(null)

  const variant = getVariant(product, choice)
  const pressedSoldOut = soldOut?.chosen === choice.join() ? soldOut : null
  const offer = product.personalisation

  function choose(next: Choice) {
    setFailure(null)
    props.onChoose(next)
  }

  useChoiceBeforeHydration(form, product, choice, choose)

  /** Whether the form is complete; if not, focuses the first field that is not. What the saved fit may complete can wait. */
  function validate(): boolean {
    if (props.waitForFit && !isComplete(product.options, choice)) return true
    showMissing()
    const hasProblem = form.current?.querySelector('[aria-invalid="true"]') != null
    return !hasProblem && isComplete(product.options, choice) && lettering?.letters !== null
  }

  function showMissing() {
    showProblems(form.current, () => {
      setIsValidated(true)
      form.current?.dispatchEvent(new Event(CHECK_FORM))
    })
  }

  async function add(): Promise<boolean> {
    const filled = (await props.waitForFit?.()) ?? choice
    if (!isComplete(product.options, filled) || lettering?.letters === null) {
      showMissing()
      return false
    }
    const added = getVariant(product, filled)
    if (added?.state !== 'available' || !form.current) {
      setFailure('cart.variant-unavailable')
      return false
    }
    setFailure(null)
    const extras = { form: form.current, letters: lettering?.letters ?? '', region }
    const outcome = await import('../add-from-page.ts').then(
      ({ addFromPage }) => addFromPage(cart.add, product, added.merchandiseId, extras),
      // If the code does not load, the connection has failed.
      (): AdditionOutcome => ({ ok: false, failure: 'cart.add-failed' }),
    )
    // Shows the fields' problems, which may have hydrated after the first validation.
    if (!outcome) {
      validate()
      return false
    }
    if (outcome.ok) open('cart')
    else setFailure(outcome.failure)
    // A capped addition added nothing.
    return outcome.ok && outcome.notice !== 'cart.capped'
  }

  /** Opens the size guide beside the page instead of the link's page. */
  function openSizeGuide(event: MouseEvent) {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (!isLink || isBrowserHandledClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    const here = { to: '.', search: true, hash: SIZE_GUIDE } as const
    // an entry of its own, so that Back closes it
    void navigate({ ...here, resetScroll: false, hashScrollIntoView: false })
  }

  const openBackInStock = (requested: Choice) => setBackInStock({ requested, open: true })
  const colourState = getColourState(product)
  const missingState = getMissingState(product, choice)
  const isUnavailable = (variant?.state ?? colourState) !== 'available'

  return (
    <>
      <form
        ref={form}
        method="post"
        action={action}
        className={styles.form}
        data-letters={lettering ? '' : undefined}
        data-unavailable={isUnavailable ? '' : undefined}
      >
        <input type="hidden" name="product" value={product.handle} />
        {product.takesFit ? (
          <FitLine
            product={product}
            choice={choice}
            fitted={fitted}
            onUseFit={() => choose(choice.map((value, at) => fitted?.[at] ?? value))}
            onNearbySizes={() => setShowsNearbySizes(!showsNearbySizes)}
          />
        ) : null}
        <div className={styles.help} onClickCapture={openSizeGuide}>
          {props.sizeGuide}
          {product.takesFit && !fitted ? (
            <button type="button" className={button.quiet} onClick={() => open('fit')}>
              {t('fit.know')}
            </button>
          ) : null}
        </div>
        <ColourNote state={colourState} />
        {product.options.map((option, at) => (
          <OptionField
            key={option.type}
            product={product}
            choice={choice}
            at={at}
            help={option.type === 'build' ? props.buildHelp : null}
            problem={
              isValidated && choice[at] === null
                ? t('choose-first', { option: copy(`option.${option.type}`).toLowerCase() })
                : null
            }
            onChoose={(value) => choose(withValue(choice, at, value))}
            onChooseSoldOut={(value) =>
              setSoldOut({ at, requested: withValue(choice, at, value), chosen: choice.join() })
            }
          >
            {pressedSoldOut?.at === at ? (
              <div className={styles.soldOut}>
                <StaticUnavailableSize product={product} requested={pressedSoldOut.requested} scrollsIntoView />
                <button
                  type="button"
                  className={button.quiet}
                  onClick={() => openBackInStock(pressedSoldOut.requested)}
                >
                  {t(`tell.${getMissingState(product, pressedSoldOut.requested)}`)}
                </button>
              </div>
            ) : null}
          </OptionField>
        ))}
        {variant && isUnavailable && pressedSoldOut === null && (props.isSizeInAddress || showsNearbySizes) ? (
          <StaticUnavailableSize product={product} requested={choice} scrollsIntoView={showsNearbySizes} />
        ) : null}
        {isGiftCard(product) ? <GiftCardSection /> : null}
        {offer ? (
          <LettersOffer offer={offer} lettering={lettering} isValidated={isValidated} onChange={setLettering} />
        ) : null}
        <BuyBar
          product={product}
          choice={choice}
          letters={offer && lettering?.text ? offer.price : null}
          problem={
            failure ? (
              <div className={styles.problem}>
                <p role="alert">
                  <ShopperMessage code={failure} />
                </p>
                {failure === 'cart.add-failed' ? null : (
                  <button type="button" className={button.quiet} onClick={() => openBackInStock(choice)}>
                    {t(`tell.${getMissingState(product, choice)}`)}
                  </button>
                )}
              </div>
            ) : null
          }
        >
          {isUnavailable ? (
            // Without script it posts like the other button, and the cart says that the size is unavailable.
            <button
              type="submit"
              className={button.primary}
              onClick={(event) => {
                event.preventDefault()
                openBackInStock(choice)
              }}
            >
              {t(
                variant || product.options.length === 0 || missingState === 'pre-order'
                  ? `tell.${missingState}`
                  : 'tell.size',
              )}
            </button>
          ) : (
            <SubmitButton
              onBeforeSubmit={validate}
              onSubmit={add}
              words={{ ready: t('add'), loading: t('adding'), success: t('added'), error: t('add-failed') }}
            />
          )}
        </BuyBar>
        {isGiftCard(product) ? null : (
          <SaveButton
            handle={product.handle}
            name={getProductName(product)}
            size={stringifySearch(toSearch(product.options, choice)).slice(1)}
            isWide
          />
        )}
        <WornPart product={product} choice={choice} fitted={fitted} />
      </form>
      {backInStock ? (
        <OptionalPart>
          <BackInStockModal
            product={product}
            requested={backInStock.requested}
            open={backInStock.open}
            onClose={() => setBackInStock({ ...backInStock, open: false })}
          />
        </OptionalPart>
      ) : null}
    </>
  )
}
