import { useLocation } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { OptionalPart } from '#app/page/optional-part.tsx'
import type { Product } from '../product.ts'
import type { Choice } from '../size/choice.ts'
import { parseCompareHash } from './compare-address.ts'

const CompareDialog = lazy(() => import('./compare-dialog.tsx').then((module) => ({ default: module.CompareDialog })))

/** Two colours side by side, open while the address asks for it. Its code loads with the first such address. */
export function ComparePart({ product, choice }: { product: Product; choice: Choice }) {
  const other = useLocation({ select: ({ hash }) => parseCompareHash(hash) })
  const [wasOpened, setOpened] = useState(false)
  if (other !== null && !wasOpened) setOpened(true)
  if (!wasOpened || product.colourways.length < 2) return null
  return (
    <OptionalPart>
      <CompareDialog product={product} choice={choice} other={other} />
    </OptionalPart>
  )
}
