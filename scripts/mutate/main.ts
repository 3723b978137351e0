import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyCheckout } from '../copy-checkout.ts'
import { getTests, type Mutation, pickTenth } from './mutation.ts'
import { rules } from './rules/rules.ts'
import { runMutation, runTests } from './run-mutation.ts'

/**
 * Breaks one line of a rule after the other, each in a scratch copy, and runs the tests of its folder. What survives is a
 * missing proof: exit code 1.
 *   npm run mutate                  all of them
 *   npm run mutate -- CART app/fit  those of a requirement or a path
 *   npm run mutate -- --tenth       the tenth of the day, as in npm test
 */
const { values, positionals } = parseArgs({
  options: { tenth: { type: 'boolean', default: false }, jobs: { type: 'string' } },
  allowPositionals: true,
})
const root = join(import.meta.dirname, '../..')
const named = rules.filter(
  ({ id, file }) =>
    positionals.length === 0 || positionals.some((name) => id.startsWith(name) || file.startsWith(name)),
)
const mutations = values.tenth ? pickTenth(named, Math.floor(Date.now() / 86_400_000)) : named
const jobs = Number(values.jobs ?? (values.tenth ? 1 : availableParallelism()))
const startedAt = performance.now()
// an interrupted run removes its copies, too
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
const survivors: Mutation[] = []

await checkBaseline()
let next = 0
await Promise.all(Array.from({ length: Math.min(jobs, mutations.length) }, work))
const seconds = Math.round((performance.now() - startedAt) / 1000)
for (const { id, file, from, to } of survivors) console.log(`survived: ${id} ${file}\n  - ${from}\n  + ${to}`)
console.log(`mutate: ${mutations.length - survivors.length} of ${mutations.length} mutations killed in ${seconds} s`)
process.exitCode = survivors.length > 0 ? 1 : 0

/** Tests that fail without a mutation would count as kills. In npm test they are a step of their own. */
async function checkBaseline(): Promise<void> {
  if (values.tenth) return
  const { ok, output } = await runTests(root, [...new Set(mutations.map(getTests))])
  if (ok) return
  console.error(`${output}\nUnit tests fail without any mutation. Mend them first.`)
  process.exit(1)
}

/** Tries the next mutation until none is left, in a copy of its own. */
async function work(): Promise<void> {
  const copy = await copyCheckout()
  try {
    for (let mutation = mutations[next++]; mutation; mutation = mutations[next++]) {
      const verdict = await runMutation(copy.path, mutation)
      if (verdict === 'survived') survivors.push(mutation)
      console.log(`${verdict.padEnd(8)} ${mutation.id} ${mutation.file}: ${mutation.to.trim().split('\n')[0]}`)
    }
  } finally {
    copy.remove()
  }
}
