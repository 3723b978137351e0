import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'
import { addLines, readCart, updateLines } from './cart.server.ts'
import { cartDeps } from './cart-deps.server.ts'
import { lineToAdd, lineToUpdate } from './cart-schemas.ts'

const region = z.enum(REGION_CODES)

/** The doors from the browser to the cart. What they do is in cart.server.ts. */
export const readCartFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region }))
  .handler(({ data }) => readCart(cartDeps(data.region)))

export const addLinesFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, lines: z.array(lineToAdd).max(100) }))
  .handler(({ data }) => addLines(cartDeps(data.region), data.lines))

export const updateLinesFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, lines: z.array(lineToUpdate).max(100) }))
  .handler(({ data }) => updateLines(cartDeps(data.region), data.lines))
