import { GraphQLError, type GraphQLFieldResolver } from 'graphql'
import type { ShopifyContext } from '../context.ts'

/** Either lets a client in: the public token of a browser, or the private one of a server. */
const PUBLIC_TOKEN = 'x-shopify-storefront-access-token'
const PRIVATE_TOKEN = 'shopify-storefront-private-token'

/** How Shopify's private tokens begin; one that turns up where browsers put theirs is refused. */
const PRIVATE = /^shp[a-z]{2}_/

/**
 * Whether a request comes with a token, without one, or with one that cannot be a token. Stores are not asked which
 * tokens they gave out: any that is spelt like one will do.
 */
export function accessOf(headers: Headers): 'token' | 'tokenless' | 'refused' {
  const [shown, hidden] = [headers.get(PUBLIC_TOKEN), headers.get(PRIVATE_TOKEN)]
  if (shown === null && hidden === null) return 'tokenless'
  const isToken = hidden === null ? isSpelt(shown) && !PRIVATE.test(shown ?? '') : isSpelt(hidden)
  return isToken ? 'token' : 'refused'
}

const isSpelt = (token: string | null) => token !== null && /^[\w-]+$/.test(token)

/** What only a token opens, with the scope that it has to carry: Shopify's "tokenless access" leaves these out. */
const SCOPES: Readonly<Record<string, string>> = {
  'QueryRoot.menu': 'unauthenticated_read_content',
  'QueryRoot.metaobject': 'unauthenticated_read_metaobjects',
  'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
  'QueryRoot.customer': 'unauthenticated_read_customers',
  'QueryRoot.productTags': 'unauthenticated_read_product_tags',
  'Product.tags': 'unauthenticated_read_product_tags',
  'Product.totalInventory': 'unauthenticated_read_product_inventory',
  'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
}

/** The scope that a field asks for; undefined where it is open to everyone. All mutations of customers ask for one. */
export function scopeOf(type: string, field: string): string | undefined {
  if (type === 'Mutation' && field.startsWith('customer')) return 'unauthenticated_write_customers'
  return SCOPES[`${type}.${field}`]
}

/** A field's resolver behind its scope. */
export function behindScope(
  resolve: GraphQLFieldResolver<unknown, ShopifyContext>,
  scope: string,
): GraphQLFieldResolver<unknown, ShopifyContext> {
  return (source, args, context, info) => {
    if (!context.tokenless) return resolve(source, args, context, info)
    throw new GraphQLError(`Access denied for ${info.fieldName} field. Required access: \`${scope}\` access scope.`, {
      extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
    })
  }
}
