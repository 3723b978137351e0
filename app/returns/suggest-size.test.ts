import { expect, test } from 'vitest'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { ReturnReason } from '#contracts/shop/returns.ts'
import { aBelt, aLine, aShirt } from './returns.fixtures.ts'
import { type KnownFit, suggestSize } from './suggest-size.ts'

const createKnownFit = (bottom: SavedFit['bottom'], response: KnownFit['response'] = null): KnownFit => ({
  fit: { bottom, top: {} },
  response,
})
const unknown: KnownFit = { fit: null, response: null }

test.each<[ReturnReason, KnownFit, string[], string | null, string | null]>([
  // the reason alone: one up, one down
  ['too tight', unknown, [], '35 / B / 32', 'tight waist'],
  ['too loose', unknown, [], '33 / B / 32', 'loose waist'],
  ['length not right', unknown, [], '34 / B / 34', 'longer'],
  // the next best if that is sold out
  ['too tight', unknown, ['35 / B / 32'], '34 / C / 32', 'tight build'],
  ['too tight', unknown, ['35 / B / 32', '34 / C / 32'], null, null],
  ['too loose', unknown, ['33 / B / 32'], '34 / A / 32', 'loose build'],
  ['length not right', unknown, ['34 / B / 34'], '34 / B / 30', 'shorter'],
  // the saved fit first, where it differs in the reason's direction
  ['too tight', createKnownFit({ waist: '36', build: 'B', leg: '32' }), [], '36 / B / 32', 'fit-tight 36 / B / 32'],
  ['too tight', createKnownFit({ waist: '34', build: 'C', leg: '30' }), [], '34 / C / 30', 'fit-tight 34 / C / 30'],
  ['too loose', createKnownFit({ waist: '32', build: 'A', leg: '32' }), [], '32 / A / 32', 'fit-loose 32 / A / 32'],
  ['too tight', createKnownFit({ waist: '36', build: 'B', leg: '32' }), ['36 / B / 32'], '35 / B / 32', 'tight waist'],
  // a fit that contradicts the reason is ignored
  ['too tight', createKnownFit({ waist: '32', build: 'B', leg: '32' }), [], '35 / B / 32', 'tight waist'],
  ['too loose', createKnownFit({ waist: '33', build: 'C', leg: '32' }), [], '33 / B / 32', 'loose waist'],
  ['too tight', createKnownFit({ waist: '34', build: 'B', leg: '32' }), [], '35 / B / 32', 'tight waist'],
  [
    'length not right',
    createKnownFit({ waist: '36', build: 'B', leg: '30' }),
    [],
    '34 / B / 30',
    'fit-length 36 / B / 30',
  ],
  ['length not right', createKnownFit({ waist: '34', build: 'B', leg: '37' }), [], '34 / B / 34', 'longer'],
  // if the fit's own size was too tight, steps start from there
  ['too tight', createKnownFit({ waist: '35', build: 'B', leg: '32' }, 'too_tight'), [], '36 / B / 32', 'tight waist'],
  ['too tight', createKnownFit({ waist: '36', build: 'B', leg: '32' }, 'too_tight'), [], '36 / C / 32', 'tight build'],
  [
    'too tight',
    createKnownFit({ waist: '35', build: 'B', leg: '32' }, 'too_loose'),
    [],
    '35 / B / 32',
    'fit-tight 35 / B / 32',
  ],
  // reasons without a direction
  ['other', unknown, [], null, null],
  ['poor quality / faulty', createKnownFit({ waist: '34', build: 'B', leg: '32' }), [], null, null],
  [
    'ordered more than one size',
    createKnownFit({ waist: '33', build: 'B', leg: '32' }),
    [],
    '33 / B / 32',
    'fit 33 / B / 32',
  ],
  ['other', { fit: null, response: 'too_tight' }, [], '35 / B / 32', 'told-tight waist'],
  ['other', { fit: null, response: 'too_loose' }, [], '33 / B / 32', 'told-loose waist'],
  ['other', { fit: null, response: 'just_right' }, [], null, null],
])('%s, knowing %j, without %j suggests %s because of %s [RET-04]', (reason, known, soldOut, size, because) => {
  const suggestion = suggestSize(aLine({ soldOut }), reason, 1, known)
  expect(suggestion?.values.join(' / ').replace('Build ', '') ?? null).toBe(size)
  const why = suggestion && Object.values(suggestion.why).join(' ')
  expect(why ?? null).toBe(because)
})

test('a size is suggested only if as many are in stock [RET-04]', () => {
  const line = aLine()
  const scarce = {
    ...line,
    sizes: line.sizes.map((size) => ({ ...size, stock: size.variantId === '35 / B / 32' ? 1 : 10 })),
  }
  expect(suggestSize(scarce, 'too tight', 1, unknown)?.values).toEqual(['35', 'Build B', '32'])
  expect(suggestSize(scarce, 'too tight', 2, unknown)?.values).toEqual(['34', 'Build C', '32'])
})

test('tops change by size first, then by cut, up to the largest [RET-04]', () => {
  expect(suggestSize(aShirt(), 'too tight', 1, unknown)?.values).toEqual(['L', 'Slim', 'Regular'])
  const largest = aShirt({ values: ['L', 'Slim', 'Regular'] })
  expect(suggestSize(largest, 'too tight', 1, unknown)?.values).toEqual(['L', 'Straight', 'Regular'])
  expect(suggestSize(aShirt({ values: ['L', 'Straight', 'Regular'] }), 'too tight', 1, unknown)).toBeNull()
  expect(suggestSize(aShirt(), 'length not right', 1, unknown)?.values).toEqual(['M', 'Slim', 'Long'])
})

test('goods that a fit does not size have no suggestion [RET-04]', () => {
  expect(suggestSize(aBelt, 'too tight', 1, createKnownFit({ waist: '36' }))).toBeNull()
  expect(suggestSize(aLine({ productType: 'Socks' }), 'too tight', 1, unknown)).toBeNull()
})
