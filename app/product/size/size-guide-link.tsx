import { Link } from '@tanstack/react-router'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Product } from '../product.ts'
import { getSizeChart } from './size-chart.ts'

/** Leads to the size chart of a product; nothing for goods without sizes. */
export function SizeGuideLink({ product }: { product: Product }) {
  const t = useWords(productAroundWords)
  const chart = getSizeChart(product)
  return chart ? (
    <Link to="/{$garment}-size-chart" params={{ garment: chart }} preload={false}>
      {t('size-guide')}
    </Link>
  ) : null
}
