import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { copyCheckout } from '../copy-checkout.ts'
import { getTests, type Mutation, pickTenth } from './mutation.ts'
import { rules } from './rules/rules.ts'
import { runMutation, runTests } from './run-mutation.ts'

const command = new Command('npm run mutate --')
  .description(
    'Breaks one line of a rule after the other, each in a scratch copy, and runs the tests of its folder. What survives is a missing proof: exit code 1.',
  )
  .argument('[names...]', 'only rules of these requirements or paths, such as CART app/fit', parseName, [])
  .option('--tenth', 'the tenth of the day, as in npm test')
  .option('--jobs <n>', 'how many at once', parseJobs)
  .parse()
const { tenth = false, jobs = tenth ? 1 : availableParallelism() } = command.opts<{ tenth?: true; jobs?: number }>()
const [names = []]: string[][] = command.processedArgs
const root = join(import.meta.dirname, '../..')
const named = rules.filter((rule) => names.length === 0 || names.some((name) => isNamed(rule, name)))
const mutations = tenth ? pickTenth(named, Math.floor(Date.now() / 86_400_000)) : named
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

function isNamed({ id, file }: Mutation, name: string): boolean {
  return id.startsWith(name) || file.startsWith(name)
}

function parseName(name: string, earlier: string[]): string[] {
  if (rules.some((rule) => isNamed(rule, name))) return [...earlier, name]
  throw new InvalidArgumentError('No rule has such a requirement or path.')
}

function parseJobs(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected a number from 1.')
}

/** Tests that fail without a mutation would count as kills. In npm test they are a step of their own. */
async function checkBaseline(): Promise<void> {
  if (tenth) return
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
