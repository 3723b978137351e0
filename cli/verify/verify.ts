import { fork } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Launched } from '#mocks/control/launch.ts'
import { startBackend } from '../backend-process.ts'
import { upstreamUrls } from '../environment.ts'
import { Mistake } from '../mistake.ts'
import { ROOT } from '../run-script.ts'
import { type Outcome, rowsOf, type Task, type Verified } from './outcome.ts'

export type VerifyOptions = {
  /** Only this provider's pact. */
  provider?: string
  /** A provider that runs elsewhere. Its states are not ours to set up. */
  providerBaseUrl?: string
  /** Where the pact files are. */
  folder?: string
}

const PACTS = join(ROOT, 'contracts/pacts')

/** Holds every pact against its provider: the simulated backend, freshly started, unless told otherwise. */
export async function verify({ provider, providerBaseUrl, folder = PACTS }: VerifyOptions): Promise<Verified[]> {
  const pacts = await pactsIn(folder, provider)
  if (providerBaseUrl && pacts.length > 1) {
    throw new Mistake('--provider-base-url is the address of one provider.', {
      next: 'Say which with --provider.',
      exitCode: 2,
    })
  }
  if (providerBaseUrl) return verifyAll(pacts, () => ({ providerBaseUrl }))
  const backend = await startBackend({ port: 0, storefront: 'http://localhost:3000', stateDir: false })
  try {
    return await verifyAll(pacts, (name) => simulated(backend, name))
  } finally {
    await backend.stop()
  }
}

function simulated({ origin }: Launched, provider: string) {
  const urls: Record<string, string> = upstreamUrls(origin)
  // Three stores, one contract: it is held against the British one.
  const providerBaseUrl = urls[provider === 'shopify' ? 'shopify-gb' : provider]
  if (!providerBaseUrl) throw new Mistake(`The simulated backend has no upstream called ${provider}.`)
  return { providerBaseUrl, providerStatesSetupUrl: `${origin}/__control/provider-state` }
}

type Pact = { provider: string; file: string }

/** One after the other: their states are set up in the one default world. */
async function verifyAll(pacts: readonly Pact[], where: (provider: string) => Omit<Task, 'provider' | 'pactUrls'>) {
  const rows: Verified[] = []
  for (const { provider, file } of pacts) {
    rows.push(...rowsOf(provider, await inProcess({ provider, pactUrls: [file], ...where(provider) })))
  }
  return rows
}

async function pactsIn(folder: string, provider?: string): Promise<Pact[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  const pacts = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name)
      return { file, provider: String(JSON.parse(await readFile(file, 'utf8')).provider.name) }
    }),
  )
  if (pacts.length === 0) {
    throw new Mistake(`There are no pacts in ${folder}.`, {
      next: 'Consumer tests write them: `npx vitest run --config tests/vitest.config.ts --project pact`.',
    })
  }
  const wanted = provider ? pacts.filter((pact) => pact.provider === provider) : pacts
  if (wanted.length) return wanted
  const known = pacts.map((pact) => pact.provider).join(', ')
  throw new Mistake(`There is no pact with "${provider}".`, { next: `There are pacts with ${known}.`, exitCode: 2 })
}

function inProcess(task: Task): Promise<Outcome> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false' }
  const child = fork(fileURLToPath(new URL('provider.ts', import.meta.url)), [JSON.stringify(task)], {
    env,
    execArgv: ['--no-deprecation'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return new Promise((resolve) => {
    child.on('message', (outcome: Outcome) => resolve(outcome))
    child.on('close', (code) => resolve({ ran: false, message: said.trim() || `the verifier ended with code ${code}` }))
  })
}
