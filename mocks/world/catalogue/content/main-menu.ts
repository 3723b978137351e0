import { scenes } from './assets.ts'
import { badges } from './badges.ts'
import { gridLink, menuGrid, menuLink, primary, secondary } from './menu-parts.ts'
import type { Header, MenuLink } from './types.ts'

const fitFinderPromo = {
  title: 'Find your fit',
  byline: 'Sixty seconds, no tape measure.',
  handle: '/fit-finder',
  image: scenes.fitFinder,
}
const multibuyPromo = {
  title: 'Three for less',
  byline: 'T-shirts, in any sizes and colours.',
  handle: '/collections/t-shirts',
  image: scenes.multibuy,
  badge: badges.threeForLess,
}

const newIn = menuLink(
  'New in',
  '/collections/new-in',
  menuGrid(
    'promo',
    [
      primary(
        'This season',
        gridLink('Everything new', '/collections/new-in', badges.newIn),
        gridLink('Best sellers', '/collections/best-sellers'),
        gridLink('Last orders', '/collections/sale', badges.lastOrders),
      ),
    ],
    { promos: [fitFinderPromo, multibuyPromo] },
  ),
  { highlight: true },
)

const trousers = menuLink(
  'Trousers',
  '/collections/trousers',
  menuGrid(
    'default',
    [
      primary(
        'By occasion',
        gridLink('All trousers', '/collections/trousers'),
        gridLink('Casual trousers', '/collections/casual-trousers'),
        gridLink('Smart trousers', '/collections/smart-trousers'),
        gridLink('Made to order', '/collections/made-to-order', badges.madeToOrder),
      ),
      primary(
        'By name',
        gridLink('Heroes', '/heroes'),
        gridLink('Enduros', '/enduros-range'),
        gridLink('Sundays', '/products/sundays-charcoal-marl', badges.beta),
      ),
      secondary(
        'By colour',
        gridLink('Navy chinos', '/collections/navy-chinos'),
        gridLink('Black chinos', '/collections/black-chinos'),
        gridLink('Beige chinos', '/collections/beige-chinos'),
        gridLink('All our colours', '/colors'),
      ),
      secondary('Help', gridLink('Size chart', '/trousers-size-chart'), gridLink('Find your fit', '/fit-finder')),
    ],
    {
      featured: {
        title: 'Four hundred and twenty sizes',
        handle: '/collections/trousers',
        button: 'Shop trousers',
        image: scenes.trousers,
      },
      promos: [fitFinderPromo],
    },
  ),
)

const denim = menuLink(
  'Denim',
  '/collections/denim',
  menuGrid(
    'default',
    [
      primary(
        'Jeans',
        gridLink('All denim', '/collections/denim'),
        gridLink('Bulletproof', '/products/bulletproof-indigo'),
        gridLink('Featherweights', '/products/featherweights-rinse'),
        gridLink('Raws', '/products/raws-raw-indigo'),
      ),
      secondary('Help', gridLink('Size chart', '/denim-size-chart'), gridLink('Find your fit', '/fit-finder')),
    ],
    {
      featured: {
        title: 'Blue, by waist, build and leg',
        handle: '/collections/denim',
        button: 'Shop denim',
        image: scenes.denim,
      },
    },
  ),
)

const shorts = menuLink(
  'Shorts',
  '/collections/shorts',
  menuGrid(
    'default',
    [
      primary(
        'Above the knee',
        gridLink('All shorts', '/collections/shorts'),
        gridLink('Half Heroes', '/products/half-heroes-navy'),
        gridLink('Swims', '/collections/swims'),
      ),
      secondary('Help', gridLink('Size chart', '/shorts-size-chart')),
    ],
    {
      featured: {
        title: 'Five, seven, nine or eleven inches',
        handle: '/collections/shorts',
        button: 'Shop shorts',
        image: scenes.shorts,
      },
    },
  ),
)

const tops = menuLink(
  'Tops',
  '/collections/tops',
  menuGrid(
    'promo',
    [
      primary(
        'By kind',
        gridLink('All tops', '/collections/tops'),
        gridLink('T-shirts', '/collections/t-shirts', badges.threeForLess),
        gridLink('Polos', '/collections/polos'),
        gridLink('Shirts', '/collections/shirts'),
        gridLink('Knitwear and sweats', '/collections/knitwear-and-sweats'),
        gridLink('The Jack', '/collections/the-jack'),
      ),
      secondary(
        'By colour',
        gridLink('Black tops', '/collections/black-tops'),
        gridLink('Blue tops', '/collections/blue-tops'),
        gridLink('Green tops', '/collections/green-tops'),
      ),
      secondary('Help', gridLink('Size chart', '/tops-size-chart'), gridLink('Find your fit', '/fit-finder')),
    ],
    {
      featured: {
        title: 'Three lengths of everything',
        handle: '/collections/tops',
        button: 'Shop tops',
        image: scenes.tops,
        badge: badges.newIn,
      },
      promos: [multibuyPromo],
    },
  ),
)

const underwear = menuLink(
  'Underwear',
  '/collections/underwear',
  menuGrid(
    'default',
    [
      primary(
        'Underneath',
        gridLink('All underwear', '/collections/underwear'),
        gridLink('Trunks', '/collections/trunks', badges.threeForLess),
        gridLink('Socks', '/collections/socks'),
      ),
      secondary('Help', gridLink('Size chart', '/underwear-size-chart')),
    ],
    {
      featured: {
        title: 'Three, or better, five',
        handle: '/collections/trunks',
        button: 'Shop trunks',
        image: scenes.underwear,
      },
    },
  ),
)

const accessories = menuLink(
  'Accessories',
  '/collections/belts',
  menuGrid('default', [
    primary(
      'Finishing off',
      gridLink('Belts', '/collections/belts'),
      gridLink('Socks', '/collections/socks'),
      gridLink('Gift cards', '/collections/gift-cards'),
      gridLink('Hats', '/collections/hats', badges.newIn, true),
    ),
    secondary('Help', gridLink('Size chart', '/accessories-size-chart')),
  ]),
)

const gifts = menuLink(
  'Gifts',
  '/collections/the-gift-edit',
  menuGrid('default', [
    primary(
      'For him',
      gridLink('The gift edit', '/collections/the-gift-edit'),
      gridLink('Gift cards', '/collections/gift-cards'),
      gridLink('Refer a friend', '/refer-a-friend'),
    ),
  ]),
)

const links = [newIn, trousers, denim, shorts, tops, underwear, accessories, gifts]
/** A link that is published hidden and shown in the draft. */
const blackFriday = (hidden: boolean): MenuLink =>
  menuLink('Black Friday', '/pages/black-friday', null, { highlight: true, hidden })
/** A link that is always hidden. */
const journal = menuLink('Journal', '/pages/journal', null, { hidden: true })

/** The draft of the next menu comes first, so that previews show it. */
export const mainMenus: readonly Header[] = [
  {
    id: 'main-menu-black-friday',
    draft: true,
    title: 'Main Menu',
    linksCollection: { items: [blackFriday(false), ...links, journal] },
  },
  { id: 'main-menu', title: 'Main Menu', linksCollection: { items: [...links, blackFriday(true), journal] } },
]
