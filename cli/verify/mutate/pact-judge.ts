import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Mistake } from '../../mistake.ts'
import type { Interaction } from '../pact-file.ts'
import { runVerifier } from '../run-verifier.ts'
import type { Json } from './json.ts'

/** Answers to one interaction, to be told which of them its pact accepts. */
export type Case = { interaction: Interaction; bodies: readonly Json[] }

/** More answers than this at once make one comparison too long a list. */
const AT_ONCE = 150

/**
 * Which answers the pact does not accept, for each case by position. Pact's own verifier judges: a pact is made in which
 * every answer is an element of one list, expected as often, so that hundreds cost one request and not one each
 * (a request takes the verifier 25 ms, an element one).
 */
export async function refusedByPact(cases: readonly Case[]): Promise<ReadonlySet<number>[]> {
  const refused = cases.map(() => new Set<number>())
  const batches = cases.flatMap(({ interaction, bodies }, index) =>
    Array.from({ length: Math.ceil(bodies.length / AT_ONCE) }, (_, part) => ({
      index,
      from: part * AT_ONCE,
      interaction,
      bodies: bodies.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    })),
  )
  const server = createServer((request, response) => {
    const batch = batches[Number(request.url?.slice(1))]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(batch?.bodies ?? []))
  })
  const folder = await mkdtemp(join(tmpdir(), 'spoke-mutants-'))
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port }: AddressInfo = addressOf(server.address())
    // a file each: the verifier copies the whole pact for every interaction in it
    const pactUrls = batches.map((_, number) => join(folder, `${number}.json`))
    await Promise.all(batches.map((batch, number) => writeFile(pactUrls[number] ?? '', pactOf(batch, number))))
    const providerBaseUrl = `http://127.0.0.1:${port}`
    const outcomes = await Promise.all(
      shares(pactUrls).map((pactUrls) => runVerifier({ provider: 'mutants', providerBaseUrl, pactUrls })),
    )
    const results = outcomes.flatMap((outcome) => {
      if (outcome.ran) return outcome.interactionResults
      throw new Mistake(outcome.message)
    })
    for (const { description, mismatch } of results) {
      const batch = batches[Number(description)]
      if (!batch || !mismatch) continue
      if (mismatch.type === 'error') throw new Mistake(mismatch.message)
      for (const { path } of mismatch.mismatches) {
        const [, element] = /^\$\[(\d+)\]/.exec(String(path)) ?? []
        if (element !== undefined) refused[batch.index]?.add(batch.from + Number(element))
      }
    }
  } finally {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true })
  }
  return refused
}

/** As many shares of a list as the machine has cores, dealt out like cards. */
function shares<Item>(items: readonly Item[]): Item[][] {
  const count = Math.min(availableParallelism(), items.length)
  return Array.from({ length: count }, (_, share) => items.filter((_, index) => index % count === share))
}

type Batch = { interaction: Interaction; bodies: readonly Json[] }

function pactOf({ interaction, bodies }: Batch, number: number): string {
  const { response } = interaction
  const expected = response.body?.content
  const rules = Object.entries(response.matchingRules?.body ?? {}).map(([path, rule]) => [`$[*]${path.slice(1)}`, rule])
  return JSON.stringify({
    consumer: { name: 'storefront' },
    provider: { name: 'mutants' },
    interactions: [
      {
        type: 'Synchronous/HTTP',
        description: String(number),
        request: { method: 'GET', path: `/${number}` },
        response: {
          status: 200,
          body: { content: bodies.map(() => expected), contentType: 'application/json', encoded: false },
          matchingRules: { body: Object.fromEntries(rules) },
        },
      },
    ],
    metadata: { pactSpecification: { version: '4.0' } },
  })
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server of mutants listens nowhere.')
  return address
}
