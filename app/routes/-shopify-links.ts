import { DISCOUNT_CODE, parseDiscountCode } from '#app/cart/cart-address.ts'
import { OPTION_CODES, parseOptionType, toUrlValue } from '#app/fit/option-codes.ts'
import { toSameSitePath } from '#app/http/plain-responses.ts'
import { ANY_ORIGIN, joinPath, splitPath } from '#app/region/rewrite.ts'
import { restoreParameters } from './-page-address.ts'

/** The target of an address of Shopify's themes or of Hydrogen, if this shop has another address for it. */
export type ShopifyLink =
  /** The same page. `isPermanent`: it depends on no goods or codes. */
  | { kind: 'page'; location: string; isPermanent: boolean }
  /** A product in the size of a variant. `location`: the product without it. */
  | { kind: 'variant'; handle: string; variant: number | null; location: string }
  /** A cart permalink. */
  | { kind: 'cart'; lines: readonly { variant: number; quantity: number }[]; codes: readonly string[] }
  | { kind: 'checkout' }

/** The shop's address for each page of a Shopify storefront. Shopify's policies are content pages. */
const PAGES: Readonly<Record<string, string>> = {
  '/account/addresses': '/account?page=addresses',
  '/account/login': '/account',
  // No sign-out, because a link must not cause one: the account has a button for it.
  '/account/logout': '/account',
  '/account/orders': '/account?page=orders',
  '/account/profile': '/account?page=details',
  '/account/register': '/account',
  '/collections': '/#ranges',
  '/collections/all': '/#ranges',
  '/pages/contact': '/contact-us',
  '/policies/contact-information': '/contact-us',
  '/policies/privacy-policy': '/pages/privacy',
  '/policies/refund-policy': '/pages/return-policy',
  '/policies/shipping-policy': '/pages/faqs',
  '/policies/terms-of-service': '/pages/terms',
}

/** The most lines of a cart permalink. */
const MAX_LINES = 50

const CART_LINES = new RegExp(`^/cart/(\\d{1,15}:[1-9]\\d{0,2}(?:,\\d{1,15}:[1-9]\\d{0,2}){0,${MAX_LINES - 1}})$`)
const VARIANT = /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d{1,15})$/

const OUR_CODES: ReadonlySet<string> = new Set(Object.values(OPTION_CODES))

/** Matches every address that `findShopifyLink` may convert. Fast, because it runs for every request of a cached page. */
const IS_CANDIDATE =
  /\/(?:account|cart|discount|policies)\/|\/checkout|\/pages\/contact|\/collections(?:\/all|\/?(?:\?|$)|\/[^/]+\/products\/)|\/products\/[^?]+\?/i

/** Parses a target (path and query) in Shopify's spelling; null for the shop's own addresses. */
export function findShopifyLink(target: string): ShopifyLink | null {
  if (!IS_CANDIDATE.test(target)) return null
  const { pathname, searchParams, search } = new URL(ANY_ORIGIN + target)
  const { region, path: regionPath } = splitPath(pathname)
  const path = regionPath
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replace(/(?<=.)\/$/, '')
  const toPage = (page: string): ShopifyLink => {
    const [address = '', fragment] = page.split('#')
    const location = joinPath(region, address) + (fragment === undefined ? '' : `#${fragment}`)
    return { kind: 'page', location: restoreParameters(location, splitQuery(search)), isPermanent: true }
  }
  const page = Object.hasOwn(PAGES, path.toLowerCase()) ? PAGES[path.toLowerCase()] : undefined
  if (page !== undefined) return toPage(page)
  if (path === '/checkout') return { kind: 'checkout' }

  const [, lines] = CART_LINES.exec(path) ?? []
  if (lines !== undefined) return { kind: 'cart', lines: parseLines(lines), codes: parseCodes(searchParams) }

  const [, code] = /^\/discount\/([^/]+)$/.exec(path) ?? []
  if (code !== undefined) {
    const back = toRegionPath(searchParams.get('redirect'), region)
    const otherParameters = splitQuery(search).filter((pair) => !/^(?:redirect|discount)(?:=|$)/.test(pair))
    return {
      kind: 'page',
      location: restoreParameters(back, [...writeCode(code), ...otherParameters]),
      isPermanent: false,
    }
  }

  const [, nested] = /^\/collections\/[^/]+\/products\/([^/]+)$/.exec(path) ?? []
  if (nested !== undefined) return toPage(`/products/${nested}`)

  const [, handle] = /^\/products\/([^/]+)$/i.exec(path) ?? []
  if (handle === undefined || search === '') return null
  return findProductLink(handle, searchParams, (parameters) => joinPath(region, `/products/${handle}`) + parameters)
}

/** The size of a product that Shopify's parameters name: `variant`, or options by their names ('Waist', 'Build'). */
function findProductLink(
  handle: string,
  parameters: URLSearchParams,
  toLocation: (search: string) => string,
): ShopifyLink | null {
  const ours = new URLSearchParams()
  const options = new URLSearchParams()
  for (const [name, value] of parameters) {
    const type = OUR_CODES.has(name) ? undefined : parseOptionType(name)
    if (type) options.set(OPTION_CODES[type], toUrlValue(value))
    else if (name !== 'variant') ours.append(name, value)
  }
  for (const [code, value] of options) if (!ours.has(code)) ours.append(code, value)
  const location = toLocation(ours.size > 0 ? `?${ours}` : '')
  if (!parameters.has('variant')) return options.size > 0 ? { kind: 'page', location, isPermanent: false } : null
  const variant = VARIANT.exec(parameters.get('variant') ?? '')?.[1]
  return { kind: 'variant', handle, variant: variant === undefined ? null : Number(variant), location }
}

const parseLines = (text: string) =>
  text.split(',').map((line) => {
    const [variant, quantity] = line.split(':')
    return { variant: Number(variant), quantity: Number(quantity) }
  })

/** The codes of a permalink: `discount` holds one, or several with commas. */
const parseCodes = (parameters: URLSearchParams): string[] =>
  (parameters.get('discount') ?? '').split(',').flatMap((code) => parseDiscountCode(code) ?? [])

/** The parameter that stores a discount code for checkout, on any page (CART-14). */
const writeCode = (code: string): string[] => (DISCOUNT_CODE.test(code) ? [`discount=${code}`] : [])

/** Returns a path of this site in its region, from untrusted text. */
function toRegionPath(requested: string | null, region: Parameters<typeof joinPath>[0]): string {
  const { pathname, search } = new URL(toSameSitePath(requested ?? '/'), ANY_ORIGIN)
  // '/..//elsewhere' has become '//elsewhere', which would be another site.
  const path = pathname.replace(/^\/+/, '/')
  return (splitPath(path).region.prefix === '' ? joinPath(region, path) : path) + search
}

const splitQuery = (search: string): string[] => search.slice(1).split('&').filter(Boolean)
