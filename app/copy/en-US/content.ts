import type { content as words } from '../en-GB/content.ts'

/** Where American English differs. */
export const content: Partial<Record<keyof typeof words, string>> = { colours: 'Colors, in cloth' }
