import { expect, test } from 'vitest'
import { createKeepSame } from './keep-same.ts'

type Product = { handle: string; sizes: readonly string[] }

test('the same content is the same object, other content is not [OPS-07]', () => {
  const keepSame = createKeepSame<Product>()
  const first = keepSame({ handle: 'heroes-navy', sizes: ['32', '34'] })
  expect(first).toEqual({ handle: 'heroes-navy', sizes: ['32', '34'] })
  expect(keepSame({ handle: 'heroes-navy', sizes: ['32', '34'] })).toBe(first)
  const soldOut = keepSame({ handle: 'heroes-navy', sizes: ['32'] })
  expect(soldOut).toEqual({ handle: 'heroes-navy', sizes: ['32'] })
  expect(keepSame({ handle: 'heroes-navy', sizes: ['32', '34'] })).toBe(first)
})

test('endless contents are not all kept [OPS-07]', () => {
  const keepSame = createKeepSame<Product>()
  const create = (at: number): Product => ({ handle: `product-${at}`, sizes: [] })
  const oldest = keepSame(create(0))
  for (let at = 1; at <= 100; at++) keepSame(create(at))
  expect(keepSame(create(0))).not.toBe(oldest)
  const large = { handle: 'x'.repeat(20_000_000), sizes: [] }
  expect(keepSame(large)).toBe(large)
})
