import { Link } from '@tanstack/react-router'
import type { Product } from '../product.ts'
import { useProductInfoWords } from '../use-product-info-words.ts'
import { getSizeChart } from './size-chart.ts'

/** Leads to the size chart of a product; nothing for goods without sizes. */
export function SizeGuideLink({ product }: { product: Product }) {
  const t = useProductInfoWords()
  const chart = getSizeChart(product)
  return chart ? (
    <Link to="/{$garment}-size-chart" params={{ garment: chart }} preload={false}>
      {t('size-guide')}
    </Link>
  ) : null
}
