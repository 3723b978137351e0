import { useEffect, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { Product } from '../product.ts'

type Loaded = { handle: string; product: Product | 'failed' }

/** The product with this handle; null while it loads or without a handle, 'failed' where it cannot be read. */
export function useComparedProduct(handle: string | null): Product | 'failed' | null {
  const { code } = useRegion()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!handle) return
    let isCurrent = true
    const show = (product: Product | 'failed') => isCurrent && setLoaded({ handle, product })
    import('../product.functions.ts')
      .then(({ getProduct }) => getProduct({ data: { region: code, handle } }))
      .then(
        (data) => show(data?.product ?? 'failed'),
        () => show('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [code, handle])
  return loaded?.handle === handle ? loaded.product : null
}
