import type { Garment } from '#app/fit/figure/dress.ts'
import type { LegShape } from '../listed-product.ts'

type Goods = {
  productType: string
  category: string
  /** The style and what it is in a line, like 'Oxford Shirt' and 'Button-through shirt in washed oxford'. */
  words: string
  legShape: LegShape | null
}

/**
 * The garment that a figure wears for these goods; null for goods that it cannot wear and for tops without a known word.
 */
export function toGarment({ productType, category, words, legShape: leg }: Goods): Garment | null {
  const says = (pattern: RegExp) => pattern.test(words)
  if (productType === 'Swimwear') return { half: 'bottom', make: 'swim', leg }
  if (productType === 'Shorts')
    return { half: 'bottom', make: says(/sweat|drawcord|seersucker/i) ? 'swim' : 'short', leg }
  if (productType === 'Denim' || (productType === 'Trousers' && says(/five-pocket|\bjean/i)))
    return { half: 'bottom', make: 'denim', leg }
  if (productType === 'Trousers')
    return {
      half: 'bottom',
      make: says(/jogger/i) ? 'jogger' : says(/wool|suit|flannel|office/i) ? 'trouser' : 'chino',
      leg,
    }
  return productType === 'Tops' || category === 'The Jack' ? toTop(says) : null
}

function toTop(says: (pattern: RegExp) => boolean): Garment | null {
  const sleeve = says(/long.?sleev|rugby/i) ? 'long' : 'short'
  if (says(/\b(jacket|coat)\b/i))
    return says(/zip/i)
      ? { half: 'top', make: 'jacket', neck: 'zip', sleeve: 'long' }
      : { half: 'top', make: 'shirt', neck: 'collar', sleeve: 'long' }
  if (says(/\b(polo|rugby)\b/i)) return { half: 'top', make: 'polo', neck: 'collar', sleeve }
  if (says(/\b(t-shirt|tee|running top)\b/i))
    return { half: 'top', make: 'tee', neck: says(/\bv.neck/i) ? 'v' : 'crew', sleeve }
  if (says(/\bshirt\b/i))
    return { half: 'top', make: 'shirt', neck: 'collar', sleeve: says(/short.?sleev/i) ? 'short' : 'long' }
  if (!says(/\b(jumper|sweat|sweatshirt|hood|hoodie|knit|crew|roll.?neck)\b/i)) return null
  const neck = says(/roll.?neck/i) ? 'roll' : says(/zip/i) ? 'zip' : says(/hood/i) ? 'hood' : 'crew'
  return { half: 'top', make: 'knit', neck, sleeve: 'long' }
}
