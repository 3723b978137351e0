import { fileURLToPath } from 'node:url'
import { DEFAULT_GOODS } from '../catalogue/store-content.ts'
import { parseGoodsFile } from './parse-goods-file.ts'
import { readContents } from './read-contents.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'

const FOLDER = fileURLToPath(new URL('../../shop/', import.meta.url))

let goods: ParsedGoodsFile | undefined

/** This shop's own goods file: the folder mocks/shop. */
export function getDefaultGoods(): ParsedGoodsFile {
  goods ??= parseGoodsFile(readContents(FOLDER), DEFAULT_GOODS)
  return goods
}
