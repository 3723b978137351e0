import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue.ts'
import { OPTION_VALUES } from './sizes.ts'

const catalogue = buildCatalogue()
const { products } = catalogue

/** Spec 5, "Leg rule", to the letter. */
const isExcluded = (sku: string, leg: number) => sku.endsWith(leg < 32 ? '-S' : '-L')

test('a sku begins with its group, goes on with its product and ends with its size [COL-06]', () => {
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

test('for every leg, waist and build the leg rule leaves something to buy [COL-09]', () => {
  for (const waist of OPTION_VALUES.waist)
    for (const build of OPTION_VALUES.build)
      for (const leg of OPTION_VALUES.leg) {
        const left = catalogue.collectionByHandle
          .get('smart-trousers')
          ?.products.some((handle) =>
            catalogue.byHandle
              .get(handle)
              ?.variants.some(
                ({ sku, values }) => values.join() === [waist, build, leg].join() && !isExcluded(sku, Number(leg)),
              ),
          )
        expect(left, `${waist} / ${build} / ${leg}`).toBe(true)
      }
})

test('tailoring crosses from the short block to the long one between 31 and 32 [COL-09]', () => {
  const sharps = catalogue.byHandle.get('sharps-navy')
  const endings = new Map(sharps?.variants.map(({ sku, values }) => [values[2], /-[SL]$/.exec(sku)?.[0]]))
  expect([...endings].filter(([, ending]) => ending)).toEqual([
    ['31', '-L'],
    ['32', '-S'],
  ])
})

test('the leg rule takes out the mislabelled skus and no others [COL-09]', () => {
  const excluded = products.flatMap(({ handle, options, variants }) => {
    const legAt = options.findIndex(({ type }) => type === 'leg')
    if (legAt < 0) return []
    return variants
      .filter(({ sku, values }) => isExcluded(sku, Number(values[legAt])))
      .map(({ values }) => `${handle} ${values.join(' / ')}`)
  })
  expect(excluded).toEqual(['sharps-charcoal 28 / Build C / 32', 'sharps-charcoal 46 / Build A / 31'])
})

test('a size S or L is not taken for a short or long leg [COL-09]', () => {
  const misread = products
    .filter(({ options }) => !options.some(({ type }) => type === 'leg'))
    .flatMap(({ variants }) => variants.filter(({ sku }) => /-[SL]$/.test(sku)))
  expect(misread).toEqual([])
})
