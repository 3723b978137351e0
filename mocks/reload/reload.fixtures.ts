import { fork } from 'node:child_process'
import { on } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { createControlClient } from '../control/client.ts'
import type { ReloadMessage } from '../control/launch.ts'

/** A process that starts, and some reloads, on a busy machine. */
export const RELOAD_TIMEOUT_MS = 120_000

export const SCENARIO = 'mocks/scenarios/cart/cart-with-lines.ts'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of the project, for a test to edit until it ends. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'spoke-reload-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const filter = (path: string) => !/\.test\.ts$|\/pacts$/.test(path)
  for (const folder of ['mocks', 'contracts'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter })
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

/** The copy's process with its next message. */
export function forkCopy(copy: string, flags: readonly string[] = []) {
  const child = fork(join(copy, 'mocks/main.ts'), ['--reload', '--port', '0', '--no-state', ...flags], {
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
export async function startCopy(copy = copyProject(), flags: readonly string[] = []) {
  const { readMessage } = forkCopy(copy, flags)
  const { origin }: { origin: string } = await readMessage()
  const edit = async (file: string, change: (text: string) => string): Promise<ReloadMessage> => {
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')))
    return readMessage()
  }
  return { copy, origin, control: createControlClient({ origin }), edit, readMessage }
}

/** Changes the first words of the scenario's summary. */
export const setSummary = (words: string) => (text: string) => text.replace(/(summary: ['`"])(\w+: )?/, `$1${words}: `)
