import type { World } from '../../../world/world.ts'
import { VENDOR } from '../goods/product.ts'

/** The name of the shop: the goods file's, else this shop's. */
export const getShopName = ({ catalogue }: Pick<World, 'catalogue'>): string => catalogue.content?.shop?.name ?? VENDOR
