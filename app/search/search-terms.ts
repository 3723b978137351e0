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
  ['showerproof', ['waterproof', 'rainproof', 'weatherproof', 'water resistant', 'water repellent']],
  ['trainer', ['sneaker']],
  ['gift card', ['voucher', 'gift voucher', 'gift certificate']],
  ['corduroy', ['cord', 'cords']],
  ['merino', ['wool', 'woollen', 'woolen', 'cashmere']],
  ['grey', ['gray']],
  ['navy', ['dark blue']],
  ['burgundy', ['maroon', 'wine red']],
  ['beige', ['khaki', 'cream']],
]

/** Words that are spelt right and mean something in this shop, besides those above. */
const MORE_WORDS = [
  'shorts shirt polo henley socks belt trunks linen cotton flannel oxford heavyweight slim straight tapered stretch',
  'smart casual summer winter olive stone charcoal stripe check',
  'returns refund exchange delivery shipping size guide chart contact track order account privacy terms finder',
].join(' ')

/** Words that say nothing about a product: 'chinos for men in the colour navy'. */
const FILLERS: ReadonlySet<string> = new Set(
  "a an and the in of for with some size colour color coloured colored men mens men's man male pair".split(' '),
)

/** The most translations of a query that are searched for, each with a request of its own. */
const MAX_TRANSLATIONS = 3

/** The lower-case words of a text; 't-shirt' is two. */
export const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’+]+/gu) ?? []

/** A query without words that say nothing about a product; the query itself if it has no others. */
export function removeFillers(query: string): string {
  const words = query.split(' ')
  // one digit is the beginning of a size
  const meaningfulWords = words.filter((word) => !FILLERS.has(word.toLowerCase()) && !/^\d$/.test(word))
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

/** Every word of these lists, as candidates for a mistyped word. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...OTHER_WORDS.flatMap(([term, others]) => [term, ...others]).flatMap(splitWords),
  ...splitWords(MORE_WORDS),
  ...COLOUR_FAMILIES,
  ...FILLERS,
])

/** Whether two words are the same in singular and plural. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || one === `${other}s` || other === `${one}s`

const findWords = (words: readonly string[], term: readonly string[]): number =>
  words.findIndex((_, start) => term.every((word, index) => isSameWord(words[start + index] ?? '', word)))
