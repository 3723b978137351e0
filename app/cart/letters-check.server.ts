import type { RegionCode } from '#contracts/shop/regions.ts'

/** Letters on a garment as an addition has them. `productHandle`: the garment's handle; `lettersId`: the variant that they are sold as. */
export type Letters = { productHandle: string; merchandiseId: string; letters: string; lettersId: string }

/** Tells whether a region's product takes these letters, sold as this variant. Throws UpstreamError. */
type LettersCheck = (region: RegionCode, letters: Letters) => Promise<boolean>

let registered: LettersCheck | undefined

/** Registers the check, which needs products: departments above the cart know them. Called once, when the server starts. */
export function registerLettersCheck(check: LettersCheck): void {
  registered = check
}

/** The registered check; where there is none, no product takes letters. */
export const checkLetters: LettersCheck = async (region, letters) => registered?.(region, letters) ?? false
