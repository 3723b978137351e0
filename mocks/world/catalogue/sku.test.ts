import { expect, test } from 'vitest'
import { buildCatalogue } from '../goods-file/build-goods-catalogue.ts'
import { OPTION_VALUES } from './sizes.ts'

const catalogue = buildCatalogue()
const { products } = catalogue

/** Whether the leg rule excludes a sku (spec 5, "Leg rule"). */
const isExcluded = (sku: string, leg: number) => sku.endsWith(leg < 32 ? '-S' : '-L')

test('a sku starts with its group and its product [COL-06]', () => {
  for (const { handle, sku, groupSku, variants } of products) {
    expect(groupSku, handle).toMatch(/^[A-Z]{6}$/)
    expect(sku, handle).toMatch(new RegExp(`^${groupSku}[A-Z]{8}$`))
    expect(
      variants.every((variant) => variant.sku.slice(0, 14) === sku),
      handle,
    ).toBe(true)
  }
})

test('all colours of a group are one style [COL-06]', () => {
  for (const colours of catalogue.groups.values()) expect(new Set(colours.map(({ style }) => style)).size).toBe(1)
})

test('the leg rule leaves products for every waist, build and leg [COL-09]', () => {
  for (const waist of OPTION_VALUES.waist)
    for (const build of OPTION_VALUES.build)
      for (const leg of OPTION_VALUES.leg) {
        const isAvailable = catalogue.collectionByHandle
          .get('smart-trousers')
          ?.products.some((handle) =>
            catalogue.byHandle
              .get(handle)
              ?.variants.some(
                ({ sku, values }) => values.join() === [waist, build, leg].join() && !isExcluded(sku, Number(leg)),
              ),
          )
        expect(isAvailable, `${waist} / ${build} / ${leg}`).toBe(true)
      }
})

test('tailoring changes its block between legs 31 and 32 [COL-09]', () => {
  const sharps = catalogue.byHandle.get('sharps-navy')
  const suffixes = new Map(sharps?.variants.map(({ sku, values }) => [values[2], /-[SL]$/.exec(sku)?.[0]]))
  expect([...suffixes].filter(([, suffix]) => suffix)).toEqual([
    ['31', '-L'],
    ['32', '-S'],
  ])
})

test('the leg rule excludes only the mislabelled skus [COL-09]', () => {
  const excluded = products.flatMap(({ handle, options, variants }) => {
    const legPosition = options.findIndex((option) => 'type' in option && option.type === 'leg')
    if (legPosition < 0) return []
    return variants
      .filter(({ sku, values }) => isExcluded(sku, Number(values[legPosition])))
      .map(({ values }) => `${handle} ${values.join(' / ')}`)
  })
  expect(excluded).toEqual(['sharps-charcoal 28 / Build C / 32', 'sharps-charcoal 46 / Build A / 31'])
})

test('sizes S and L are not read as short or long legs [COL-09]', () => {
  const misread = products
    .filter(({ options }) => !options.some((option) => 'type' in option && option.type === 'leg'))
    .flatMap(({ variants }) => variants.filter(({ sku }) => /-[SL]$/.test(sku)))
  expect(misread).toEqual([])
})
