import { UsageError } from '../usage-error.ts'
import type { Store } from './store.ts'

/** A variant of a product with these options, such as `{ Waist: '34' }`; the store chooses the others. */
export async function findVariant(store: Store, id: string, options: Readonly<Record<string, string>> = {}) {
  const selected = Object.entries(options).map(([name, label]) => ({ name, label }))
  const { product } = await store.getProduct({ catalog: { id, ...(selected.length > 0 && { selected }) } })
  const [variant] = product.variants
  if (!variant) throw new UsageError(`${product.title} has no variant.`, { next: 'Choose another product.' })
  const relaxed = selected.filter(({ name, label }) =>
    product.selected.every((option) => option.name !== name || option.label !== label),
  )
  if (relaxed.length === 0) return { product, variant }
  const given = relaxed.map(({ name, label }) => `${name} ${label}`).join(', ')
  throw new UsageError(`No variant of ${product.title} has all that: the store would give up ${given}.`, {
    next: `See \`npx spoke agent show ${id}\`.`,
  })
}
