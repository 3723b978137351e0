import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { shown } from '#contracts/errors/shown.ts'

/** A catalogue row in the shopper's words; empty where the row shows nothing. */
export const messageFor = (code: CatalogueCode): string => (isShown(code) ? shown[code] : '')

/** Narrows a word from an address to a code of the catalogue that has something to say. */
export const isShown = (word: string): word is keyof typeof shown => Object.hasOwn(shown, word)
