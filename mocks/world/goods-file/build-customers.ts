import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue.ts'
import type { StoreCustomer } from '../catalogue/store-content.ts'
import { findNearestName } from '../nearest-name.ts'
import type { Path, Report } from './problems.ts'
import type { CustomerInput } from './schema/customer.ts'

/** The customers of a goods file; the lines of their orders name variants of its products. */
export function buildCustomers(
  customers: readonly CustomerInput[],
  { drafts, base, report }: { drafts: readonly CatalogueProduct[]; base: Catalogue | undefined; report: Report },
): StoreCustomer[] {
  if (customers.length === 0) return []
  const bySku = new Map(drafts.flatMap(({ variants }) => variants.map(({ sku, id }) => [sku, id] as const)))
  const byHandle = new Map(drafts.flatMap(({ handle, variants: [first] }) => (first ? [[handle, first.id]] : [])))

  function findVariantId(sku: string | undefined, handle: string | undefined, path: Path): string {
    const [kind, name = '', known] = sku === undefined ? ['product', handle, byHandle] : ['sku', sku, bySku]
    const inBase = sku === undefined ? base?.byHandle.get(name)?.variants[0] : base?.variantBySku.get(name)?.variant
    const id = name && (known.get(name) ?? inBase?.id)
    if (id) return id
    const nearest = name && findNearestName(name, known.keys())
    const advice = nearest ? `; did you mean "${nearest}"?` : ''
    report(path, name ? `no ${kind} is called "${name}"${advice}` : 'expected a sku or a product')
    return ''
  }

  const names = new Set<string>()
  const addName = (name: string | undefined, path: Path) => {
    if (name !== undefined && names.has(name)) report(path, `another order is called "${name}" too`)
    if (name !== undefined) names.add(name)
  }

  const emails = new Set<string>()
  return customers.map(({ orders, ...customer }, index) => {
    const path = ['customers', index]
    if (emails.has(customer.email)) report([...path, 'email'], `another customer has the email ${customer.email} too`)
    emails.add(customer.email)
    for (const [position, { name }] of orders.entries()) addName(name, [...path, 'orders', position, 'name'])
    return {
      ...customer,
      orders: orders.map(({ lineItems, ...order }, position) => ({
        ...order,
        lines: lineItems.map(({ sku, product, quantity }, at) => ({
          variantId: findVariantId(sku, product, [...path, 'orders', position, 'lineItems', at]),
          quantity,
        })),
      })),
    }
  })
}
