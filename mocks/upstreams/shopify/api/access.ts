import { GraphQLError, type GraphQLFieldResolver } from 'graphql'
import { PRIVATE_TOKEN_HEADER, PUBLIC_TOKEN_HEADER } from '#contracts/shopify/headers.ts'
import type { StoreSettings } from '../../../world/store-settings.ts'
import type { ShopifyContext } from '../context.ts'

/** The prefix of Shopify's private tokens, which are refused in the public header. */
const PRIVATE_PREFIX = /^shp[a-z]{2}_/

/**
 * The access of a request by the public token of a browser or the private one of a server. Any well-formed token is valid
 * unless the store has one, because the simulated stores issue none.
 */
export function getAccess(headers: Headers, store: Pick<StoreSettings, 'token'>): 'token' | 'tokenless' | 'refused' {
  const [publicToken, privateToken] = [headers.get(PUBLIC_TOKEN_HEADER), headers.get(PRIVATE_TOKEN_HEADER)]
  if (publicToken === null && privateToken === null) return 'tokenless'
  const token = privateToken ?? publicToken ?? ''
  const isPlausible = isWellFormed(token) && (privateToken !== null || !PRIVATE_PREFIX.test(token))
  return isPlausible && (store.token ?? token) === token ? 'token' : 'refused'
}

const isWellFormed = (token: string) => /^[\w-]+$/.test(token)

/** The scopes of the fields that Shopify's "tokenless access" excludes. */
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

/** The scope that a field requires; undefined for a public one. All customer mutations require one. */
export function getRequiredScope(type: string, field: string): string | undefined {
  if (type === 'Mutation' && field.startsWith('customer')) return 'unauthenticated_write_customers'
  return SCOPES[`${type}.${field}`]
}

/** Wraps a resolver so that it denies tokenless access. */
export function requireScope(
  resolve: GraphQLFieldResolver<unknown, ShopifyContext>,
  scope: string,
): GraphQLFieldResolver<unknown, ShopifyContext> {
  return (source, args, context, info) => {
    if (!context.isTokenless) return resolve(source, args, context, info)
    throw new GraphQLError(`Access denied for ${info.fieldName} field. Required access: \`${scope}\` access scope.`, {
      extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
    })
  }
}
