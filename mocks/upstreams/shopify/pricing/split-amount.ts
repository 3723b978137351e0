/**
 * Divides an amount over parts in proportion to their weights, to the last penny: the parts always add up to the total.
 * What rounding leaves over goes to the parts that rounding hurt most, earlier ones first.
 * @param total Minor units, 0 or more.
 */
export function splitAmount(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => Math.floor((total * weight) / whole))
  let left = total - parts.reduce((sum, part) => sum + part, 0)
  const byLoss = weights
    .map((weight, index) => ({ index, loss: (total * weight) % whole }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index)
  for (const { index } of byLoss) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}
