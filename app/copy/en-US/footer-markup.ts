import type { footerMarkup as words } from '../en-GB/footer-markup.ts'

/** Where American English differs in the footer. */
export const footerMarkup: Partial<Record<keyof typeof words, string>> = {
  'footer.colours': 'Top colors',
  'footer.phone': 'Phone',
}
