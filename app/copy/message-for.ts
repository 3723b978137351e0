import { type CatalogueCode, type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'

/** A catalogue row in the shopper's words; empty where the row shows nothing. */
export function messageFor(code: CatalogueCode): string {
  const row: CatalogueRow = errorCatalogue[code]
  return row.shown ?? ''
}

/** Narrows a word from an address to a code of the catalogue. */
export const isCatalogueCode = (word: string): word is CatalogueCode => Object.hasOwn(errorCatalogue, word)
