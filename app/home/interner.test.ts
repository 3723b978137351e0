import { expect, test } from 'vitest'
import { createInterner } from '#app/home/home.functions.ts'

type Product = { handle: string; sizes: readonly string[] }

test('the same content is the same object, other content is not [OPS-07]', () => {
  const intern = createInterner<Product>()
  const first = intern({ handle: 'heroes-navy', sizes: ['32', '34'] })
  expect(first).toEqual({ handle: 'heroes-navy', sizes: ['32', '34'] })
  expect(intern({ handle: 'heroes-navy', sizes: ['32', '34'] })).toBe(first)
  const soldOut = intern({ handle: 'heroes-navy', sizes: ['32'] })
  expect(soldOut).toEqual({ handle: 'heroes-navy', sizes: ['32'] })
  expect(intern({ handle: 'heroes-navy', sizes: ['32', '34'] })).toBe(first)
})

test('endless contents are not all kept [OPS-07]', () => {
  const intern = createInterner<Product>()
  const create = (at: number): Product => ({ handle: `product-${at}`, sizes: [] })
  const oldest = intern(create(0))
  for (let at = 1; at <= 100; at++) intern(create(at))
  expect(intern(create(0))).not.toBe(oldest)
  const large = { handle: 'x'.repeat(20_000_000), sizes: [] }
  expect(intern(large)).toBe(large)
})
