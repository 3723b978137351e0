import type { SelectedSizes } from '#app/collection/filters.ts'
import type { Cloth } from '#app/product/listed-product.ts'
import type { ColourFamily } from '#contracts/shop/colour-families.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { splitWords } from './search-terms.ts'

/**
 * Where a topic's products are: in a collection, of a cloth, in stock in sizes, at a reduced price, or found by Shopify for
 * other words. Its colours come first.
 */
export type Lead = ({ collection: string } | { cloth: Cloth } | { search: string } | SizesLead | { reduced: true }) & {
  colours?: readonly ColourFamily[]
}

type SizesLead = { sizes: SelectedSizes }

/**
 * The products for a kind of garment, an occasion, a season, a person or a state of the range. Titles rarely name these.
 */
export type Topic = readonly Lead[]

const collection = (handle: string, colours: readonly ColourFamily[] = []): Lead => ({ collection: handle, colours })
const cloth = (name: Cloth): Lead => ({ cloth: name })
const search = (words: string, colours: readonly ColourFamily[] = []): Lead => ({ search: words, colours })
const sizes = (selected: SelectedSizes): Lead => ({ sizes: selected })

/** Suit colours, from the darkest, and those of a day with confetti. */
const DARK = ['black', 'grey', 'navy'] as const
const SUIT = ['navy', 'grey', 'black'] as const
const FESTIVE = ['navy', 'blue', 'grey'] as const

/** The sizes that other shops end before. */
const BIG_WAISTS = OPTION_LISTS.waist.filter((waist) => Number(waist) >= 40)
const BIG_TOPS = [...OPTION_LISTS.size.slice(-2), ...OPTION_LISTS.chest.slice(-2)]
const LONG_LEGS = OPTION_LISTS.leg.filter((leg) => Number(leg) >= 34)
const SHORT_LEGS = OPTION_LISTS.leg.filter((leg) => Number(leg) <= 30)

