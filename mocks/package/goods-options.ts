import type { SimulatedBackendOptions } from '../backend.ts'
import { readContents } from '../world/goods-file/read-contents.ts'
import { buildGoods } from '../world/goods-file/read-goods-file.ts'
import type { GoodsFile } from '../world/goods-file/schema/goods-file.ts'

/** Parts of a goods file besides its goods. */
type GoodsContent = Pick<
  GoodsFile,
  'blogs' | 'contentEntries' | 'menus' | 'metaobjects' | 'pages' | 'policies' | 'shop' | 'urlRedirects'
>

/** The goods of a test's backend; this shop's own without any. */
export type GoodsOptions = {
  /** A goods file, or its contents. */
  catalogue?: string | GoodsFile | undefined
  /** Pages, menus and other content, in place of what the catalogue has of the same kind. */
  content?: GoodsContent | undefined
  /** Where the shop sells in which currency, in place of the catalogue's. */
  markets?: GoodsFile['markets'] | undefined
}

/** The options of a backend with these goods. Content without a catalogue is laid over this shop's. */
export function toBackendOptions({ catalogue, content, markets }: GoodsOptions): SimulatedBackendOptions {
  if (content === undefined && markets === undefined) return catalogue === undefined ? {} : { catalogue }
  const goods = catalogue ?? { extends: 'default' as const }
  const contents = typeof goods === 'string' ? readContents(goods) : goods
  const merged = { ...Object(contents), ...content, ...(markets && { markets }) }
  // With the path of the file, because its pictures are beside it.
  return { catalogue: goods, buildCatalogue: (seed) => buildGoods(goods, merged, seed) }
}
