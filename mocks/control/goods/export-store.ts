import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { type ByName, exportGoods } from './export-goods.ts'
import { addTranslations, inLanguage } from './export-languages.ts'
import { exportMarkets } from './export-markets.ts'
import { createStorefrontClient, type Query, type StoreAddress } from './storefront-client.ts'

/**
 * Reads a store by its Storefront API and returns its goods file, with notes on what had to be left out.
 * @throws StoreUnreadable, or GoodsFileError if the store has what a file cannot have.
 */
export async function exportStore(
  address: StoreAddress,
  byName: ByName,
  onProgress: (message: string) => void = () => {},
): Promise<{ file: GoodsFile; notes: string[] }> {
  const notes = new Set<string>()
  const note = (message: string) => void notes.add(message)
  const query = createStorefrontClient(address, note)
  const { markets, locales, languages } = await exportMarkets(query)
  const readGoods = (context: Query, prices: typeof markets) =>
    exportGoods(context, { ...byName, markets: prices, apiVersion: address.apiVersion }, { note, onProgress })
  let file: GoodsFile = { locales: [...locales], markets, ...(await readGoods(query, markets)) }
  for (const language of languages) {
    onProgress(`Texts in ${language.locale} ...`)
    // prices and stock are those of the first reading
    file = addTranslations(file, await readGoods(inLanguage(query, language), []), language.locale, note)
  }
  buildGoodsCatalogue(file, { source: `of ${address.from}`, seed: 1 })
  return { file, notes: [...notes] }
}