/** In the order in which they lead. A comma separates terms of several words. */
const TOPICS: readonly (readonly [terms: string, leads: readonly Lead[]])[] = [
  // Suit cloth in black or charcoal, a white shirt, and leather and socks as dark as the trousers.
  [
    'black tie, formal, formalwear, formal wear, funeral, memorial, memorial service, evening wear, tuxedo, dinner suit, mourning',
    [
      search('sharps', DARK),
      search('office shirt', ['white']),
      search('the belt', ['black']),
      search('office socks', DARK),
      collection('smart-trousers', DARK),
    ],
  ],
  // A guest wears tailored trousers with a shirt, a belt and long socks.
  [
    'wedding, groom, groomsman, usher, best man, christening, races, ceremony, graduation, morning suit, engagement',
    [
      search('sharps', FESTIVE),
      collection('smart-trousers', FESTIVE),
      search('office shirt'),
      search('the belt'),
      search('office socks'),
    ],
  ],
  // Sizes that other shops lack.
  [
    'big and tall, big tall, plus size, outsize, king size',
    [sizes({ w: BIG_WAISTS, l: LONG_LEGS }), sizes({ s: BIG_TOPS, lh: ['Long'] }), sizes({ w: BIG_WAISTS })],
  ],
  ['big man, big men, bigger man, bigger men, heavy man', [sizes({ w: BIG_WAISTS }), sizes({ s: BIG_TOPS })]],
  ['tall, taller, extra long, long leg, longer leg', [sizes({ l: LONG_LEGS }), sizes({ lh: ['Long'] })]],
  [
    'short man, short men, shorter man, shorter men, short leg, shorter leg',
    [sizes({ l: SHORT_LEGS }), sizes({ lh: ['Short'] })],
  ],
  // Between formal and casual are chinos, an oxford shirt and a knit.
  ['smart casual', [search('oxford shirt'), collection('smart-trousers'), search('soft polo'), search('merino crew')]],
  // Work, office and business mean the same clothes.
  [
    'office, work, business, interview, desk, commute, commuting, meeting, smart, tailored, professional',
    [collection('smart-trousers', SUIT), search('office shirt'), search('office socks', SUIT), search('the belt')],
  ],
  // For going out: dark and tidy clothes, no suits.
  [
    'party, date, date night, night out, dinner, evening, pub, restaurant, going out',
    [search('oxford shirt'), collection('smart-trousers'), collection('black-tops'), search('suede belt')],
  ],
  // The rest of the week.
  [
    'casual, weekend, everyday wear, day off',
    [collection('casual-trousers'), collection('t-shirts'), collection('denim'), search('hood')],
  ],
  // Soft clothes for home.
  [
    'lounge, loungewear, lounging, relax, relaxing, comfy, comfortable, work from home, wfh, home, sofa',
    [search('sundays'), search('hood'), search('crew sweat'), search('sunday shorts')],
  ],
  // For hot weather: linen, shorts and swimwear.
  [
    'summer, holiday, vacation, hot weather, warm weather, heatwave, hot, heat, sunny, sun, tropical, lightweight, breathable',
    [
      cloth('linen'),
      collection('shorts'),
      collection('swims'),
      search('julys'),
      search('featherweights'),
      search('half day'),
    ],
  ],
  // By the water, swimwear comes first.
  ['beach, pool, seaside, surf, surfing, sea, pool party', [collection('swims'), cloth('linen'), collection('shorts')]],
  // Brushed, ribbed and lined: the fibre alone does not keep warm, as fine wool trousers show.
  [
    'winter, warm, cold, cold weather, cosy, cozy, thermal, snow, ski, skiing, thick, insulated, brushed',
    [
      search('winters'),
      cloth('corduroy'),
      search('flannel'),
      search('thaws'),
      collection('knitwear-and-sweats'),
      search('big jack'),
      search('boot socks'),
      search('merino'),
    ],
  ],
  ['autumn, fall', [cloth('corduroy'), collection('knitwear-and-sweats'), collection('the-jack'), search('flannel')]],
  ['spring', [search('julys'), collection('the-jack'), collection('polos'), search('oxford shirt')]],
  // One style takes letters.
  [
    'personalised, personalise, personalisation, personalized, personalize, monogram, monogrammed, initials, embroidery, embroidered, engraved, letters',
    [search('piqué polo')],
  ],
  // A shopper who buys for another person rarely knows his size: the gift edit first, then the card.
  [
    [
      'gift, present, christmas, xmas, birthday, anniversary, stocking filler, secret santa, fathers day, valentines, valentine',
      'dad, daddy, father, husband, boyfriend, him, brother, son, grandad, grandpa, grandfather, uncle, fiance, mate, friend',
    ].join(', '),
    [collection('the-gift-edit'), collection('gift-cards')],
  ],
  ['golf, golfing, golfer', [search('back nines'), collection('polos'), search('quarter zip')]],
  // What dries and stretches.
  [
    'gym, running, run, sport, sports, sporty, workout, training, exercise, cycling, hiking, walking, outdoor, outdoors, active',
    [search('mile tee'), search('enduro'), search('sport socks'), search('boot socks')],
  ],
  [
    'travel, travelling, traveling, flight, plane, airport, trip, train',
    [search('red eyes'), search('enduros'), search('easies'), search('merino')],
  ],
  ['basics, basic, essentials, staples', [collection('t-shirts'), collection('underwear'), collection('socks')]],
  // States of the range, which editors keep as collections.
  ['new, new in, newest, latest, new arrivals, just in, whats new', [collection('new-in')]],
  ['best seller, bestseller, best selling, most popular, popular, best', [collection('best-sellers')]],
  ['made to order, made to measure, bespoke, custom, custom made', [collection('made-to-order')]],
  // A store without this collection still has reduced prices.
  [
    'sale, last orders, clearance, outlet, reduced, discounted, offers, offer, deals, deal, bargain, discount, black friday, cyber monday',
    [collection('sale'), { reduced: true }],
  ],
]

/**
 * Kinds of garments that are collections, so that editors order them and a gift card that mentions trousers is none. Others
 * are left to Shopify.
 */
const KINDS: readonly (readonly [terms: string, leads: readonly Lead[]])[] = [
  ['trousers, pants, slacks, bottoms', [collection('trousers')]],
  ['jeans, denim', [collection('denim')]],
  ['shorts', [collection('shorts')]],
  ['t shirts, tshirts, tees, tee shirts', [collection('t-shirts')]],
  ['shirts', [collection('shirts')]],
  ['polos', [collection('polos')]],
  ['socks', [collection('socks')]],
  ['belts', [collection('belts')]],
  ['underwear, underpants', [collection('underwear')]],
]

type TopicTerms = readonly { term: readonly string[]; topic: Topic }[]

const toTerms = (topics: typeof TOPICS): TopicTerms =>
  topics
    .flatMap(([terms, topic]) => terms.split(', ').map((term) => ({ term: splitWords(term), topic })))
    .toSorted((one, other) => other.term.length - one.term.length)

/** The terms of all topics, longest first: 'warm weather' is summer, 'warm' is winter. */
export const TOPIC_TERMS = toTerms(TOPICS)
/** The terms of kinds of garments. */
export const KIND_TERMS = toTerms(KINDS)
