import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { DEFAULT_GOODS } from '../catalogue/store-content.ts'
import { buildGoodsCatalogue } from './build-goods-catalogue.ts'
import { GoodsFileError } from './problems.ts'
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
  const source = getGoodsName(goods)
  if (typeof goods !== 'string') return buildGoodsCatalogue(goods, { source, seed })
  return buildGoodsCatalogue(await readJson(source), { source, folder: dirname(source), seed })
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const message = error.code === 'ENOENT' ? 'there is no such file' : error.message
    throw new GoodsFileError(path, [{ path: '', message }])
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new GoodsFileError(path, [
      { path: '', message: `it is no JSON: ${error instanceof Error ? error.message : error}` },
    ])
  }
}
