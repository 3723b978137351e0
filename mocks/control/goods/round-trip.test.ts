import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestStore } from '../../upstreams/shopify/shopify.fixtures.ts'
import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { arbitraryGoods } from './arbitrary-goods.fixtures.ts'
import { exportStore } from './export-store.ts'
import { METAFIELD_OWNERS } from './exported-metafields.ts'

const METAFIELDS = `metafields(identifiers: [{ namespace: "custom", key: "note" }, { namespace: "custom", key: "list" }]) { key type value }`
const SEO = 'seo { title description }'
const IMAGE = '{ id url altText width height }'
const MONEY = '{ amount currencyCode }'

const toQuery = (context: string, policies: string) => `query ${context} {
  localization { country { isoCode currency { isoCode } } language { isoCode } availableCountries { isoCode availableLanguages { isoCode } } }
  shop { name description brand { slogan } ${METAFIELDS} privacyPolicy { id title body url } ${policies} }
  products(first: 9, sortKey: BEST_SELLING) { nodes {
    id handle title descriptionHtml vendor productType tags isGiftCard requiresSellingPlan createdAt publishedAt updatedAt
    availableForSale totalInventory ${SEO} ${METAFIELDS} images(first: 9) { nodes ${IMAGE} }
    media(first: 9) { nodes { id alt mediaContentType previewImage { url }
      ... on Video { sources { url width height } } ... on Model3d { sources { url } } ... on ExternalVideo { originUrl } } }
    options { name optionValues { name swatch { color } } }
    sellingPlanGroups(first: 9) { nodes { name appName options { name values } sellingPlans(first: 9) { nodes {
      id name description recurringDeliveries options { name value } ${METAFIELDS}
      billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
    } } } }
    variants(first: 9) { nodes {
      id title sku barcode availableForSale quantityAvailable currentlyNotInStock taxable requiresShipping weight weightUnit
      price ${MONEY} compareAtPrice ${MONEY} unitPrice ${MONEY} selectedOptions { name value } image ${IMAGE} ${METAFIELDS}
      unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue } quantityRule { minimum maximum increment }
      sellingPlanAllocations(first: 9) { nodes {
        sellingPlan { id } checkoutChargeAmount ${MONEY} priceAdjustments { price ${MONEY} perDeliveryPrice ${MONEY} }
      } }
    } }
  } }
  collections(first: 9) { nodes {
    id handle title descriptionHtml ${SEO} ${METAFIELDS} image ${IMAGE}
    products(first: 9) { nodes { handle } filters { id label values { label count } } }
  } }
  menu(handle: "main-menu") { id title items { id title type url resourceId } }
  pages(first: 9) { nodes { id handle title body ${SEO} ${METAFIELDS} } }
  blogs(first: 9) { nodes { id handle title articles(first: 9) { nodes { id handle title contentHtml tags ${SEO} ${METAFIELDS} } } } }
  metaobjects(type: "farm", first: 9) { nodes { id handle fields { key type value } } }
  urlRedirects(first: 9) { nodes { id path target } }
}`

const CONTEXTS = [
  '',
  '@inContext(country: FR)',
  '@inContext(country: FR, language: EN)',
  '@inContext(country: GB, language: FR)',
]

const createStore = (file: GoodsFile, version: string) =>
  createTestStore({ version, catalogue: buildGoodsCatalogue(file, { source: 'round trip', seed: 1 }) })

test.each([
  ['2025-01', ''],
  ['2026-04', 'legalNotice { id title body url }'],
])(
  'what %s exports of any goods answers as they do [SIM-10]',
  async (apiVersion, policies) => {
    await fc.assert(
      fc.asyncProperty(arbitraryGoods, async (goods) => {
        const original = createStore(goods, apiVersion)
        const { file, notes } = await exportStore(
          {
            from: 'http://backend.test/shopify/gb',
            token: 'public',
            apiVersion,
            fetch: (input, init) => original.fetch(String(input), init),
          },
          {
            menus: ['main-menu'],
            metaobjectTypes: ['farm'],
            metafields: Object.fromEntries(
              METAFIELD_OWNERS.map((owner) => [owner, ['note', 'list'].map((key) => ({ namespace: 'custom', key }))]),
            ),
          },
        )
        expect(notes).toEqual([])
        const copy = createStore(file, apiVersion)
        for (const context of CONTEXTS) {
          const document = toQuery(context, policies)
          expect(await copy.query(document)).toEqual(await original.query(document))
        }
      }),
      { numRuns: 12, endOnFailure: true },
    )
  },
  60_000,
)
