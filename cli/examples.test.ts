import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpSimulatedBackend } from './backend/backend.fixtures.ts'
import { BACKEND_COMMANDS } from './commands/backend-commands.fixtures.ts'
import { runSpoke } from './terminal/spoke.fixtures.ts'

const { getServer, getWorlds, spoke } = setUpSimulatedBackend()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spoke-examples-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each(BACKEND_COMMANDS)(
  'the examples in the help of `spoke %s` work in order, on 80 columns [CLI-03]',
  async (command) => {
    const { out } = await runSpoke(`${command} --help`)
    const examples = out.slice(out.indexOf('Examples:')).match(/(?<=\$ spoke ).+/g) ?? []
    expect(examples.length).toBeGreaterThan(0)
    // what an example names exists: a call, a world, a fault and an exported file
    const { journal } = await getWorlds().renew('default')
    await fetch(`${getServer().origin}/flags/v1/flags`)
    const [entry] = journal.entries()
    const call = journal.getCall(journal.lastSeq)
    if (entry && call) journal.restore([{ ...entry, seq: 12 }], 12, new Map([[12, call]]))
    await spoke('seed cart --world mine')
    await spoke('fault add reviews --delay 3s')
    if (command === 'world import') await spoke(`world export ${join(folder, 'bug-1234.json')}`)
    const failures: string[] = []
    for (const example of examples) {
      const args = example.replace(/ > .*/, '').replace(/\S+\.json\b/, (file) => join(folder, file))
      // a followed journal ends at once
      const { exitCode, err } = await spoke(args, args.includes('--follow') ? { signal: AbortSignal.abort() } : {})
      if (exitCode !== 0) failures.push(`${example}: ${err}`)
    }
    expect(failures).toEqual([])
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  },
)
