import { fromCrossJSON, toJSONAsync } from 'seroval'
import { z } from 'zod'
import type { Connection } from './connection.ts'

/** Of an outcome, what a shopper sees of his cart. */
const cart = z.object({
  lines: z.array(z.object({ id: z.string(), merchandiseId: z.string(), quantity: z.number() })),
  giftMessage: z.string(),
  checkoutUrl: z.string(),
})
const outcome = z.union([
  z.object({ ok: z.literal(true), cart: cart.nullable(), notice: z.string().nullable() }),
  z.object({ ok: z.literal(false), failure: z.string() }),
])

const envelope = z.object({ result: z.unknown(), error: z.unknown().optional() })

export type Cart = z.output<typeof cart>
export type Outcome = z.output<typeof outcome>

/** A line that an addition asks for; `mark` names the addition, so that it can be asked for again. */
type Line = { merchandiseId: string; quantity: number; mark: string }

/**
 * The shop's server functions, called as TanStack Start's client calls them in a page.
 * @param region The store. Its calls reject where there is no response, or none of the function.
 */
export function createShopCalls(origin: string, region: string, { fetch }: Connection) {
  const call = async (name: string, method: 'GET' | 'POST', data: object): Promise<unknown> => {
    const payload = JSON.stringify(await toJSONAsync({ data: { region, ...data } }))
    const url = `${origin}/_serverFn/${name}`
    const headers = { 'x-tsr-serverFn': 'true', accept: 'application/json', 'content-type': 'application/json' }
    const response =
      method === 'POST'
        ? await fetch(url, { method, headers, body: payload })
        : await fetch(`${url}?${new URLSearchParams({ payload })}`, { headers })
    const json = await response.json()
    const { result, error } = envelope.parse(fromCrossJSON(json, { refs: new Map() }))
    if (error) throw error
    return result
  }
  const change = async (data: object) => outcome.parse(await call('changeCartFn', 'POST', { change: data }))
  return {
    recommend: (answers: object) => call('recommendFn', 'POST', { answers }),
    readCart: async () => outcome.parse(await call('readCartFn', 'GET', {})),
    add: (lines: readonly Line[]) =>
      change({
        kind: 'add',
        lines: lines.map(({ mark, ...line }) => ({
          ...line,
          attributes: [{ key: '_addedToCartTimestamp', value: mark }],
        })),
      }),
    setQuantity: (line: Omit<Line, 'mark'> & { id: string }) => change({ kind: 'update', lines: [line] }),
    setGiftMessage: (message: string) => change({ kind: 'gift-message', message }),
  }
}
