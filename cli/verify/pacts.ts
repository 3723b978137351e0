import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { type PactFile, pactFile } from './pact-file.ts'

/** A pact and the path of its file. */
export type Pact = { consumer: string; provider: string; file: string; content: PactFile }

/** The pacts in a folder, of all providers or one. Throws a UsageError when there are none. */
export async function readPacts(folder: string, provider?: string): Promise<Pact[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  const pacts = await Promise.all(files.map((name) => readPact(join(folder, name))))
  if (pacts.length === 0) {
    throw new UsageError(`There are no pacts in ${folder}.`, {
      next: 'Write them with the consumer tests: `npx vitest run --config tests/vitest.config.ts --project pact`.',
    })
  }
  const matches = provider ? pacts.filter((pact) => pact.provider === provider) : pacts
  if (matches.length) return matches
  const providers = pacts.map((pact) => pact.provider).join(', ')
  throw new UsageError(`There is no pact with "${provider}".`, {
    next: `There are pacts with ${providers}.`,
    exitCode: 2,
  })
}

async function readPact(file: string): Promise<Pact> {
  const content = pactFile.safeParse(parseJson(await readFile(file, 'utf8')))
  if (!content.success) {
    throw new UsageError(`${file} is not a pact file.`, {
      next: 'Delete it, or write it again with the consumer tests.',
    })
  }
  const { consumer, provider } = content.data
  return { consumer: consumer.name, provider: provider.name, file, content: content.data }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
