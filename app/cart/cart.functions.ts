import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { parseSavedFit } from '#app/fit/saved-fit.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { addLines, changeCode, readCart, restoreCart, setGiftMessage, updateLines } from './cart.server.ts'
import { cartDeps } from './cart-deps.server.ts'
import { checkoutId, discountCode, giftMessage, lineToAdd, lineToUpdate } from './cart-schemas.ts'

const region = z.enum(REGION_CODES)

/** The doors from the browser to the cart. What they do is in cart.server.ts. */
export const readCartFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region }))
  .handler(({ data }) => readCart(cartDeps(data.region)))

/** What the cart's page is made with. It is nobody else's, so the server may know the visitor's sizes. */
export const openCartPageFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region }))
  .handler(async ({ data }) => {
    const deps = cartDeps(data.region)
    return { outcome: await readCart(deps), fit: parseSavedFit(deps.visitor.recall(savedFit)) }
  })

/** POST, as it may make a stranger's cart this browser's: no link or picture of others shall do that. */
export const restoreCartFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, checkoutId }))
  .handler(({ data }) => restoreCart(cartDeps(data.region), data.checkoutId))

export const addLinesFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, lines: z.array(lineToAdd).max(100) }))
  .handler(({ data }) => addLines(cartDeps(data.region), data.lines))

export const updateLinesFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, lines: z.array(lineToUpdate).max(100) }))
  .handler(({ data }) => updateLines(cartDeps(data.region), data.lines))

export const setGiftMessageFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, message: giftMessage }))
  .handler(({ data }) => setGiftMessage(cartDeps(data.region), data.message))

export const changeCodeFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, code: discountCode, wanted: z.boolean() }))
  .handler(({ data }) => changeCode(cartDeps(data.region), data))
