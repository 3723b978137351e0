import type { unsubscribe as words } from '../en-GB/unsubscribe.ts'

/** Where American English differs. */
export const unsubscribe: Partial<Record<keyof typeof words, string>> = {
  lead: 'Give us your name and address as they are on the label. It takes up to six weeks: a catalog may be on its way already.',
  unavailable:
    'We can’t stop the catalog here at the moment. Nothing you wrote is lost: tell us instead, and we will take you off the list.',
}
