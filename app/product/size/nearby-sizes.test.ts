import { expect, test } from 'vitest'
import { aProduct } from '../product.fixtures.ts'
import { formatChoice, getChoiceFromSearch } from './choice.ts'
import { getNearbySizes } from './unavailable-size.tsx'
import { createVariantGrid } from './variant-grid.ts'

const WAISTS = ['32', '33', '34', '35']
const BUILDS = ['Build A', 'Build B']
const LEGS = ['30', '31', '32']

/** Trousers with only these sizes in stock. */
function trousersWith(...inStock: string[]) {
  const sizes = WAISTS.flatMap((waist) =>
    BUILDS.flatMap((build) => LEGS.map((leg) => `${waist} / ${build.slice(6)} / ${leg}`)),
  )
  return aProduct({
    options: [
      { type: 'waist', values: WAISTS },
      { type: 'build', values: BUILDS },
      { type: 'leg', values: LEGS },
    ],
    variants: createVariantGrid({
      shape: [4, 2, 3],
      ids: sizes.map((_, index) => index + 1),
      skus: [],
      stock: sizes.map((size) => (inStock.includes(size) ? 5 : 0)),
      preOrder: [],
    }),
  })
}

test.each([
  ['the next leg before another waist and build', ['34 / B / 31', '35 / A / 32'], ['34 / B / 31']],
  ['the larger of two equally near sizes', ['33 / B / 32', '35 / B / 32'], ['35 / B / 32', '33 / B / 32']],
  ['another build after an inch', ['34 / A / 32', '34 / B / 31'], ['34 / B / 31', '34 / A / 32']],
  ['nothing that is far away', ['32 / A / 30'], []],
  [
    'three at most',
    ['34 / B / 31', '34 / B / 30', '33 / B / 32', '35 / B / 32'],
    ['34 / B / 31', '35 / B / 32', '33 / B / 32'],
  ],
] as const)('offers %s beside an unavailable size [PDP-02] [PDP-03]', (_what, inStock, offered) => {
  const product = trousersWith(...inStock)
  const requested = getChoiceFromSearch(product.options, { w: '34', b: 'B', l: '32' })
  expect(getNearbySizes(product, requested).map((choice) => formatChoice(product.options, choice))).toEqual(offered)
})

test('options without a chosen value count as no difference', () => {
  const product = trousersWith('33 / A / 30')
  const requested = getChoiceFromSearch(product.options, { w: '34' })
  expect(getNearbySizes(product, requested).map((choice) => formatChoice(product.options, choice))).toEqual([
    '33 / A / 30',
  ])
})
