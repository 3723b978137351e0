import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createControlClient } from '../control/client.ts'
import type { ReloadMessage } from '../control/launch.ts'

/** A process that starts, and some reloads, on a busy machine. */
const RELOAD_TIMEOUT_MS = 120_000

const SCENARIO = 'mocks/scenarios/cart/cart-with-lines.ts'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
let copy = ''

/** A copy of the project for each test to edit. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'spoke-reload-'))
  const filter = (path: string) => !/\.test\.ts$|\/pacts$/.test(path)
  for (const folder of ['mocks', 'contracts'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter })
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir')
})
afterEach(() => rmSync(copy, { recursive: true }))

/** The copy's process with its next message. */
function forkCopy(port = 0) {
  const child = fork(join(copy, 'mocks/main.ts'), ['--reload', '--port', `${port}`, '--no-state'], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  const messages = on(child, 'message')
  const readMessage = async () => {
    const { value: [message] = [] } = await messages.next()
    return message
  }
  return { child, readMessage }
}

/** The copy's backend with a client, and a function that edits a file and returns what became of it. */
async function startCopy() {
  const { readMessage } = forkCopy()
  const { origin }: { origin: string } = await readMessage()
  const edit = async (file: string, change: (text: string) => string): Promise<ReloadMessage> => {
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')))
    return readMessage()
  }
  return { origin, control: createControlClient({ origin }), edit }
}

/** Changes the first words of the scenario's summary. */
const setSummary = (words: string) => (text: string) => text.replace(/(summary: ['`"])(\w+: )?/, `$1${words}: `)

test(
  'saved code runs at once, and all worlds and streams continue [CLI-01]',
  async () => {
    const { origin, control, edit } = await startCopy()
    await control.load('mine', ['cart-with-lines'])
    await control.setClock('mine', { set: '2027-01-01T12:00:00.000Z', frozen: true })
    await control.setLatency('mine', 1)
    await control.addFault('mine', { upstream: 'reviews', respond: { status: 503 } })
    const callReviews = async () =>
      (await fetch(`${origin}/reviews/x`, { headers: { baggage: 'spoke.world=mine' } })).status
    const follower = control.followJournal('mine')
    expect(await callReviews()).toBe(503)
    expect((await follower.next()).value).toMatchObject({ seq: 1 })
    const before = await control.world('mine')

    const reload = edit(SCENARIO, setSummary('Edited'))
    const statuses = await Promise.all(Array.from({ length: 50 }, callReviews))
    expect(await reload).toMatchObject({ type: 'reloaded', files: [SCENARIO] })

    expect(new Set(statuses)).toEqual(new Set([503]))
    const scenario = (await control.scenarios()).find(({ name }) => name === 'cart-with-lines')
    expect(scenario?.summary).toMatch(/^Edited: /)
    expect(await control.world('mine')).toEqual({ ...before, clock: { ...before.clock, offsetMs: expect.any(Number) } })
    await callReviews()
    const numbers: number[] = []
    for await (const { seq } of follower) {
      numbers.push(seq)
      if (seq === 52) break
    }
    expect(numbers).toEqual(Array.from({ length: 51 }, (_, i) => i + 2))
  },
  RELOAD_TIMEOUT_MS,
)

test(
  'code that cannot be loaded is named by line, and the next save recovers [CLI-01]',
  async () => {
    const { control, edit } = await startCopy()
    await control.load('mine', ['cart-with-lines'])
    const getSummary = async () =>
      (await control.scenarios()).find(({ name }) => name === 'cart-with-lines')?.summary.split(':')[0]

    expect(await edit(SCENARIO, (text) => `const x = = 1\n${setSummary('Broken')(text)}`)).toEqual({
      type: 'reload-failed',
      message: `${SCENARIO}:1: Expression expected`,
    })
    expect(await getSummary()).not.toBe('Broken')
    expect(await edit(SCENARIO, (text) => setSummary('Mended')(text.replace('const x = = 1\n', '')))).toMatchObject({
      type: 'reloaded',
    })
    expect(await getSummary()).toBe('Mended')

    const RECORDS = 'mocks/world/collections.ts'
    const doubled = 'const twice = 1\nconst twice = 2\n'
    expect(await edit(RECORDS, (text) => doubled + text)).toMatchObject({
      message: `${RECORDS}:2: Identifier 'twice' has already been declared`,
    })
    const throwing = 'export const createCollections = () => { throw new Error("no records") }\n'
    const rename = (text: string) => text.replace('function createCollections', 'function unused')
    expect(await edit(RECORDS, (text) => throwing + rename(text.replace(doubled, '')))).toEqual({
      type: 'reload-failed',
      message: `${RECORDS}:1: no records`,
    })
    expect((await control.world('mine')).records.carts).toBe(1)
  },
  RELOAD_TIMEOUT_MS,
)

test(
  'a contract’s data and generated guards reload, code of the port does not [CTR-05]',
  async () => {
    const { origin, edit } = await startCopy()
    const GUARDS = 'contracts/fit/generated/guards.js'
    expect(await edit(GUARDS, (text) => `throw new Error('new guards')\n${text}`)).toEqual({
      type: 'reload-failed',
      message: `${GUARDS}:1: new guards`,
    })
    expect(await edit(GUARDS, (text) => text.replace(/^.*\n/, ''))).toMatchObject({ type: 'reloaded' })
    const getType = async () => {
      const body = JSON.stringify({ query: '{ __type(name: "Freshly") { name } }' })
      const headers = { 'content-type': 'application/json', authorization: 'Bearer simulated-delivery' }
      return (await fetch(`${origin}/content/graphql`, { method: 'POST', headers, body })).text()
    }
    expect(await getType()).toContain('"__type":null')
    expect(await edit('contracts/content/schema.graphql', (text) => `type Freshly { a: Int }\n${text}`)).toMatchObject({
      type: 'reloaded',
    })
    expect(await getType()).toContain('"Freshly"')
    expect(await edit('mocks/server.ts', (text) => `${text}\n`)).toMatchObject({
      message: 'mocks/server.ts is read at the start only; stop and start again',
    })
  },
  RELOAD_TIMEOUT_MS,
)

test(
  'a start that fails says where, and ends [CLI-03]',
  async () => {
    const running = await startCopy()
    const port = Number(new URL(running.origin).port)
    const second = forkCopy(port)
    expect(await second.readMessage()).toMatchObject({ type: 'failed', code: 'port-taken' })
    expect(await once(second.child, 'exit')).toEqual([1, null])

    await running.edit(SCENARIO, (text) => `const x = = 1\n${text}`)
    const third = forkCopy()
    expect(await third.readMessage()).toMatchObject({ type: 'failed', message: `${SCENARIO}:1: Expression expected` })
    expect(await once(third.child, 'exit')).toEqual([1, null])
  },
  RELOAD_TIMEOUT_MS,
)
