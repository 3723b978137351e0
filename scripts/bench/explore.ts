import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { UsageError } from '#cli/usage-error.ts'
import { copyCheckout } from '../copy-checkout.ts'
import type { MendedFault } from '../explore/faults/mended-fault.ts'
import { MENDED_FAULTS } from '../explore/mended-faults.ts'
import { breakLine } from '../mutate/mutation.ts'
import { ROOT } from '../processes.ts'
import type { Benchmark, Measurement } from './measurement.ts'

/** How long one fault is searched, in minutes. */
const MINUTES = 10

const result = z.object({
  steps: z.number(),
  seconds: z.number(),
  finds: z.array(z.object({ property: z.string(), says: z.string(), file: z.string(), steps: z.array(z.string()) })),
})

/** Whether the search finds faults that were mended once: each is brought back in a scratch copy, which is built and searched. */
export const explore: Benchmark = {
  name: 'explore',
  title: 'Mended faults brought back, and what `spoke explore` finds of them',
  needsBuild: false,
  isLong: true,
  async run({ rows = [], minutes = MINUTES }) {
    const unknown = rows.filter((row) => !MENDED_FAULTS.some(({ name }) => name === row))
    if (unknown.length > 0)
      throw new UsageError(`No mended fault is called ${unknown.join(', ')}.`, {
        next: `There are: ${MENDED_FAULTS.map(({ name }) => name).join(', ')}.`,
        exitCode: 2,
      })
    const measurements: Measurement[] = []
    for (const fault of MENDED_FAULTS.filter(({ name }) => rows.length === 0 || rows.includes(name)))
      measurements.push(await searchFor(fault, minutes))
    return measurements
  },
}

async function searchFor(fault: MendedFault, minutes: number): Promise<Measurement> {
  const copy = await copyCheckout()
  const build = () =>
    runIn(copy.path, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { NODE_ENV: 'production' })
  const search = async (...options: readonly string[]) =>
    result.parse(JSON.parse(await runIn(copy.path, ['scripts/explore/main.ts', '--json', ...options])))
  try {
    for (const edit of fault.edits) {
      const file = join(copy.path, edit.file)
      writeFileSync(file, breakLine(readFileSync(file, 'utf8'), { id: 'EXP-01', ...edit }))
    }
    await build()
    const { seconds, steps, finds } = await search('--first', '--minutes', `${minutes}`, ...fault.options)
    const [find] = finds
    if (!find) return tell(`nothing in ${steps} steps, ${Math.round(seconds)} s`, false)
    // beside the copy, which goes
    cpSync(dirname(find.file), join(ROOT, '.spoke/finds', basename(dirname(find.file))), { recursive: true })
    for (const { file } of fault.edits) copyFileSync(join(ROOT, file), join(copy.path, file))
    await build()
    const isOfFault = (await search('--replay', find.file)).finds.length === 0
    const summary = `${find.property} after ${Math.round(seconds)} s, ${find.steps.length} steps`
    console.log([find.says, ...find.steps].map((line) => `  ${line}`).join('\n'))
    return tell(isOfFault ? summary : `${summary}, which the shop breaks without the fault, too`, isOfFault)
  } finally {
    copy.remove()
  }

  function tell(value: string, isMet: boolean): Measurement {
    console.log(`${fault.name}: ${value}`)
    return { what: fault.name, value, limit: 'found', isMet }
  }
}

/** What a script prints that is run in a folder. A search that finds something ends with 1. */
async function runIn(cwd: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code === 0 || stdout.trimStart().startsWith('{')) return stdout
  throw new Error(`${args[0]} ended with ${code}`)
}
