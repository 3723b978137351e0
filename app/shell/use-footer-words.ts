import { footer } from '#app/copy/en-GB/footer.ts'
import { footerMarkup } from '#app/copy/en-GB/footer-markup.ts'
import { footerMarkup as american } from '#app/copy/en-US/footer-markup.ts'
import { useWords } from '#app/copy/use-words.ts'

const words = { ...footer, ...footerMarkup }
const DIFFERENCES = { 'en-US': american }

export type FooterKey = keyof typeof words

/** All words of the footer in the region's language. */
export const useFooterWords = () => useWords(words, DIFFERENCES)
