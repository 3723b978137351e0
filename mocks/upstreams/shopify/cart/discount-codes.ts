/** Reads a cart's discount codes, without blank ones and without duplicates in any case. */
export function readDiscountCodes(codes: readonly string[] | null | undefined): string[] {
  const trimmedCodes = (codes ?? []).map((code) => code.trim()).filter((code) => code !== '')
  const firstByCode = new Map<string, string>()
  for (const code of trimmedCodes) {
    const key = code.toUpperCase()
    if (!firstByCode.has(key)) firstByCode.set(key, code)
  }
  return [...firstByCode.values()]
}
