import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Mistake } from '../mistake.ts'
import { ROOT } from '../run-script.ts'
import { type PactFile, pactFile } from './pact-file.ts'

/** A pact, and where it lies. */
export type Pact = { consumer: string; provider: string; file: string; content: PactFile }

/** Where the consumer's tests write them. */
export const PACTS = join(ROOT, 'contracts/pacts')

/** The pacts of a folder, or the one with a provider. A mistake where there is none. */
export async function pactsIn(folder: string, provider?: string): Promise<Pact[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  const pacts = await Promise.all(files.map((name) => read(join(folder, name))))
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

async function read(file: string): Promise<Pact> {
  const text = await readFile(file, 'utf8')
  const content = pactFile.safeParse(parsed(text))
  if (!content.success) throw new Mistake(`${file} is no pact file.`)
  const { consumer, provider } = content.data
  return { consumer: consumer.name, provider: provider.name, file, content: content.data }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
