/**
 * Splits an amount in proportion to weights, so that the parts add up to the total exactly. Units lost by rounding go to
 * the parts with the largest remainders, earlier ones first.
 * @param total Minor units, 0 or more.
 */
export function splitAmount(total: number, weights: readonly number[]): number[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0)
  if (weightSum === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => Math.floor((total * weight) / weightSum))
  let unassigned = total - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % weightSum }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (unassigned === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    unassigned -= 1
  }
  return parts
}
