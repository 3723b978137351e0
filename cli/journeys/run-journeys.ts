import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chooseBrowser } from '../machine/browser.ts'
import { ROOT } from '../machine/project-folders.ts'
import { runScript } from '../machine/run-script.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { findJourneys } from './find-journeys.ts'
import { prepareShop } from './prepare-shop.ts'
import { watchProject } from './watch-project.ts'

type JourneyOptions = {
  words: readonly string[]
  /** The origin of the running shop's simulated backend. */
  backend: string
  /** Builds the shop and starts it for the journeys, in place of the running one. */
  build?: boolean
  headed?: boolean
  phone?: boolean
  watch?: boolean
}

/** Runs journeys in a browser, each in a world of its own; with `watch` again after each change. Throws when one fails. */
export async function runJourneys(options: JourneyOptions, terminal: Terminal): Promise<void> {
  const { words, build, watch } = options
  const journeys = findJourneys(words)
  if (!journeys) throw createNoJourneyError(words)
  refuseBrowser(options)
  const env = build ? {} : await prepareShop(options.backend, terminal)
  if (build) {
    terminal.progress('Building the shop ...')
    await runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], terminal)
  }
  const args = [
    ...[`--project=${options.phone ? 'phone' : 'desktop'}`],
    ...(journeys.grep ? ['--grep', journeys.grep] : []),
    ...(options.headed ? ['--headed'] : []),
    ...journeys.files,
  ]
  if (watch) return watchProject(terminal, () => runPlaywright(args, env, terminal))
  const end = await runPlaywright(args, env, terminal)
  if (end === 'none') throw createNoJourneyError(words)
  if (end === 'failed' && !terminal.signal.aborted)
    throw new UsageError('Not all journeys passed.', {
      next: 'What is above says where, and how to open the world of each.',
    })
}

const createNoJourneyError = (words: readonly string[]) =>
  new UsageError(`No journey has ${words.join(' ')} in its file, title or tag.`, {
    exitCode: 2,
    next: 'Without words all run; the files are in tests/e2e.',
  })

/** Says what is missing before Playwright starts. */
function refuseBrowser({ headed }: JourneyOptions): void {
  const browser = chooseBrowser()
  if (browser.is === 'none') throw new UsageError(`Browser: ${browser.says}.`, { exitCode: 2 })
  if (!headed) return
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    throw new UsageError('There is no screen for --headed.', {
      exitCode: 2,
      next: 'Run it at a desktop, or without --headed.',
    })
  if (browser.is === 'pinned')
    throw new UsageError('The pinned browser has no window.', {
      exitCode: 2,
      next: 'Name one that has by CHROMIUM, for example CHROMIUM=/usr/bin/chromium.',
    })
}

/** What it prints where files have the words of a search and no title does. */
const NOTHING_FOUND = 'Error: No tests found'

/** Runs Playwright; its output is printed as it comes. */
async function runPlaywright(
  args: readonly string[],
  env: Record<string, string>,
  { out, err, columns, signal }: Terminal,
): Promise<'passed' | 'failed' | 'none'> {
  const playwright = `${ROOT}node_modules/@playwright/test/cli.js`
  const config = `${ROOT}tests/playwright.config.ts`
  const child = spawn(process.execPath, [playwright, 'test', '--config', config, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(columns !== undefined && !process.env.NO_COLOR && { FORCE_COLOR: '1' }),
      // a tenth of the time of one journey
      NODE_COMPILE_CACHE: `${ROOT}node_modules/.cache/compiled`,
      ...env,
    },
  })
  let isEmpty = false
  createInterface(child.stdout).on('line', (line) => {
    isEmpty ||= line.includes(NOTHING_FOUND)
    if (!isEmpty && line.trim() !== '') out(line)
  })
  createInterface(child.stderr).on('line', (line) => {
    if (line !== '' && !COLOUR_WARNING.test(line)) err(line)
  })
  // Ctrl-C reaches it by the terminal, and it ends its browsers itself
  const end = () => child.kill('SIGINT')
  signal.addEventListener('abort', end, { once: true })
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', end)
  if (isEmpty) return 'none'
  return code === 0 ? 'passed' : 'failed'
}

/** Node warns of what Playwright sets for its workers. */
const COLOUR_WARNING = /'NO_COLOR' env is ignored|--trace-warnings/
