import { FIT_FINDER_PATH } from '#app/content/page-handles.ts'
import { isSameWord, splitWords } from './search-terms.ts'

/** A help page: one of the shop's own, named by the key of its text, or one of the content service. */
export type HelpPage = { path: string; text: HelpText } | { path: string; title: string }

/** Texts of copy/search.ts. */
type HelpText =
  | 'help.returns'
  | 'help.return-policy'
  | 'help.delivery'
  | 'help.size-charts'
  | 'help.fit-finder'
  | 'help.orders'
  | 'help.track'
  | 'help.contact'
  | 'help.faqs'

/** The most help pages beside products. */
const MAX_PAGES = 3

/** The shop's pages, each with the words of queries that it answers. */
const HELP: readonly { path: string; text: HelpText; words: string }[] = [
  { path: '/returns', text: 'help.returns', words: 'return exchange refund send back swap' },
  { path: '/pages/return-policy', text: 'help.return-policy', words: 'return policy refund money back guarantee' },
  {
    path: '/pages/faqs',
    text: 'help.delivery',
    words: 'delivery deliver shipping ship postage dispatch courier customs duty',
  },
  {
    path: '/trousers-size-chart',
    text: 'help.size-charts',
    words: 'size sizing chart guide measure measurement measuring',
  },
  { path: FIT_FINDER_PATH, text: 'help.fit-finder', words: 'fit finder size sizing guide quiz' },
  { path: '/account', text: 'help.orders', words: 'order account login invoice receipt' },
  { path: '/order-status', text: 'help.track', words: 'order track tracking parcel where status' },
  { path: '/contact-us', text: 'help.contact', words: 'contact phone telephone email help support chat service' },
  { path: '/pages/faqs', text: 'help.faqs', words: 'faq question help discount code promo' },
]

/** A page of the content service. */
export type ContentEntry = { path: string; title: string }

/** Finds at most three help pages for a query: the shop's own by their words, then those of the content service by title. */
export function findHelpPages(query: string, pages: readonly ContentEntry[]): readonly HelpPage[] {
  const words = splitWords(query)
  const last = words.at(-1) ?? ''
  /** Whether the query has a word; from the fourth letter its last one may be incomplete. */
  const asksFor = (word: string) =>
    words.some((typed) => isSameWord(typed, word)) || (last.length >= 4 && word.startsWith(last))
  const own = HELP.map((page) => ({ ...page, matches: splitWords(page.words).filter(asksFor).length }))
    .filter(({ matches }) => matches > 0)
    .toSorted((a, b) => b.matches - a.matches)
    .map(({ path, text }) => ({ path, text }))
  const titled = pages.filter(({ title }) => {
    const titleWords = splitWords(title)
    return words.length > 0 && titleWords.length > 0 && titleWords.every(asksFor)
  })
  const helpPages: HelpPage[] = []
  for (const page of [...own, ...titled]) if (!helpPages.some(({ path }) => path === page.path)) helpPages.push(page)
  return helpPages.slice(0, MAX_PAGES)
}
