/** The number of letters to add, remove, change or swap with a neighbour that turns one word into another. */
export function getEditDistance(from: string, to: string): number {
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1
      const edits = [(lastRow[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (lastRow[column - 1] ?? 0) + change]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwapped) edits.push((rowBeforeLast[column - 2] ?? 0) + 1)
      current.push(Math.min(...edits))
    }
    rowBeforeLast = lastRow
    lastRow = current
  }
  return lastRow[to.length] ?? 0
}
