import { availableParallelism } from 'node:os'

/** Milliseconds that the work of `measureMachine` takes on the machine of the figures in .github/CONTRIBUTING.md. */
const REFERENCE_MS = 500

/** A fixed piece of what the steps do most: text is made, parsed, matched and sorted. */
function work(): number {
  let matches = 0
  for (let round = 0; round < 300; round++) {
    const rows = Array.from({ length: 3_000 }, (_, at) => ({
      id: (at * 7_919) % 3_001,
      name: `product ${at % 97}`,
      at,
    }))
    const read: typeof rows = JSON.parse(JSON.stringify(rows))
    read.sort((a, b) => a.id - b.id || a.at - b.at)
    matches += read.filter(({ name }) => /t [1-4]\d$/.test(name)).length
  }
  return matches
}

/** How fast one processor is now, in a sentence, so that the times of two runs can be compared. */
export function measureMachine(): string {
  const startedAt = performance.now()
  work()
  const ms = performance.now() - startedAt
  const share = (REFERENCE_MS / ms).toFixed(2)
  return `${availableParallelism()} processors, ${share} times as fast as those of the figures in .github/CONTRIBUTING.md`
}
