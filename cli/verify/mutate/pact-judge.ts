import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../../usage-error.ts'
import type { Interaction } from '../pact-file.ts'
import { runVerifier } from '../run-verifier.ts'
import type { VerifierOutcome } from '../verifier-report.ts'
import type { Json } from './json.ts'

/** Bodies that the pact of one interaction is to judge. */
export type JudgedBodies = { interaction: Interaction; bodies: readonly Json[] }

/** The most bodies in one request: a longer list makes the comparison slower than a second request. */
const BATCH_SIZE = 150

/** Bodies of one interaction; `offset` is the position of the first among all of them. */
type Batch = JudgedBodies & { caseIndex: number; offset: number }

/**
 * The positions of the bodies that their pact refuses, for each case. Pact's own verifier judges them: each body becomes
 * an element of one list, because a request takes the verifier 25 ms and an element one.
 */
export async function findRefusedBodies(cases: readonly JudgedBodies[]): Promise<ReadonlySet<number>[]> {
  const refused = cases.map(() => new Set<number>())
  const batches = cases.flatMap(createBatches)
  for (const { description, mismatch } of await verifyBatches(batches)) {
    const batch = batches[Number(description)]
    if (!batch || !mismatch) continue
    if (mismatch.type === 'error') throw new UsageError(mismatch.message)
    for (const { path } of mismatch.mismatches) {
      const [, element] = /^\$\[(\d+)\]/.exec(String(path)) ?? []
      if (element !== undefined) refused[batch.caseIndex]?.add(batch.offset + Number(element))
    }
  }
  return refused
}

function createBatches({ interaction, bodies }: JudgedBodies, caseIndex: number): Batch[] {
  return Array.from({ length: Math.ceil(bodies.length / BATCH_SIZE) }, (_, part) => {
    const offset = part * BATCH_SIZE
    return { caseIndex, offset, interaction, bodies: bodies.slice(offset, offset + BATCH_SIZE) }
  })
}

/** Serves the bodies of every batch and verifies a pact for each; the description of an interaction is its batch. */
async function verifyBatches(batches: readonly Batch[]): Promise<InteractionResults> {
  const server = createServer((request, response) => {
    const batch = batches[Number(request.url?.slice(1))]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(batch?.bodies ?? []))
  })
  const folder = await mkdtemp(join(tmpdir(), 'spoke-mutants-'))
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    // One file per interaction, because the verifier copies the whole pact for each of its interactions.
    const pactUrls = batches.map((_, number) => join(folder, `${number}.json`))
    await Promise.all(batches.map((batch, number) => writeFile(pactUrls[number] ?? '', createPact(batch, number))))
    const providerBaseUrl = `http://127.0.0.1:${port}`
    const outcomes = await Promise.all(
      splitForCores(pactUrls).map((pactUrls) => runVerifier({ provider: 'mutants', providerBaseUrl, pactUrls })),
    )
    return outcomes.flatMap((outcome) => {
      if (outcome.ran) return outcome.interactionResults
      throw new UsageError(outcome.message)
    })
  } finally {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true })
  }
}

type InteractionResults = Extract<VerifierOutcome, { ran: true }>['interactionResults']

/** As many parts of a list as the machine has cores. */
function splitForCores<Item>(items: readonly Item[]): Item[][] {
  const count = Math.min(availableParallelism(), items.length)
  return Array.from({ length: count }, (_, part) => items.filter((_, index) => index % count === part))
}

function createPact({ interaction, bodies }: Batch, number: number): string {
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
