import { expect, test } from 'vitest'
import { WHOLE_RANGE } from '#app/product/finding/known-collections.ts'
import { isReduced } from '#app/product/product.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readCollection } from './collection.server.ts'
import { getListing } from './listing.ts'

test.each(REGION_CODES)('the sale of %s has what is reduced there, and nothing else [COL-13]', async (region) => {
  const { backend, fetch } = await givenScenario('default-shop')
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const read = async (handle: string) => {
    const collection = await readCollection(client, region, handle)
    return collection ? getListing(collection.encodedListing).products : []
  }
  const [sale, ...range] = await Promise.all(['sale', ...WHOLE_RANGE].map(read))
  const reduced = range.flat().filter(isReduced)
  expect(sale?.map(({ handle }) => handle).toSorted()).toEqual(reduced.map(({ handle }) => handle).toSorted())
  const belts = sale?.filter(({ style }) => style === 'The Belt')
  expect(belts).toHaveLength(region === 'eu' ? 0 : 4)
})
