import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getBrowserCart } from '#app/cart/browser-cart.ts'
import { type CartLine, createMark } from '#app/cart/cart.ts'
import { lineChangeWords } from '#app/copy/cart.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OPTION_CODES, toUrlValue } from '#app/fit/option-codes.ts'
import { Field } from '#app/forms/field.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMinorUnits } from '#app/ui/money.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SwatchDot } from '../card/swatch-dot.tsx'
import { applySingleOffer } from '../offers/multi-buy.ts'
import { type Choice, getChoiceFromSearch, getValueState, getVariant, toSearch, withValue } from '../size/choice.ts'
import { UnavailableSize } from '../size/unavailable-size.tsx'
import { useChoiceBeforeHydration } from '../size/use-choice.ts'
import styles from './line-change-form.module.css'
import lineColoursStyles from './line-colours.module.css'
import { fetchLineGoods } from './line-goods.functions.ts'
import { getLineChoice, type LineGoods } from './line-goods.ts'

/** The sizes and colours of a cart line. Changing both is one action. Without script it is posted to the cart. */
export function LineChangeForm(props: {
  line: CartLine
  extras: readonly CartLine[]
  goods: LineGoods
  /** Identifies a posted change, so that a form that is posted twice changes the line once. */
  mark: string
  onClose: () => void
}) {
  const { line, extras, onClose } = props
  const t = useWords(lineChangeWords)
  const copy = useCopy()
  const messageFor = useMessageFor()
  const region = useRegion()
  const action = useFormAction('/cart')
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  // a press has opened it, perhaps below the screen or behind the checkout bar
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  /** The colour that was pressed last; responses for earlier ones are ignored. */
  const requested = useRef(props.goods.handle)
  /** Submissions that wait until a colour's sizes are loaded. */
  const waiting = useRef<((outcome: boolean | Promise<boolean>) => void)[]>([])
  const [goods, setGoods] = useState(props.goods)
  const [choice, setChoice] = useState<Choice>(() => getLineChoice(props.goods, line))
  const [colour, setColour] = useState(props.goods.handle)
  const [isValidated, setValidated] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const variant = getVariant(goods, choice)
  const losesLetters = extras.length > 0 && goods.personalisation === null
  const isLoading = colour !== goods.handle
  const canSave = variant?.state === 'available' && !losesLetters
  const linePrice = applySingleOffer({ ...line, multiBuys: line.product.multiBuys }, region.code).price
  const hasOtherPrice = toMinorUnits(goods.price) !== toMinorUnits(linePrice)

  const notes = [
    ...(losesLetters ? [t('no-letters')] : extras.length > 0 ? [t('letters')] : []),
    ...(hasOtherPrice ? [t('price', { price: formatPrice(goods.price, region.intlLocale) })] : []),
  ]

  function choose(next: Choice) {
    setProblem(null)
    setChoice(next)
  }

  async function chooseColour(handle: string) {
    requested.current = handle
    setColour(handle)
    setProblem(null)
    const next = await fetchLineGoods({ data: { region: region.code, handle } }).catch(() => 'unread' as const)
    if (requested.current !== handle) return
    if (next === null || next === 'unread') {
      setColour(goods.handle)
      setProblem(t(next ?? 'gone'))
      for (const settle of waiting.current.splice(0)) settle(false)
      return
    }
    // The current choice, because sizes can be chosen while a colour loads.
    setChoice((now) => getChoiceFromSearch(next.options, toSearch(goods.options, now)))
    setGoods(next)
    setColour(next.handle)
  }

  useChoiceBeforeHydration(form, goods, choice, choose)
  const applyPressedColour = useEffectEvent(() => {
    const pressed = form.current && new FormData(form.current).get('colour')
    if (typeof pressed === 'string' && pressed !== colour) void chooseColour(pressed)
  })
  useEffect(() => applyPressedColour(), [])
  const saveForWaiting = useEffectEvent(() => saveLoaded())
  useEffect(() => {
    if (!isLoading) for (const settle of waiting.current.splice(0)) settle(saveForWaiting())
  }, [isLoading])

  function validate(): boolean {
    showProblems(form.current, () => setValidated(true))
    return isLoading || canSave
  }

  /** Saves the choice; if a colour was just pressed, after its sizes are loaded. */
  const save = () => (isLoading ? new Promise<boolean>((settle) => void waiting.current.push(settle)) : saveLoaded())

  async function saveLoaded(): Promise<boolean> {
    if (!canSave) return false
    const { merchandiseId } = variant
    setProblem(null)
    if (merchandiseId !== line.merchandiseId) {
      const cart = getBrowserCart(region.code)
      const outcome = await cart.submit({ kind: 'variant', lineId: line.id, merchandiseId, mark: createMark() })
      if (!outcome.ok) {
        setProblem(messageFor(cart.getState().notice ?? outcome.failure))
        return false
      }
    }
    onClose()
    return true
  }

  return (
    <form ref={form} method="post" action={action} className={styles.form} noValidate>
      <input type="hidden" name="change-line" value={line.id} />
      <input type="hidden" name="mark" value={props.mark} />
      {extras.length > 0 ? <input type="hidden" name="letters" value="yes" /> : null}
      <LineColours goods={goods} chosen={colour} onChoose={(handle) => void chooseColour(handle)} />
      <div className={styles.sizes} data-loading={isLoading || undefined}>
        {goods.options.map((option, at) =>
          option.values.length === 1 ? null : (
            <Field
              key={option.type}
              label={copy(`option.${option.type}`)}
              problem={
                isValidated && choice[at] === null
                  ? t('choose-first', { option: copy(`option.${option.type}`).toLowerCase() })
                  : null
              }
            >
              {(control) => (
                <select
                  {...control}
                  name={OPTION_CODES[option.type]}
                  value={toUrlValue(option.values[choice[at] ?? -1] ?? '')}
                  onChange={({ target }) =>
                    choose(
                      withValue(
                        choice,
                        at,
                        option.values.findIndex((value) => toUrlValue(value) === target.value),
                      ),
                    )
                  }
                >
                  {choice[at] === null ? (
                    <option value="" disabled>
                      {t('choose')}
                    </option>
                  ) : null}
                  {option.values.map((value, index) => {
                    // Without script a choice does not update the other lists, so only values without any available size
                    // are disabled.
                    const before = isHydrated ? choice : choice.map(() => null)
                    const state = getValueState(goods, before, at, index)
                    return (
                      <option key={value} value={toUrlValue(value)} disabled={state !== 'available'}>
                        {t(state, { value: toUrlValue(value) })}
                      </option>
                    )
                  })}
                </select>
              )}
            </Field>
          ),
        )}
      </div>
      {!isLoading && variant && variant.state !== 'available' ? (
        <UnavailableSize product={goods} requested={choice} onChoose={choose} scrollsIntoView />
      ) : null}
      {/* not seen, as a line that comes and goes would move the button away from a press */}
      <p role="status" className="visually-hidden">
        {isLoading ? t('loading') : ''}
      </p>
      <p role="status" className={styles.note}>
        {notes.join(' ')}
      </p>
      {problem ? (
        <p
          ref={(element) => {
            element?.scrollIntoView({ block: 'nearest' })
          }}
          className={styles.problem}
        >
          {problem}
        </p>
      ) : null}
      <div className={styles.actions}>
        <SubmitButton
          className={styles.save}
          onBeforeSubmit={validate}
          onSubmit={save}
          words={{ ready: t('save'), loading: t('saving'), success: t('saved'), error: t('failed') }}
        />
        <a
          href={action}
          className={styles.cancel}
          onClick={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          {t('cancel')}
        </a>
      </div>
    </form>
  )
}

/** The colours of a style as radio buttons. An unavailable colour is labelled as such and cannot be chosen. */
function LineColours(props: { goods: LineGoods; chosen: string; onChoose: (handle: string) => void }) {
  const t = useWords(lineChangeWords)
  const { goods, chosen, onChoose } = props
  const { colourways } = goods
  if (colourways.length < 2) return <input type="hidden" name="colour" value={goods.handle} />
  const chosenName = colourways.find(({ handle }) => handle === chosen)?.colour.name
  return (
    <fieldset className={lineColoursStyles.field}>
      <legend className={lineColoursStyles.legend}>
        {t('colour')}: <span className={lineColoursStyles.name}>{chosenName}</span>
      </legend>
      <div className={lineColoursStyles.colours}>
        {colourways.map(({ handle, colour, availability }) => (
          <label key={handle} className={lineColoursStyles.colour} title={t(availability, { value: colour.name })}>
            <input
              type="radio"
              name="colour"
              value={handle}
              checked={handle === chosen}
              disabled={availability !== 'available'}
              aria-label={t(availability, { value: colour.name })}
              className={lineColoursStyles.radio}
              onChange={() => onChoose(handle)}
            />
            <SwatchDot colour={colour} size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
