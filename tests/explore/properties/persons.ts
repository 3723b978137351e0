import type { Property } from '../observation.ts'

/** What one visitor typed or is called is in no response to another. */
const othersWords: Property = ({ othersWords: words, browserLog: { received } }) =>
  received.flatMap(({ url, body }) =>
    words.filter((word) => body.includes(word)).map((word) => `${url} tells this visitor of another one's ${word}`),
  )

/** Nothing that caches share has words of a person. */
const publicResponses: Property = ({ ownWords, browserLog: { received } }) =>
  received.flatMap(({ url, body, cacheControl }) =>
    /\bpublic\b|\bs-maxage\b/.test(cacheControl) && !/\bprivate\b|\bno-store\b/.test(cacheControl)
      ? ownWords.filter((word) => body.includes(word)).map((word) => `caches may keep ${url} with ${word}`)
      : [],
  )

/** No report and no event has words that a visitor typed. */
const reportedWords: Property = ({ journal, ownWords, othersWords }) =>
  journal.flatMap((entry) => {
    if (entry.kind !== 'report' && entry.kind !== 'event') return []
    const text = JSON.stringify(entry)
    return [...ownWords, ...othersWords]
      .filter((word) => text.includes(word))
      .map((word) => `the ${entry.kind} ${entry.kind === 'report' ? entry.code : entry.name} has ${word}`)
  })

/** A browser in which nobody is signed in shows no cart that belongs to a customer. */
const cartsOfOthers: Property = ({ cart, isSignedIn, isCalmNow, page: { shownTotal } }) =>
  cart?.customer && !isSignedIn && isCalmNow && shownTotal !== null
    ? [`nobody is signed in, and the cart on the screen is that of customer ${cart.customer}`]
    : []

/** A cart is that of one browser: what a link brings is a copy. */
const sharedCarts: Property = ({ sharesCart }) => (sharesCart ? ['two browsers have the same cart'] : [])

/** What is one person’s reaches nobody else. */
export const PERSONS = {
  'others’ words': othersWords,
  'public responses': publicResponses,
  'reported words': reportedWords,
  'carts of others': cartsOfOthers,
  'shared carts': sharedCarts,
} as const satisfies Record<string, Property>
