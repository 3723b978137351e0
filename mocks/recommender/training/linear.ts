/** Finds the coefficients with the least squared error of `rows * coefficients = targets`, by the normal equations. */
export function solveLeastSquares(rows: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const system = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0))
  rows.forEach((row, n) => {
    system.forEach((line, i) => {
      const weight = row[i] ?? 0
      for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + weight * (row[j] ?? 0)
      line[size] = (line[size] ?? 0) + weight * (targets[n] ?? 0)
    })
  })
  return solve(system)
}

/** Solves a system in place by Gauss-Jordan elimination with pivots; the last column is the right side. */
function solve(system: number[][]): number[] {
  const size = system.length
  for (let i = 0; i < size; i++) {
    const pivot = system.findIndex(
      (_, r) => r >= i && system.every((line, k) => k < i || Math.abs(line[i] ?? 0) <= Math.abs(system[r]?.[i] ?? 0)),
    )
    const line = system[pivot] ?? []
    system[pivot] = system[i] ?? []
    system[i] = line
    const scale = line[i] ?? 1
    system.forEach((other, r) => {
      if (r === i) return
      const factor = (other[i] ?? 0) / scale
      for (let c = i; c <= size; c++) other[c] = (other[c] ?? 0) - factor * (line[c] ?? 0)
    })
  }
  return system.map((line, i) => (line[size] ?? 0) / (line[i] ?? 1))
}

export function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function computeStandardDeviation(values: readonly number[]): number {
  return Math.sqrt(computeCovariance(values, values))
}

export function computeCovariance(xs: readonly number[], ys: readonly number[]): number {
  const x = computeMean(xs)
  const y = computeMean(ys)
  return xs.reduce((sum, value, i) => sum + (value - x) * ((ys[i] ?? 0) - y), 0) / (xs.length - 1)
}
