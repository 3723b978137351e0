import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forkCopy, RELOAD_TIMEOUT_MS, SCENARIO, setSummary, startCopy } from './reload.fixtures.ts'

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
  'a new scenario file is found, and one that has none says what to write [SIM-04]',
  async () => {
    const { copy, control, readMessage } = await startCopy()
    const file = 'mocks/scenarios/cart/cart-of-mine.ts'
    const save = (text: string) => {
      writeFileSync(join(copy, file), text)
      return readMessage()
    }
    const isListed = async () => (await control.scenarios()).some(({ name }) => name === 'cart-of-mine')
    expect(await save('export const cart = 1\n')).toMatchObject({
      message: `${file} exports no scenario; write \`export const … = defineScenario({ … })\``,
    })
    const other = readFileSync(join(copy, SCENARIO), 'utf8')
    expect(await save(other)).toMatchObject({
      message: `${file} has the scenario cart-with-lines; name it cart-of-mine, as its file`,
    })
    expect(await isListed()).toBe(false)
    expect(await save(other.replace("'cart-with-lines'", "'cart-of-mine'"))).toMatchObject({ type: 'reloaded' })
    expect(await isListed()).toBe(true)
    rmSync(join(copy, file))
    expect(await readMessage()).toMatchObject({ type: 'reloaded' })
    expect(await isListed()).toBe(false)
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
    const second = forkCopy(running.copy, ['--port', `${port}`])
    expect(await second.readMessage()).toMatchObject({ type: 'failed', code: 'port-taken' })
    expect(await once(second.child, 'exit')).toEqual([1, null])

    await running.edit(SCENARIO, (text) => `const x = = 1\n${text}`)
    const third = forkCopy(running.copy)
    expect(await third.readMessage()).toMatchObject({ type: 'failed', message: `${SCENARIO}:1: Expression expected` })
    expect(await once(third.child, 'exit')).toEqual([1, null])
  },
  RELOAD_TIMEOUT_MS,
)
