/** Index that ArrowDown, ArrowUp, Home or End moves to in a list; -1 is the field above it, null leaves the focus alone. */
export function getNextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (index < 0) return null
  if (key === 'ArrowUp') return index - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
