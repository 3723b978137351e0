import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLines } from './add-lines.server.ts'
import { applyCartForm } from './apply-change.server.ts'
import { getMarks, type LineToAdd } from './cart.ts'
import { getCart, givenVisitor, type UpstreamFate } from './cart-visitor.fixtures.ts'
import { aShirtWithLetters, SHIRT } from './letters-check.fixtures.ts'
import { readCart } from './read-cart.server.ts'

const SETTINGS = { numRuns: Number(process.env.CART_MODEL_RUNS ?? 40) }

const HEROES = 'gid://shopify/ProductVariant/1001001'
/** What a shopper may want, each as its own page adds it. */
const GOODS: readonly (() => LineToAdd[])[] = [
  () => [{ merchandiseId: HEROES, quantity: 1 }],
  () => [{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }],
  () => aShirtWithLetters('AB'),
  () => aShirtWithLetters('XY'),
]

const fates = fc.array(fc.constantFrom<UpstreamFate>('ok', 'ok', 'call', 'answer'), { maxLength: 14, size: 'max' })
const starts = fc.constantFrom('default-shop', 'cart-with-lines')

/** A read on a good network, twice: the first may still put the cart in order. */
async function readAtLast({ deps, setFates }: Awaited<ReturnType<typeof givenVisitor>>) {
  setFates([])
  await readCart(deps)
  return getCart(await readCart(deps))?.lines ?? []
}

const countPieces = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

test('what is pressed until it succeeds is there once, also letters, whatever answers are lost [CART-02] [CART-03]', async () => {
  const wants = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 5 })
  // -1 looks at the cart page
  const presses = fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 14, size: 'max' })
  await fc.assert(
    fc.asyncProperty(starts, wants, presses, fates, async (scenario, chosenGoods, pressed, upstream) => {
      const given = await givenVisitor(scenario)
      given.setFates(upstream)
      const isMade = chosenGoods.map(() => false)
      const isPressed = chosenGoods.map(() => false)
      /** Wants that the shopper presses no more: a page has shown the cart since they were said to have failed. */
      const isSettled = chosenGoods.map(() => false)
      let saysMade = true
      for (const at of [...pressed, ...chosenGoods.keys()]) {
        const goods = chosenGoods[at]
        if (isMade[at] || isSettled[at]) continue
        const outcome = await (goods === undefined
          ? readCart(given.deps)
          : addLines(given.deps, GOODS[goods]?.() ?? []))
        if (goods !== undefined) {
          isPressed[at] = true
          isMade[at] = outcome.ok
          saysMade &&= outcome.ok
        }
        if (outcome.cart) for (const [other, wasPressed] of isPressed.entries()) isSettled[other] ||= wasPressed
      }
      const lines = await readAtLast(given)
      const marks = lines.flatMap(({ merchandiseId, attributes }) =>
        merchandiseId === SHIRT.letters ? [] : getMarks(attributes),
      )
      expect(new Set(marks).size, 'marks').toBe(marks.length)
      for (const [goods, create] of GOODS.entries()) {
        const [{ merchandiseId, attributes = [] } = { merchandiseId: '' }] = create()
        const letters = attributes.find(({ key }) => key === 'Personalisation')?.value
        const pieces = countPieces(
          lines.filter(
            (line) =>
              line.merchandiseId === merchandiseId &&
              line.attributes.find(({ key }) => key === 'Personalisation')?.value === letters,
          ),
        )
        const before = scenario === 'cart-with-lines' && merchandiseId === HEROES ? 1 : 0
        const made = chosenGoods.filter((want, at) => want === goods && isMade[at]).length
        const presses = chosenGoods.filter((want, at) => want === goods && isPressed[at]).length
        expect(pieces - before, `${merchandiseId} ${letters}`).toBeGreaterThanOrEqual(made)
        expect(pieces - before, `${merchandiseId} ${letters}`).toBeLessThanOrEqual(presses)
        if (saysMade) expect(pieces - before).toBe(presses)
      }
      const [shirts, sewn] = [SHIRT.small, SHIRT.letters].map((id) =>
        countPieces(lines.filter(({ merchandiseId }) => merchandiseId === id)),
      )
      expect(sewn, 'letters').toBe(shirts)
    }),
    SETTINGS,
  )
})

test('a posted quantity is what was last said to be set, and letters follow their shirt [CART-03] [PDP-07]', async () => {
  const steps = fc.array(fc.record({ at: fc.nat({ max: 2 }), quantity: fc.nat({ max: 3 }), isWhole: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(steps, fates, async (changes, upstream) => {
      const given = await givenVisitor('cart-with-lines')
      for (const create of GOODS.slice(1, 3)) await addLines(given.deps, create())
      given.setFates(upstream)
      for (const { at, quantity, isWhole } of changes) {
        // the page that the form is on
        const shown = (
          await given.shopify.cart({ cartId: given.visitor.jar.get('cart_id_gb') ?? '' }).catch(() => null)
        )?.lines.nodes
        const goods = shown?.filter(({ merchandise }) => merchandise.id !== SHIRT.letters) ?? []
        const line = goods[at % Math.max(1, goods.length)]
        if (!line) continue
        const isShirt = line.merchandise.id === SHIRT.small
        const sewing = shown?.filter(({ merchandise }) => merchandise.id === SHIRT.letters) ?? []
        const form = new FormData()
        for (const { id, merchandise } of [line, ...(isShirt && isWhole ? sewing : [])]) {
          form.append('line', id)
          form.append('merchandise', merchandise.id)
        }
        form.set('set', String(quantity))
        const outcome = await applyCartForm(given.deps, form)
        const set = getCart(outcome)?.lines.find(({ id }) => id === line.id)?.quantity ?? 0
        // a form that names the shirt alone raises no letters, and so no shirt
        if (outcome.ok) expect(set).toBeLessThanOrEqual(quantity)
        if (outcome.ok && (isWhole || !isShirt)) expect(set).toBe(quantity)
        if (!given.visitor.jar.has('cart_id_gb')) break
      }
      const lines = await readAtLast(given)
      const [shirts, sewn] = [SHIRT.small, SHIRT.letters].map((id) =>
        countPieces(lines.filter(({ merchandiseId }) => merchandiseId === id)),
      )
      expect(sewn).toBe(shirts)
    }),
    SETTINGS,
  )
})
