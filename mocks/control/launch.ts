import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/** A message of the backend's process to its parent (see ../main.ts). */
const startMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    origin: z.string(),
    stores: z.partialRecord(z.enum(REGION_CODES), z.string()),
    certificate: z.object({ file: z.string(), fingerprint: z.string(), expires: z.string() }).optional(),
  }),
  z.object({
    type: z.literal('failed'),
    code: z.enum(['port-taken', 'other']),
    message: z.string(),
    /** What to do, where it is not the message that says it. */
    next: z.string().optional(),
    port: z.number().optional(),
  }),
])
export type StartMessage = z.output<typeof startMessage>

/** The result of reloading changed code or goods. Sent by a process that reloads. */
const reloadMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reloaded'), files: z.array(z.string()), ms: z.number() }),
  z.object({
    type: z.literal('reload-failed'),
    message: z.string(),
    /** What continues as before; the code without it. */
    kept: z.literal('goods').optional(),
  }),
])
export type ReloadMessage = z.output<typeof reloadMessage>

/** The simulated backend did not start; the code says whether another port would help. */
export class LaunchError extends Error {
  readonly code: 'port-taken' | 'other'
  /** The port that is taken. */
  readonly port: number | undefined
  /** What to do. */
  readonly next: string | undefined

  constructor(code: 'port-taken' | 'other', message: string, { port, next }: { port?: number; next?: string } = {}) {
    super(message)
    this.name = 'LaunchError'
    this.code = code
    this.port = port
    this.next = next
  }
}

export type LaunchOptions = {
  /** 0 takes a free port. */
  port: number
  /** URLs of storefronts, of which the first is where links lead; `us=http://localhost:3001` is the one of store us. */
  storefront: string | readonly string[]
  /** Leaves out the region's prefix in links to the shop. */
  plainLinks?: boolean
  /** `us=5443` opens a port with store us at its root; `us=shop.test` is a host name of it. */
  stores?: readonly string[]
  /** Where it listens, then further host names that it is served as. */
  hosts?: readonly string[]
  /** The origin in the addresses of Shopify's images. */
  imageHost?: string
  /** Profiles of agents, each as its address and the file that has it: https://agent.example/profile.json=profile.json. */
  agentProfiles?: readonly string[]
  /** Takes https besides http: with a certificate that it makes and keeps in a folder, or with that of two PEM files. */
  https?: { folder: string } | { cert: string; key: string }
  /** A shop that is sent webhooks of every change of goods and content, signed with the secret. */
  webhooks?: { url: string; secret: string } | undefined
  /** Whether the shop's server forwards `/__spoke/` to the backend, so that `/enter` can set the storage of its pages. */
  storefrontForwards?: boolean
  /** A goods file; this shop's goods without it. */
  catalogue?: string
  seed?: number
  /** Where the default world is saved; `false` saves nothing. */
  stateDir?: string | false
  /** How many worlds there may be besides the default one; 1,000 by default. */
  maxWorlds?: number
  /** Draws the images that are needed first in the background. */
  warmPictures?: boolean
  /** Draws images in flat colours, in an eighth of the time. */
  draftPictures?: boolean
  /** Reloads changed code and goods while it runs, all worlds kept, and calls back with what became of it. */
  onReload?: (message: ReloadMessage) => void
  /** Called for each line that the process prints, mostly warnings. */
  onOutput?: (line: string) => void
}

export type Launched = Pick<Extract<StartMessage, { type: 'ready' }>, 'origin' | 'stores' | 'certificate'> & {
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
  const { port, catalogue, seed, stateDir, maxWorlds, warmPictures, draftPictures, onOutput = () => {} } = options
  const flags = ['--port', String(port), ...getAddressFlags(options)]
  if (options.webhooks) flags.push('--webhooks', options.webhooks.url, '--webhook-secret', options.webhooks.secret)
  if (options.storefrontForwards) flags.push('--storefront-forwards')
  if (options.imageHost !== undefined) flags.push('--image-host', options.imageHost)
  for (const profile of options.agentProfiles ?? []) flags.push('--agent-profile', profile)
  if (catalogue !== undefined) flags.push('--catalogue', catalogue)
  if (seed !== undefined) flags.push('--seed', String(seed))
  if (stateDir === false) flags.push('--no-state')
  else if (stateDir !== undefined) flags.push('--state-dir', stateDir)
  if (maxWorlds !== undefined) flags.push('--max-worlds', String(maxWorlds))
  if (warmPictures) flags.push('--warm-pictures')
  if (draftPictures) flags.push('--draft-pictures')
  // Nobody edits the JavaScript of an installed package, but its shop's goods file.
  if (options.onReload && (import.meta.url.endsWith('.ts') || catalogue !== undefined)) flags.push('--reload')

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
      const reload = reloadMessage.safeParse(raw)
      if (reload.success) return options.onReload?.(reload.data)
      const message = startMessage.safeParse(raw)
      if (!message.success) return
      if (message.data.type === 'ready') {
        const { origin, stores, certificate } = message.data
        resolve({ origin, stores, ...(certificate && { certificate }), ended, stop })
      } else {
        const { code, message: text, ...details } = message.data
        reject(new LaunchError(code, text, details))
      }
    })
  })
}

function getAddressFlags({ storefront, plainLinks, stores = [], hosts = [], https }: LaunchOptions): string[] {
  const flags = [
    ...[storefront].flat().flatMap((url) => ['--storefront', url]),
    ...stores.flatMap((store) => ['--store', store]),
    ...hosts.flatMap((host) => ['--host', host]),
  ]
  if (plainLinks) flags.push('--plain-links')
  if (https && 'cert' in https) flags.push('--cert', https.cert, '--key', https.key)
  else if (https) flags.push('--https', '--certificate-dir', https.folder)
  return flags
}
