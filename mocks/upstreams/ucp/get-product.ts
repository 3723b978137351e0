import type { SelectedOption } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { CatalogueProduct, CatalogueVariant } from '../../world/catalogue/catalogue.ts'
import { isAvailableForSale } from '../shopify/goods/availability.ts'
import { getOptions, getSelectedOptions } from '../shopify/goods/options.ts'
import type { AgentContext, Tool } from './context.ts'
import { findGoods, passesFilters } from './find-goods.ts'
import { createEnvelope, createError, refuse, refuseUnknown } from './messages.ts'
import { getFeaturedVariant, toProduct, toVariant } from './product.ts'

/** The most variants of an answer: trousers have 420. */
const MAX_VARIANTS = 25

/** Reads one product with its variants of a selection, and which values can still be chosen beside it. */
export const getProduct: Tool<'get_product'> = ({ catalog }, context) => {
  const goods = findGoods(context.world, catalog.id)
  if (!goods) return refuseUnknown(context, 'product or variant')
  const { product } = goods
  const requested = toValues(product, catalog.selected ?? [])
  if (!requested)
    return refuse(context, [
      createError('not_found', 'The product has no such option or value.', { path: '$.product.options' }),
    ])
  const isOffered = (variant: CatalogueVariant) => passesFilters({ product, variant }, catalog.filters ?? {}, context)
  const candidates = product.variants.filter(isOffered)
  const effective = goods.variant
    ? toOwnValues(product, goods.variant)
    : relax(product, candidates, requested, catalog.preferences ?? [])
  const matching = candidates.filter((variant) => hasValues(product, variant, effective))
  const featured = goods.variant ?? pickFeatured(matching, context) ?? getFeaturedVariant(product, context)?.variant
  if (!featured) return refuseUnknown(context, 'variant that can be chosen')
  const selected = effective.size > 0 ? effective : toOwnValues(product, featured)
  const others = matching.filter((variant) => variant !== featured).slice(0, MAX_VARIANTS - 1)
  return {
    ucp: createEnvelope('get_product', context),
    product: {
      ...toProduct(product, context),
      selected: [...selected].map(([name, label]) => ({ name, label })),
      options: describeOptions(product, candidates, selected, context),
      variants: [featured, ...others].map((variant) => toVariant({ product, variant }, context)),
    },
  }
}

type Values = ReadonlyMap<string, string>

/** The selected values by option; undefined if the product does not have one. */
function toValues(product: CatalogueProduct, selected: readonly SelectedOption[]): Values | undefined {
  const options = new Map(getOptions(product).map(({ name, values }) => [name, values]))
  const isKnown = selected.every(({ name, label }) => options.get(name)?.includes(label))
  return isKnown ? new Map(selected.map(({ name, label }) => [name, label])) : undefined
}

const toOwnValues = (product: CatalogueProduct, variant: CatalogueVariant): Values =>
  new Map(getSelectedOptions(product, variant).map(({ name, value }) => [name, value]))

function hasValues(product: CatalogueProduct, variant: CatalogueVariant, values: Values): boolean {
  return getSelectedOptions(product, variant).every(({ name, value }) => (values.get(name) ?? value) === value)
}

/** The selection without what no variant has together: what is preferred least is given up first. */
function relax(
  product: CatalogueProduct,
  candidates: readonly CatalogueVariant[],
  requested: Values,
  preferences: readonly string[],
): Values {
  const names = getOptions(product).map(({ name }) => name)
  const byPreference = [
    ...preferences.filter((name) => names.includes(name)),
    ...names.filter((name) => !preferences.includes(name)),
  ].filter((name) => requested.has(name))
  for (let kept = byPreference.length; kept > 0; kept -= 1) {
    const values = new Map(byPreference.slice(0, kept).map((name) => [name, requested.get(name) ?? '']))
    if (candidates.some((variant) => hasValues(product, variant, values))) return values
  }
  return new Map()
}

const pickFeatured = (variants: readonly CatalogueVariant[], { world }: AgentContext) =>
  variants.find((variant) => isAvailableForSale(world, variant)) ?? variants[0]

/** Each value with whether it exists and can be bought beside all else that is selected. */
function describeOptions(
  product: CatalogueProduct,
  candidates: readonly CatalogueVariant[],
  selected: Values,
  { world }: AgentContext,
) {
  return getOptions(product).map(({ name, values }) => ({
    name,
    values: values.map((label) => {
      const beside = new Map([...selected, [name, label]])
      const variants = candidates.filter((variant) => hasValues(product, variant, beside))
      const available = variants.some((variant) => isAvailableForSale(world, variant))
      return { label, available, exists: variants.length > 0 }
    }),
  }))
}
