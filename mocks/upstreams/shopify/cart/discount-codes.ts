/** The codes of a cart: blanks left out, and one that is given twice in whatever case kept once. */
export function readDiscountCodes(codes: readonly string[] | null | undefined): string[] {
  const seen = new Set<string>()
  return (codes ?? [])
    .map((code) => code.trim())
    .filter((code) => code !== '' && !seen.has(code.toUpperCase()) && seen.add(code.toUpperCase()))
}
