import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The page, which is shown whatever its visitor did before. */
const PAGE = 'openCartPageFn'

test('every server function of the cart counts its client [OPS-08]', () => {
  const functions = readFileSync('app/cart/cart.functions.ts', 'utf8')
    .split(/^export const /m)
    .slice(1)
  const names = functions.filter((text) => !/\bcheckLimit\(/.test(text)).map((text) => /^\w+/.exec(text)?.[0])
  expect(functions.length).toBeGreaterThan(3)
  expect(names).toEqual([PAGE])
})
