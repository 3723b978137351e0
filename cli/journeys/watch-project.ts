import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../machine/project-folders.ts'
import { type Terminal, waitForAbort } from '../terminal/terminal.ts'

const FOLDERS = ['app', 'contracts', 'mocks', 'tests']
/** Editors write several files, or one in several steps. */
const SETTLE_MS = 100
const SOURCE = /\.(tsx?|css|graphql|json|yaml)$/
const WRITTEN_BY_CHECKS = /generated|routeTree\.gen|pacts\//

/** Runs the work now and after each change of a source, one run at a time, until Ctrl-C. */
export async function watchProject(terminal: Terminal, work: () => Promise<unknown>): Promise<void> {
  let isRunning = false
  let isChanged = false
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    isRunning = true
    do {
      isChanged = false
      await work()
    } while (isChanged && !terminal.signal.aborted)
    isRunning = false
    if (!terminal.signal.aborted) terminal.err('Waiting for a change; Ctrl-C ends.')
  }

  const onChange = (name: string | null) => {
    if (name === null || !SOURCE.test(name) || WRITTEN_BY_CHECKS.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      terminal.err(`${name} changed.`)
      isChanged = true
      if (!isRunning) void run()
    }, SETTLE_MS)
  }
  const watchers: FSWatcher[] = FOLDERS.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => onChange(name && `${folder}/${name}`)),
  )
  const running = run()
  await waitForAbort(terminal.signal)
  clearTimeout(timer)
  for (const watcher of watchers) watcher.close()
  await running
}
