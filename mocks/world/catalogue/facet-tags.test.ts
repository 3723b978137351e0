import { expect, test } from 'vitest'
import { buildCatalogue } from '../goods-file/build-goods-catalogue.ts'

test.each([
  ['heroes-navy', ['cloth:cotton', 'shape:standard']],
  ['siestas-oat', ['cloth:linen', 'shape:straight']],
  ['ridges-navy', ['cloth:corduroy', 'shape:standard']],
  ['everyday-tee-white', ['cloth:jersey']],
  ['merino-crew-navy', ['cloth:wool']],
  ['the-belt-black', ['cloth:leather']],
  ['webbing-belt-sand', ['cloth:cotton']],
])('%s has the tags %j that collections are filtered by [COL-12]', (handle, facetTags) => {
  const { tags = [] } = buildCatalogue().byHandle.get(handle) ?? {}
  expect(tags.filter((tag) => /^(cloth|shape):/.test(tag))).toEqual(facetTags)
})
