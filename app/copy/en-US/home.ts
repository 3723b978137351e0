import type { home as words } from '../en-GB/home.ts'

/** Where American English differs. The shop's trousers are pants to Americans, once. */
export const home: Partial<Record<keyof typeof words, string>> = {
  lead: 'Your waist, your build, your leg. Four hundred and twenty sizes of the same good pants, and one of them is yours.',
}
