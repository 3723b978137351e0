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
  return buildGoods(goods, typeof goods === 'string' ? await readGoodsFile(goods) : goods, seed)
}

/**
 * Builds the catalogue of goods whose contents were read before.
 * @throws GoodsFileError with every problem of the contents.
 */
export function buildGoods(goods: string | GoodsFile, contents: unknown, seed: number): Catalogue {
  const source = getGoodsName(goods)
  return buildGoodsCatalogue(contents, { source, seed, ...(typeof goods === 'string' && { folder: dirname(source) }) })
}

/**
 * The contents of a goods file, unchecked.
 * @throws GoodsFileError if it is not there, or is no JSON.
 */
export async function readGoodsFile(path: string): Promise<unknown> {
  const source = resolve(path)
  const text = await readFile(source, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const message = error.code === 'ENOENT' ? 'there is no such file' : error.message
    throw new GoodsFileError(source, [{ path: '', message }])
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new GoodsFileError(source, [{ path: findLine(text, reason), message: `it is no JSON: ${reason}` }])
  }
}

/** The line at which JSON ends to be JSON, where the parser says the position: 'line 4'. */
function findLine(text: string, reason: string): string {
  const position = /at position (\d+)/.exec(reason)?.[1] ?? (/end of JSON/.test(reason) ? text.length : undefined)
  return position === undefined ? '' : `line ${text.slice(0, Number(position)).split('\n').length}`
}
