import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PactFile } from '../verify/pact-file.ts'
import type { Change } from './change.ts'
import type { Committed } from './committed.ts'
import { graphqlChanges } from './graphql-changes.ts'
import { readOpenApi } from './openapi.ts'
import { openApiChanges } from './openapi-changes.ts'
import { documentProblems } from './operations-check.ts'
import { type Contract, pactProblems } from './pact-check.ts'

/** One thing that was looked at. Remarks are worth a look and fail nothing. */
export type Checked = { check: string; says: string; problems: string[]; remarks: string[] }

type Upstream = { name: string; file: string; contract: Contract }

/** Every upstream of a contracts folder, with the document that describes it. */
export function upstreamsIn(folder: string): Upstream[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name): Upstream[] => {
      for (const [file, kind] of [
        ['openapi.yaml', 'openapi'],
        ['schema.graphql', 'graphql'],
      ] as const) {
        const path = join(folder, name, file)
        if (existsSync(path)) return [{ name, file, contract: { kind, source: readFileSync(path, 'utf8') } }]
      }
      return []
    })
}

/** Whether what we send over GraphQL is valid by the schemas. */
export function checkOperations(folder: string, upstreams: readonly Upstream[]): Checked {
  const found = upstreams
    .filter(({ contract }) => contract.kind === 'graphql')
    .map(({ name, contract }) => documentProblems(join(folder, name, 'operations'), contract.source))
  const count = found.reduce((sum, { count }) => sum + count, 0)
  const problems = found.flatMap(({ problems }) => problems)
  return { check: 'operations', says: `${count} documents are valid by their schemas`, problems, remarks: [] }
}

/** What would break whoever relies on the contracts as a commit has them. */
export async function checkChanges(upstreams: readonly Upstream[], committed: Committed): Promise<Checked> {
  const changes: Change[] = []
  for (const { name, file, contract } of upstreams) {
    const before = await committed.read(`contracts/${name}/${file}`)
    if (before === undefined) continue
    changes.push(
      ...changesSince(before, contract).map(({ where, ...change }) => ({ ...change, where: `${name} ${where}` })),
    )
  }
  const lines = (severity: Change['severity']) =>
    changes.filter((change) => change.severity === severity).map(({ where, what }) => `${where}: ${what}`)
  const says = `nothing breaks who relied on ${committed.commit}`
  return { check: 'changes', says, problems: lines('breaking'), remarks: lines('risky') }
}

function changesSince(before: string, { kind, source }: Contract): Change[] {
  if (before === source) return []
  return kind === 'graphql' ? graphqlChanges(before, source) : openApiChanges(readOpenApi(before), readOpenApi(source))
}

/** Whether every interaction of the pacts is a call of its contract. */
export function checkPacts(pacts: readonly PactFile[], upstreams: readonly Upstream[]): Checked {
  const problems = pacts.flatMap((pact) => {
    const upstream = upstreams.find(({ name }) => name === pact.provider.name)
    return upstream ? pactProblems(pact, upstream.contract) : [`${pact.provider.name}: has a pact and no contract`]
  })
  const count = pacts.reduce((sum, { interactions }) => sum + interactions.length, 0)
  return { check: 'pacts', says: `${count} interactions are calls of their contracts`, problems, remarks: [] }
}
