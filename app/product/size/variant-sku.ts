import { joinSku } from './sku-parts.ts'
import { getMerchandiseId, type VariantGrid } from './variant-grid.ts'

/** The end of a variant's sku, after its product's; '' if it does not exist. */
export const getSku = (grid: VariantGrid, index: number): string =>
  getMerchandiseId(grid, index) ? joinSku(grid.skus, index) : ''
