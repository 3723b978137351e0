import { createHash } from 'node:crypto'
import type { MetafieldRecord } from '../../../world/metafield-record.ts'
import type { Resolvers } from '../context.ts'

type Identifier = { namespace?: string | null; key: string }
type Owner = { metafields?: readonly MetafieldRecord[] | undefined }

/** Changes with the value, so that a client that sends it back cannot overwrite a change that it has not read. */
export const getCompareDigest = ({ value }: Pick<MetafieldRecord, 'value'>): string =>
  createHash('sha256').update(value).digest('hex')

/** Shopify's Metafield, of a record that a client can write. */
export const toMetafield = (metafield: MetafieldRecord, owner: object) => ({
  ...metafield,
  compareDigest: getCompareDigest(metafield),
  description: null,
  jsonValue: () => toJsonValue(metafield),
  parentResource: { ...owner, __typename: 'lines' in owner ? 'Order' : 'Customer' },
})

/** Numbers, truth values and JSON as they are, everything else as a text. */
function toJsonValue({ type, value }: MetafieldRecord): unknown {
  return /^(json|boolean|number_|list\.)/.test(type) ? JSON.parse(value) : value
}

const find = (owner: Owner, { namespace, key }: Identifier) => {
  const metafield = owner.metafields?.find(
    (candidate) => candidate.key === key && candidate.namespace === (namespace ?? candidate.namespace),
  )
  return metafield ? toMetafield(metafield, owner) : null
}

/** Resolvers of `metafield` and `metafields` of a record. */
export const recordMetafields = {
  metafield: (owner: Owner, identifier: Identifier) => find(owner, identifier),
  metafields: (owner: Owner, { identifiers }: { identifiers: readonly Identifier[] }) =>
    identifiers.map((identifier) => find(owner, identifier)),
} satisfies Resolvers
