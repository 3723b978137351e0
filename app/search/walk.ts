/** Where an arrow, Home or End leads in a list of `count`, from place `at` (-1: the field above it). null: nowhere. */
export function stepTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (at < 0) return null
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
