import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { METAFIELD_FIELDS, metafieldFields, omitEmpty, toId, toMetafield } from './export-parts.ts'
import type { MetafieldIdentifier } from './exported-metafields.ts'
import {
  PLAN_FIELDS,
  type PlanPrices,
  planFields,
  toBillingPolicy,
  toDeliveryPolicy,
  toPricingPolicies,
} from './plan-policies.ts'
import { pageSchema, readPages } from './read-pages.ts'
import type { Query } from './storefront-client.ts'

type Groups = NonNullable<GoodsFile['sellingPlanGroups']>
type Markets = NonNullable<GoodsFile['markets']>

const toQuery = (
  context: string,
) => `query ExportPlans($after: String, $metafields: [HasMetafieldsIdentifier!]!)${context} {
  products(first: 10, after: $after, sortKey: BEST_SELLING) {
    pageInfo { hasNextPage endCursor }
    nodes {
      handle
      sellingPlanGroups(first: 10) { nodes {
        name appName options { name }
        sellingPlans(first: 31) { nodes { ${PLAN_FIELDS} metafields(identifiers: $metafields) { ${METAFIELD_FIELDS} } } }
      } }
      variants(first: 100) { nodes { sku sellingPlanAllocations(first: 31) { nodes { sellingPlan { id } } } } }
    }
  }
}`

const groupFields = z.object({
  name: z.string(),
  appName: z.string().nullable(),
  options: z.array(z.object({ name: z.string() })),
  sellingPlans: z.object({ nodes: z.array(planFields.extend({ metafields: z.array(metafieldFields.nullable()) })) }),
})
type GroupFields = z.output<typeof groupFields>
const allocations = z.object({ nodes: z.array(z.object({ sellingPlan: z.object({ id: z.string() }) })) })
const productFields = z.object({
  handle: z.string(),
  sellingPlanGroups: z.object({ nodes: z.array(groupFields) }),
  variants: z.object({
    nodes: z.array(z.object({ sku: z.string().nullable(), sellingPlanAllocations: allocations })),
  }),
})
type ProductFields = z.output<typeof productFields>

/**
 * The selling plan groups of a store with what they are offered for; none for a token without their scope, which is noted.
 * @param markets The amounts of plans are read in the currency of each.
 */
export async function exportSellingPlans(
  query: Query,
  markets: Markets,
  metafields: readonly MetafieldIdentifier[],
): Promise<Groups> {
  const products = await readProducts('')
  const groups = new Map<string, { group: GroupFields; products: string[]; variants: string[] }>()
  for (const { handle, sellingPlanGroups, variants } of products)
    for (const group of sellingPlanGroups.nodes) {
      const key = getKey(group)
      const entry = groups.get(key) ?? { group, products: [], variants: [] }
      groups.set(key, entry)
      const offered = variants.nodes.filter((variant) => isOffered(variant, group))
      if (offered.length === variants.nodes.length) entry.products.push(handle)
      else entry.variants.push(...offered.flatMap(({ sku }) => sku ?? []))
    }
  const abroad = groups.size > 0 ? await readAmountsAbroad() : undefined
  const getAbroad = (planId: string) => abroad?.get(planId) ?? new Map<string, PlanPrices>()
  return [...groups.values()].map(({ group, products: handles, variants }) =>
    omitEmpty({
      name: group.name,
      appName: group.appName,
      options: group.options.map(({ name }) => name),
      sellingPlans: group.sellingPlans.nodes.map((plan) =>
        omitEmpty({
          name: plan.name,
          id: toId(plan.id),
          description: plan.description,
          options: plan.options.flatMap(({ value }) => value ?? []),
          billingPolicy: toBillingPolicy(plan, getAbroad(plan.id)),
          deliveryPolicy: toDeliveryPolicy(plan),
          pricingPolicies: toPricingPolicies(plan, getAbroad(plan.id)),
          metafields: plan.metafields.flatMap((metafield) => metafield ?? []).map(toMetafield),
        }),
      ),
      products: handles,
      variants,
    }),
  )

  async function readProducts(context: string): Promise<ProductFields[]> {
    const schema = z.object({ products: pageSchema(productFields) }).nullable()
    return readPages(async (after) => {
      const page = await query(schema, toQuery(context), { after, metafields })
      return page?.products ?? { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }
    })
  }

  /** The adjustments of each plan by currency, besides that of the first market. */
  async function readAmountsAbroad(): Promise<Map<string, Map<string, PlanPrices>>> {
    const byPlan = new Map<string, Map<string, PlanPrices>>()
    const currencies = new Set([markets[0]?.currency])
    for (const { currency, countries } of markets) {
      if (currencies.has(currency)) continue
      currencies.add(currency)
      for (const { sellingPlanGroups } of await readProducts(` @inContext(country: ${countries[0]})`))
        for (const { id, priceAdjustments, checkoutCharge } of sellingPlanGroups.nodes.flatMap(
          ({ sellingPlans }) => sellingPlans.nodes,
        ))
          byPlan.set(
            id,
            (byPlan.get(id) ?? new Map<string, PlanPrices>()).set(currency, { priceAdjustments, checkoutCharge }),
          )
    }
    return byPlan
  }
}

const getKey = ({ name, sellingPlans }: GroupFields) => [name, ...sellingPlans.nodes.map(({ id }) => id)].join(' ')

const isOffered = (
  { sellingPlanAllocations }: ProductFields['variants']['nodes'][number],
  { sellingPlans }: GroupFields,
) => sellingPlanAllocations.nodes.some(({ sellingPlan }) => sellingPlans.nodes.some(({ id }) => id === sellingPlan.id))
