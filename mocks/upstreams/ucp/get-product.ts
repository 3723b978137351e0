import type { CatalogueProduct, CatalogueVariant } from '../../world/catalogue/catalogue.ts'
import { isAvailableForSale } from '../shopify/goods/availability.ts'
import { getOptions, getSelectedOptions, readSelection } from '../shopify/goods/options.ts'
import type { AgentContext, Tool } from './context.ts'
import { findGoods, passesFilters } from './find-goods.ts'
import { createEnvelope, createError, refuse, refuseUnknown } from './messages.ts'
import { getFeaturedVariant, toProduct, toVariant } from './product.ts'

/** The most variants of an answer: trousers have 420. */
const MAX_VARIANTS = 25

/** The selected value of each option, in order. */
type Selection = readonly (string | undefined)[]

/** Reads one product with its variants of a selection, and which values can still be chosen beside it. */
export const getProduct: Tool<'get_product'> = ({ catalog }, context) => {
  const goods = findGoods(context.world, catalog.id)
  if (!goods) return refuseUnknown(context, 'product or variant')
  const { product } = goods
  const selectedOptions = (catalog.selected ?? []).map(({ name, label }) => ({ name, value: label }))
  const requested = readSelection(product, selectedOptions, {})
  if (!requested)
    return refuse(context, [
      createError('not_found', 'The product has no such option or value.', { path: '$.product.options' }),
    ])
  const isOffered = (variant: CatalogueVariant) => passesFilters({ product, variant }, catalog.filters ?? {}, context)
  const candidates = product.variants.filter(isOffered)
  const effective = goods.variant
    ? getValues(product, goods.variant)
    : relax(product, candidates, requested, catalog.preferences ?? [])
  const matching = candidates.filter((variant) => matches(variant, effective))
  const featured = goods.variant ?? pickFeatured(matching, context) ?? getFeaturedVariant(product, context)?.variant
  if (!featured) return refuseUnknown(context, 'variant that can be chosen')
  const selected = effective.some((value) => value !== undefined) ? effective : getValues(product, featured)
  const others = matching.filter((variant) => variant !== featured).slice(0, MAX_VARIANTS - 1)
  return {
    ucp: createEnvelope('get_product', context),
    product: {
      ...toProduct(product, context),
      selected: getOptions(product).flatMap(({ name }, position) => {
        const label = selected[position]
        return label === undefined ? [] : [{ name, label }]
      }),
      options: describeOptions(product, candidates, selected, context),
      variants: [featured, ...others].map((variant) => toVariant({ product, variant }, context)),
    },
  }
}

const getValues = (product: CatalogueProduct, variant: CatalogueVariant): Selection =>
  getSelectedOptions(product, variant).map(({ value }) => value)

/** Whether a variant has all that is selected. The one of a product without options has no values. */
const matches = ({ values }: CatalogueVariant, selection: Selection): boolean =>
  values.every((value, position) => (selection[position] ?? value) === value)

/** The selection reduced until a variant has it: the least preferred values are dropped first. */
function relax(
  product: CatalogueProduct,
  candidates: readonly CatalogueVariant[],
  requested: Selection,
  preferences: readonly string[],
): Selection {
  const names = getOptions(product).map(({ name }) => name)
  const byPreference = [...new Set([...preferences.map((name) => names.indexOf(name)), ...names.keys()])].filter(
    (position) => requested[position] !== undefined,
  )
  for (let count = byPreference.length; count > 0; count -= 1) {
    const positions = byPreference.slice(0, count)
    const selection = requested.map((value, position) => (positions.includes(position) ? value : undefined))
    if (candidates.some((variant) => matches(variant, selection))) return selection
  }
  return []
}

const pickFeatured = (variants: readonly CatalogueVariant[], { world }: AgentContext) =>
  variants.find((variant) => isAvailableForSale(world, variant)) ?? variants[0]

/** Each value with whether it exists and can be bought beside all else that is selected. */
function describeOptions(
  product: CatalogueProduct,
  candidates: readonly CatalogueVariant[],
  selected: Selection,
  { world }: AgentContext,
) {
  return getOptions(product).map(({ name, values }, position) => {
    const others = selected.map((value, other) => (other === position ? undefined : value))
    const variants = candidates.filter((variant) => matches(variant, others))
    const listValues = (of: readonly CatalogueVariant[]) =>
      new Set(of.map((variant) => getValues(product, variant)[position]))
    const existing = listValues(variants)
    const available = listValues(variants.filter((variant) => isAvailableForSale(world, variant)))
    return {
      name,
      values: values.map((label) => ({ label, available: available.has(label), exists: existing.has(label) })),
    }
  })
}
