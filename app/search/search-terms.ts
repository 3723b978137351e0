import { COLOUR_FAMILIES } from '#contracts/shop/colour-families.ts'

/**
 * The shop's terms, each with other British and American words for it, so that they find products in stores without
 * synonyms at Shopify. Only words that lead to products belong here.
 */
const OTHER_WORDS: readonly (readonly [shopTerm: string, others: readonly string[]])[] = [
  ['swimwear', ['swim shorts', 'swim trunks', 'swimming shorts', 'swimming trunks', 'board shorts', 'bathing suit']],
  ['underwear', ['underpants', 'boxer shorts', 'boxers', 'briefs', 'boxer briefs']],
  ['trousers', ['pants', 'slacks', 'bottoms']],
  ['chinos', ['khakis']],
  ['denim', ['jeans']],
  ['knitwear', ['jumper', 'sweater', 'pullover', 'jersey', 'woolly', 'cardigan', 'knit']],
  ['hood', ['hoodie', 'hoody', 'hooded']],
  ['sweat', ['sweatshirt', 'fleece']],
  ['tee', ['tshirt', 't shirt', 'tee shirt', 'undershirt', 'vest']],
  ['jack', ['jacket', 'coat', 'raincoat', 'blazer', 'overshirt', 'outerwear']],
  [
    'showerproof',
    ['waterproof', 'rainproof', 'weatherproof', 'water resistant', 'water repellent', 'rain', 'rainy', 'wet weather'],
  ],
  ['trainer', ['sneaker']],
  [
    'sundays',
    ['joggers', 'sweatpants', 'track pants', 'tracksuit bottoms', 'jogging bottoms', 'trackies', 'leisure trousers'],
  ],
  ['drawcord', ['elasticated waist', 'elasticated', 'elastic waist', 'drawstring', 'pull on']],
  ['polo', ['polo shirt', 'golf shirt']],
  ['roll neck', ['turtleneck', 'turtle neck', 'polo neck', 'rollneck']],
  ['scrum', ['rugby shirt', 'rugby top']],
  ['breton', ['striped tee', 'striped t shirt', 'stripy tee']],
  ['deckhands', ['seersucker', 'striped shorts', 'stripy shorts']],
  ['spares', ['cargo', 'cargos', 'combats', 'cargo trousers', 'cargo pants']],
  ['pleats', ['pleated trousers', 'pleated pants', 'pleated']],
  ['squares', ['check trousers', 'checked trousers', 'checked pants', 'plaid pants']],
  ['sharps', ['suit trousers', 'dress pants', 'dress trousers']],
  ['bonfire', ['lumberjack shirt', 'checked shirt', 'plaid shirt', 'flannel shirt']],
  ['office shirt', ['dress shirt', 'formal shirt', 'work shirt', 'button down']],
  ['half day', ['short sleeve shirt', 'short sleeved shirt', 'short sleeve', 'short sleeved', 'holiday shirt']],
  ['long sleeve', ['long sleeved']],
  ['quarter zip', ['half zip', 'zip neck', 'zip up']],
  ['gift card', ['voucher', 'gift voucher', 'gift certificate', 'giftcard', 'e gift card', 'e voucher']],
  ['corduroy', ['cord']],
  ['merino', ['wool', 'woollen', 'woolen', 'cashmere']],
]

/** Words that are spelt right and mean something in this shop, besides those above. */
const MORE_WORDS = [
  'shorts shirt polo henley socks belt trunks linen cotton flannel oxford heavyweight slim straight tapered stretch',
  'stripe check tall long short big returns refund exchange delivery shipping size guide chart contact track order account privacy terms finder',
].join(' ')

/** Clothes and things that the shop does not sell: 'skirt' is no mistyped shirt, and 'shoes' are no shorts. */
const NOT_SOLD =
  'skirt dress blouse bra shoes shoe boots boot sandals hat cap beanie scarf gloves tie bow waistcoat suit pyjamas pajamas robe kilt leggings bag wallet watch sunglasses cufflinks handkerchief umbrella perfume kids boys girls womens ladies'

/** Words that say nothing about a product: 'something for men in the colour navy'. They are never suggested. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    "a an and the in of for with some size sized colour color coloured colored men mens men's man male guys pair pairs",
    'to on at by from or is are do you have your my me i im need want looking look find show please something anything',
    'that this it what which clothes clothing clothe outfit outfits wear wearing item items things stuff buy shop quality regular fit',
  ]
    .join(' ')
    .split(' '),
)

/** The most translations of a query that are searched for, each with a request of its own. */
const MAX_TRANSLATIONS = 3

/** A word of a text; 't-shirt' is two. */
export const WORD = /[\p{L}\p{N}'’+]+/gu

/** The lower-case words of a text. */
export const splitWords = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? []

/** A query without words that say nothing about a product; the query itself if it has no others. */
export function removeFillers(query: string): string {
  const words = query.split(' ')
  // one digit is the beginning of a size
  const meaningfulWords = words.filter((word) => !isFiller(word) && !/^\d$/.test(word))
  return meaningfulWords.length > 0 && meaningfulWords.length < words.length ? meaningfulWords.join(' ') : query
}

/** The same query in the shop's words: 'gray pants' as 'grey trousers'. The most translated first, without the query itself. */
export function getTranslations(query: string): readonly string[] {
  const typed = splitWords(query)
  let translations: (readonly string[])[] = []
  for (const { shopWords, otherWords } of TRANSLATIONS) {
    const translate = (words: readonly string[]) => {
      const start = findWords(words, otherWords)
      return start < 0 ? [] : [words.toSpliced(start, otherWords.length, ...shopWords)]
    }
    // Limited at each step, because every word of a long query may have translations.
    translations = [...translations.flatMap(translate), ...translations, ...translate(typed)].slice(0, MAX_TRANSLATIONS)
  }
  return translations.map((words) => words.join(' '))
}

/** Longest terms first: 'swim trunks' before words that are part of it. */
const TRANSLATIONS = OTHER_WORDS.flatMap(([term, others]) =>
  others.map((other) => ({ shopWords: splitWords(term), otherWords: splitWords(other) })),
).toSorted((a, b) => b.otherWords.length - a.otherWords.length)

/** Other names of several words: 'golf shirt' is a polo, not a shirt for golf. */
export const OTHER_NAMES: readonly string[] = TRANSLATIONS.filter(({ otherWords }) => otherWords.length > 1).map(
  ({ otherWords }) => otherWords.join(' '),
)

/** Every word of these lists, as candidates for a mistyped word. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...OTHER_WORDS.flatMap(([term, others]) => [term, ...others]).flatMap(splitWords),
  ...splitWords(MORE_WORDS),
  ...COLOUR_FAMILIES,
  ...FILLERS,
])

/** Words that are spelt right although the shop has nothing by them. */
export const UNSOLD_WORDS: ReadonlySet<string> = new Set(splitWords(NOT_SOLD))

/** Whether a word says nothing about a product. */
export const isFiller = (word: string): boolean => FILLERS.has(word.toLowerCase())

/** Whether two words are the same in singular and plural. 'Short' is a length, 'shorts' are a garment. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || (one !== 'short' && other !== 'short' && (one === `${other}s` || other === `${one}s`))

/** Where a term stands in a list of words, in singular or plural; -1 if it does not. */
export const findWords = (words: readonly string[], term: readonly string[]): number =>
  words.findIndex((_, start) => term.every((word, index) => isSameWord(words[start + index] ?? '', word)))
