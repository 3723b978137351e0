import { pictures, scenes } from './assets.ts'
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
      primary(
        'New trousers',
        gridLink('Sundays', '/products/sundays-charcoal-marl'),
        gridLink('Heroes in Oat', '/products/heroes-oat'),
        gridLink('Winters in Sand', '/products/winters-sand'),
      ),
      primary(
        'New tops',
        gridLink('Fisherman in Racing Green', '/products/fisherman-racing-green'),
        gridLink('Bonfire Shirt in Toffee Check', '/products/bonfire-shirt-toffee-check'),
        gridLink('The Jack in Burgundy', '/products/the-jack-burgundy'),
      ),
      primary(
        'New underneath',
        gridLink('Merino Trunks in Burgundy', '/products/merino-trunks-burgundy'),
        gridLink('Everyday Socks in Forest', '/products/everyday-socks-forest'),
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
        'Casual, for weekends and most offices',
        gridLink('Casual trousers', '/collections/casual-trousers'),
        gridLink('Heroes', '/heroes'),
        gridLink('Fives', '/products/fives-navy'),
        gridLink('Easies', '/products/easies-navy'),
        gridLink('Sundays', '/products/sundays-charcoal-marl', badges.beta),
      ),
      primary(
        'Smart, for desks, weddings and dinners',
        gridLink('Smart trousers', '/collections/smart-trousers'),
        gridLink('Sharps', '/products/sharps-navy'),
        gridLink('Squares', '/products/squares-navy-check'),
        gridLink('Pleats', '/products/pleats-navy'),
        gridLink('Cut for you', '/collections/made-to-order', badges.madeToOrder),
      ),
      primary(
        'Technical, for rain, bicycles and golf',
        gridLink('Enduros', '/enduros-range'),
        gridLink('Downpours', '/products/downpours-navy'),
        gridLink('Back Nines', '/products/back-nines-navy'),
        gridLink('Red Eyes', '/products/red-eyes-navy'),
      ),
      primary(
        'Seasonal, warm for winter, light for summer',
        gridLink('Winters', '/products/winters-navy'),
        gridLink('Flannels', '/products/flannels-charcoal'),
        gridLink('Ridges', '/products/ridges-navy'),
        gridLink('Julys', '/products/julys-stone'),
        gridLink('Siestas', '/products/siestas-oat'),
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
        'Everyday, and hard to wear out',
        gridLink('Bulletproof', '/products/bulletproof-indigo'),
        gridLink('Old Faithfuls', '/products/old-faithfuls-mid-blue'),
      ),
      primary(
        'Seasonal, light for heat or lined for frost',
        gridLink('Featherweights', '/products/featherweights-rinse'),
        gridLink('Thaws', '/products/thaws-indigo'),
      ),
      primary('Raw, to fade in your own way', gridLink('Raws', '/products/raws-raw-indigo')),
      primary('Colours, for when blue is not right', gridLink('Off-Blues', '/products/off-blues-olive')),
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
        'Town, in chino and cord',
        gridLink('Half Heroes', '/products/half-heroes-navy'),
        gridLink('Short Ridges', '/products/short-ridges-tobacco'),
      ),
      primary(
        'Heat, in linen and seersucker',
        gridLink('Siesta Shorts', '/products/siesta-shorts-oat'),
        gridLink('Deckhands', '/products/deckhands-navy-stripe'),
      ),
      primary(
        'Sport and sofa, in stretch and jersey',
        gridLink('Enduro Shorts', '/products/enduro-shorts-black'),
        gridLink('Sunday Shorts', '/products/sunday-shorts-grey-marl'),
      ),
      primary(
        'Water, in cloth that dries fast',
        gridLink('Swims', '/collections/swims'),
        gridLink('Laps', '/products/laps-black'),
        gridLink('Lidos', '/products/lidos-deckchair'),
      ),
      secondary('Help', gridLink('Size chart', '/shorts-size-chart'), gridLink('Find your fit', '/fit-finder')),
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
    'default',
    [
      primary(
        'Tees and polos, for every day',
        gridLink('T-shirts', '/collections/t-shirts', badges.threeForLess),
        gridLink('Heavyweight Tee', '/products/heavyweight-tee-white'),
        gridLink('Polos', '/collections/polos'),
      ),
      primary(
        'Shirts, tucked in or not',
        gridLink('Shirts', '/collections/shirts'),
        gridLink('Oxford Shirt', '/products/oxford-shirt-white'),
        gridLink('Linen Shirt', '/products/linen-shirt-white'),
      ),
      primary(
        'Knits and sweats, for warmth',
        gridLink('Knitwear and sweats', '/collections/knitwear-and-sweats'),
        gridLink('Merino Crew', '/products/merino-crew-navy'),
        gridLink('Hood', '/products/hood-navy'),
      ),
      primary(
        'Jackets, over all of it',
        gridLink('All jackets', '/collections/the-jack'),
        gridLink('The Jack', '/products/the-jack-navy'),
        gridLink('Big Jack', '/products/big-jack-charcoal'),
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
        'Trunks, that stay where you put them',
        gridLink('Trunks', '/collections/trunks', badges.threeForLess),
        gridLink('Merino Trunks', '/products/merino-trunks-charcoal'),
      ),
      primary(
        'Longer or looser, if you prefer',
        gridLink('Long Trunks', '/products/long-trunks-black'),
        gridLink('Loose Boxers', '/products/loose-boxers-sky'),
      ),
      primary('Under a shirt, unseen', gridLink('Undertee', '/products/undertee-white')),
      primary(
        'Socks, in two sizes',
        gridLink('Socks', '/collections/socks'),
        gridLink('Office Socks', '/products/office-socks-navy'),
        gridLink('Boot Socks', '/products/boot-socks-oat'),
      ),
      secondary('Help', gridLink('Size chart', '/underwear-size-chart'), gridLink('Find your fit', '/fit-finder')),
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
  menuGrid(
    'default',
    [
      primary(
        'Belts, in leather and webbing',
        gridLink('Belts', '/collections/belts'),
        gridLink('The Belt', '/products/the-belt-black'),
        gridLink('Webbing Belt', '/products/webbing-belt-navy'),
      ),
      primary(
        'Socks, by the pair or the pack',
        gridLink('Socks', '/collections/socks'),
        gridLink('Everyday Socks', '/products/everyday-socks-navy'),
        gridLink('Sport Socks', '/products/sport-socks-white-and-navy'),
      ),
      primary('Hats', gridLink('Hats', '/collections/hats', badges.newIn, true)),
      primary('Gift cards, by email', gridLink('Gift cards', '/collections/gift-cards')),
      secondary('Help', gridLink('Size chart', '/accessories-size-chart')),
    ],
    {
      featured: {
        title: 'For the look of it',
        handle: '/collections/belts',
        button: 'Shop belts',
        image: pictures.belt,
      },
    },
  ),
)

const gifts = menuLink(
  'Gifts',
  '/collections/the-gift-edit',
  menuGrid(
    'default',
    [
      primary(
        'For him',
        gridLink('The gift edit', '/collections/the-gift-edit'),
        gridLink('Best sellers', '/collections/best-sellers'),
      ),
      primary(
        'Small, and always wanted',
        gridLink('Office Socks', '/products/office-socks-navy'),
        gridLink('Trunks', '/collections/trunks'),
      ),
      primary(
        'Larger, and kept for years',
        gridLink('Merino Crew', '/products/merino-crew-navy'),
        gridLink('The Belt', '/products/the-belt-black'),
      ),
      primary(
        'If you do not know his size',
        gridLink('Gift cards', '/collections/gift-cards'),
        gridLink('Refer a friend', '/refer-a-friend'),
      ),
    ],
    {
      featured: {
        title: 'Let him find the fit himself',
        handle: '/collections/gift-cards',
        button: 'Shop gift cards',
        image: pictures.giftCard,
      },
    },
  ),
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
