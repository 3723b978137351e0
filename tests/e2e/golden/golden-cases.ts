import { REGION_CODES, REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import type { ControlClient } from '#mocks/control/client.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import type { createShopper } from '#tests/support/shopper/shopper.ts'

/** A page whose every character, call and event is kept in a golden file. */
type GoldenCase = {
  /** The file in pages/, without its ending. */
  file: string
  path: string
  /** Whether its header and footer are written out. */
  hasShell?: boolean
  scenario?: Parameters<ControlClient['load']>[1]
  /** What the shopper does before the page with script is recorded. */
  act?: (shopper: ReturnType<typeof createShopper>) => Promise<void>
  /** Errors in the browser's console that the page causes. */
  expectedErrors?: readonly RegExp[]
}

/** The account is visited by a customer who is signed in: others are sent away from the shop. */
const signedIn = (region: RegionCode) => [{ name: 'customer-with-orders', params: { region } }]

const routes = REGION_CODES.flatMap((region) =>
  Object.entries(PAGE_ROUTES).map(([route, address]): GoldenCase => {
    const { prefix } = REGIONS[region]
    return {
      file: `${region}/${toFileName(route)}`,
      path: prefix + (prefix && address === '/' ? '' : address),
      hasShell: route === '/',
      ...(route === '/account' && { scenario: signedIn(region) }),
    }
  }),
)

const states: readonly GoldenCase[] = [
  { file: 'cart-with-lines', path: '/cart', scenario: ['cart-with-lines'] },
  { file: 'cart-with-discount', path: '/us/cart', scenario: ['cart-with-discount'] },
  { file: 'cart-completed', path: '/cart', scenario: ['cart-completed'] },
  { file: 'account-orders', path: '/account?page=orders', scenario: signedIn('gb') },
  { file: 'account-details', path: '/account?page=details', scenario: signedIn('gb') },
  { file: 'fit-finder-result', path: '/fit-finder', scenario: ['fit-saved'] },
  { file: 'collection-with-fit', path: '/collections/trousers', scenario: ['fit-saved'] },
  { file: 'product-with-fit', path: '/products/heroes-navy', scenario: ['fit-saved'] },
  { file: 'product-sold-out', path: '/products/heroes-navy', scenario: ['colour-sold-out'] },
  {
    file: 'product-down',
    path: '/products/heroes-navy',
    scenario: ['product-down'],
    expectedErrors: [/50\d|^Error: /],
  },
  { file: 'header-missing', path: '/', scenario: ['header-missing'], hasShell: true },
  { file: 'content-down', path: '/', scenario: ['content-down'] },
  { file: 'bare-home', path: '/', scenario: ['upstreams-bare'] },
  { file: 'bare-collection', path: '/collections/belts', scenario: ['upstreams-bare'] },
  { file: 'bare-product', path: '/products/heroes-navy', scenario: ['upstreams-bare'] },
  { file: 'not-found', path: '/no-such-page', expectedErrors: [/404/] },
  { file: 'eu-not-found', path: '/eu/products/no-such-product', expectedErrors: [/404/] },
  {
    file: 'return-in-the-middle',
    path: '/returns?order=SP1001',
    scenario: ['order-to-return'],
    act: ({ returns }) => returns.continueToCarriers(),
  },
]

/** Every route in every region, and states of some. */
export const GOLDEN_CASES: readonly GoldenCase[] = [...routes, ...states]

/** '/products/$handle' as 'products-handle'. */
function toFileName(route: string): string {
  return route.replaceAll(/[{}$]/g, '').replaceAll('/', '-').replace(/^-/, '') || 'home'
}
