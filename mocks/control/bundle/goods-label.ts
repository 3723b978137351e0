import { basename } from 'node:path'
import { DEFAULT_GOODS } from '../../world/catalogue/store-content.ts'
import type { World } from '../../world/world.ts'

/** What a bundle calls a world's goods: the goods file's name without its folder, which names people. */
export const getGoodsLabel = ({ catalogue }: Pick<World, 'catalogue'>): string =>
  basename(catalogue.content?.source ?? DEFAULT_GOODS)
