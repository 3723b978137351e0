import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** A message of the backend's process to its parent (see ../main.ts). */
const startMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), origin: z.string() }),
  z.object({ type: z.literal('failed'), code: z.enum(['port-taken', 'other']), message: z.string() }),
])
export type StartMessage = z.output<typeof startMessage>

/** The simulated backend did not start; the code says whether another port would help. */
export class LaunchError extends Error {
  readonly code: 'port-taken' | 'other'

  constructor(code: 'port-taken' | 'other', message: string) {
    super(message)
    this.name = 'LaunchError'
    this.code = code
  }
}

export type LaunchOptions = {
  /** 0 takes a free port. */
  port: number
  storefront: string
  seed?: number
  /** Where the default world is saved; `false` saves nothing. */
  stateDir?: string | false
  /** How many worlds there may be besides the default one; 1,000 by default. */
  maxWorlds?: number
  /** Draws the images that are needed first in the background. */
  warmPictures?: boolean
  /** Draws images in flat colours, in an eighth of the time. */
  draftPictures?: boolean
  /** Called for each line that the process prints, mostly warnings. */
  onOutput?: (line: string) => void
}

export type Launched = {
  origin: string
  /** Resolves when the process has ended, with its exit code (null when it was killed). */
  ended: Promise<number | null>
  /** Stops the process after it has saved its state; kills it after five seconds. */
  stop(): Promise<void>
}

const STOP_MS = 5_000
/** Compiled code is cached here, which saves a third of a start of about half a second. */
const COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

/** Starts a simulated backend as a process and waits until it listens. Rejects with LaunchError. */
export function launch(options: LaunchOptions): Promise<Launched> {
  const { port, storefront, seed, stateDir, maxWorlds, warmPictures, draftPictures, onOutput = () => {} } = options
  const flags = ['--port', String(port), '--storefront', storefront]
  if (seed !== undefined) flags.push('--seed', String(seed))
  if (stateDir === false) flags.push('--no-state')
  else if (stateDir !== undefined) flags.push('--state-dir', stateDir)
  if (maxWorlds !== undefined) flags.push('--max-worlds', String(maxWorlds))
  if (warmPictures) flags.push('--warm-pictures')
  if (draftPictures) flags.push('--draft-pictures')

  const child = fork(fileURLToPath(new URL('../main.ts', import.meta.url)), flags, {
    execArgv: [],
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) onOutput(line)
    })

  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(killTimer)
  }

  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new LaunchError('other', error.message)))
    child.once('exit', (code) =>
      reject(new LaunchError('other', `The simulated backend ended (exit code ${code}) before it was ready`)),
    )
    child.on('message', (raw) => {
      const message = startMessage.safeParse(raw)
      if (!message.success) return
      if (message.data.type === 'ready') resolve({ origin: message.data.origin, ended, stop })
      else reject(new LaunchError(message.data.code, message.data.message))
    })
  })
}
