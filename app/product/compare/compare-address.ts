import type { Product } from '../product.ts'

/**
 * The start of the fragment that opens the comparison with another colour: '#compare=heroes-black', or '#compare'. Ours.
 */
const COMPARE = 'compare'

/** The fragment that compares with a colour. */
export const toCompareHash = (handle: string): string => `${COMPARE}=${handle}`

/** The handle of the colour to compare with, '' if the shop chooses it; null for any other fragment. */
export function parseCompareHash(hash: string): string | null {
  if (hash !== COMPARE && !hash.startsWith(`${COMPARE}=`)) return null
  return hash.slice(COMPARE.length + 1)
}

/** The other colours of the style that can be bought, now or soon. */
export const getComparedColours = ({
  handle,
  colourways,
}: Pick<Product, 'handle' | 'colourways'>): Product['colourways'] =>
  colourways.filter((colour) => colour.handle !== handle && colour.availability !== 'sold-out')
