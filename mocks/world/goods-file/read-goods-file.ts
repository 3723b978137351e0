import { resolve } from 'node:path'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { DEFAULT_GOODS } from '../catalogue/store-content.ts'
import { buildGoodsCatalogue } from './build-goods-catalogue.ts'
import { getFolder, readContents } from './read-contents.ts'
import type { GoodsFile } from './schema/goods-file.ts'

/** What saved worlds call goods that were given as an object. */
const GIVEN_GOODS = 'of this process'

/** What saved worlds and messages call goods: the file, or whose they are. */
export function getGoodsName(goods: string | GoodsFile | undefined): string {
  if (goods === undefined) return DEFAULT_GOODS
  return typeof goods === 'string' ? resolve(goods) : GIVEN_GOODS
}

/**
 * The catalogue of a goods file, or of goods in its shape.
 * @param seed The seed of this shop's goods, which a file may extend.
 * @throws GoodsFileError if the file cannot be read or used.
 */
export async function readGoodsCatalogue(goods: string | GoodsFile, seed: number): Promise<Catalogue> {
  return buildGoods(goods, typeof goods === 'string' ? readContents(goods) : goods, seed)
}

/**
 * Builds the catalogue of goods whose contents were read before.
 * @throws GoodsFileError with every problem of the contents.
 */
export function buildGoods(goods: string | GoodsFile, contents: unknown, seed: number): Catalogue {
  const source = getGoodsName(goods)
  return buildGoodsCatalogue(contents, {
    source,
    seed,
    ...(typeof goods === 'string' && { folder: getFolder(source) }),
  })
}
