import type { Browser } from '@playwright/test'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ControlClient } from '#mocks/control/client.ts'
import type { Goods } from './behaviour.ts'
import { openBrowser } from './browsers.ts'
import type { ControlWords } from './control-words.ts'
import { NotFoundError } from './not-found.ts'
import { createShopper, type Shopper } from './shopper.ts'

/** The shop as it was found: two products that can be bought, and the world in which they are. */
export type FoundShop = {
  goods: Goods
  other: Goods
  /** Whether the shop passes a visitor's world on; if not, everybody is in the default world. */
  hasWorlds: boolean
  /** The store that it sells from. */
  region: RegionCode
}

type Search = { browser: Browser; shop: string; control: ControlClient; words: ControlWords; signal: AbortSignal }

/** How many products are tried. */
const MAX_TRIED = 12
/** Goods of which fewer are left cannot be bought twice. */
const ENOUGH = 5
const PROBE = 'survive-probe'

/** Finds two products that can be bought. Throws a NotFoundError with what was looked for. */
export async function findGoods(search: Search): Promise<FoundShop> {
  const { browser, shop, control, words, signal } = search
  await control.reset(PROBE)
  const before = new Set((await control.sales('default')).carts.map(({ token }) => token))
  const context = await openBrowser({ browser, shop, world: PROBE, device: 'desktop' })
  try {
    const shopper = await createShopper(context, { shop, words })
    const addresses = await listProducts(shopper, search)
    if (addresses.length === 0)
      throw new NotFoundError(
        'no product',
        `addresses like ${words.product} in ${shop}/sitemap.xml, and links to them at ${shop}/`,
      )
    const buyable: Goods[] = []
    const reasons: string[] = []
    let [hasWorlds, region]: [boolean, RegionCode] = [true, 'gb']
    for (const address of addresses.slice(0, MAX_TRIED)) {
      signal.throwIfAborted()
      if (buyable.length === 2) break
      try {
        await shopper.openProduct(address)
        await shopper.add()
        const carts = await readCarts(control, before)
        hasWorlds = carts.hasWorlds
        region = carts.region
        const line = carts.lines.find(({ product }) => !buyable.some((goods) => goods.product === product))
        if (!line)
          throw new NotFoundError(`no cart after ${address}`, 'an addition that reaches the store within eight seconds')
        await control.changeGoods(hasWorlds ? PROBE : 'default', { stock: { [line.variantId]: ENOUGH } })
        buyable.push({
          address: shopper.page.url().slice(shop.length),
          variantId: line.variantId,
          product: line.product,
        })
      } catch (error) {
        reasons.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
      }
    }
    const [goods, other] = buyable
    if (!goods || !other)
      throw new Error(`${buyable.length} of 2 products could be bought; ${reasons.slice(0, 3).join('; ')}`)
    return { goods, other, hasWorlds, region }
  } finally {
    await context.close()
    await control.removeWorld(PROBE).catch(() => {})
  }
}

/** What the new cart holds, in the visitor's own world or in the default one. @param before Tokens of older carts there. */
async function readCarts(control: ControlClient, before: ReadonlySet<string>) {
  const own = await control.sales(PROBE)
  const hasWorlds = own.carts.length > 0
  const carts = hasWorlds ? own.carts : (await control.sales('default')).carts.filter(({ token }) => !before.has(token))
  return { hasWorlds, region: carts[0]?.region ?? 'gb', lines: carts.flatMap(({ lines }) => lines) }
}

/** The addresses of products: of the site map, else of the links at home and in the first collections. */
async function listProducts(shopper: Shopper, { shop, words }: Search): Promise<string[]> {
  const inMap = await readSiteMap(`${shop}/sitemap.xml`, shop, words.product)
  if (inMap.length > 0) return spread(inMap)
  await shopper.open('/')
  const links = await shopper.page
    .locator('a[href]')
    .evaluateAll((elements) =>
      elements.map((link) => (link instanceof HTMLAnchorElement ? new URL(link.href).pathname : '')),
    )
  return [...new Set(links.filter((path) => words.product.test(path)))]
}

/** Some of each part of a list, because neighbours are colours of one style. */
const spread = (paths: readonly string[]): string[] => {
  const step = Math.max(1, Math.floor(paths.length / MAX_TRIED))
  return paths.filter((_, index) => index % step === 0)
}

async function readSiteMap(address: string, shop: string, product: RegExp, depth = 0): Promise<string[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  const text = response?.ok ? await response.text().catch(() => '') : ''
  const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const paths = locations.filter((url) => URL.canParse(url)).map((url) => new URL(url).pathname)
  const products = paths.filter((path) => product.test(path) && !path.endsWith('.xml'))
  if (products.length > 0 || depth > 1) return products
  for (const path of paths.filter((name) => name.endsWith('.xml')).slice(0, 6)) {
    const paths = await readSiteMap(shop + path, shop, product, depth + 1)
    if (paths.length > 0) return paths
  }
  return []
}
