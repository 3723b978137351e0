import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PactFile } from '../verify/pact-file.ts'
import type { Change } from './change.ts'
import type { CommittedFiles } from './committed-files.ts'
import { CONTRACT_FILES, listContractFolders } from './contract-folders.ts'
import { findGraphqlChanges } from './graphql-changes.ts'
import { readOpenApi } from './openapi.ts'
import { findOpenApiChanges } from './openapi-changes.ts'
import { findDocumentProblems } from './operations-check.ts'
import { type Contract, findPactProblems } from './pact-check.ts'

/** The result of one check. `says` describes a pass; remarks are warnings that fail nothing. */
export type CheckResult = { check: string; says: string; problems: string[]; remarks: string[] }

type Upstream = { name: string; file: string; contract: Contract }

/** Every upstream in a contracts folder, with its contract. */
export function readUpstreams(folder: string): Upstream[] {
  return listContractFolders(folder).map((name) => {
    const kind = existsSync(join(folder, name, CONTRACT_FILES.openapi)) ? 'openapi' : 'graphql'
    const file = CONTRACT_FILES[kind]
    return { name, file, contract: { kind, source: readFileSync(join(folder, name, file), 'utf8') } }
  })
}

/** Checks that our GraphQL documents are valid by their schemas. */
export function checkOperations(folder: string, upstreams: readonly Upstream[]): CheckResult {
  const results = upstreams
    .filter(({ contract }) => contract.kind === 'graphql')
    .map(({ name, contract }) => findDocumentProblems(join(folder, name, 'operations'), contract.source))
  const total = results.reduce((sum, { count }) => sum + count, 0)
  const problems = results.flatMap((result) => result.problems)
  return { check: 'operations', says: `${total} documents are valid by their schemas`, problems, remarks: [] }
}

/** Checks that nothing breaks clients of the contracts in a commit. */
export async function checkChanges(upstreams: readonly Upstream[], committed: CommittedFiles): Promise<CheckResult> {
  const changes: Change[] = []
  for (const { name, file, contract } of upstreams) {
    const before = await committed.read(`contracts/${name}/${file}`)
    if (before === undefined) continue
    changes.push(
      ...findChanges(before, contract).map(({ where, ...change }) => ({ ...change, where: `${name} ${where}` })),
    )
  }
  const formatChanges = (severity: Change['severity']) =>
    changes.filter((change) => change.severity === severity).map(({ where, what }) => `${where}: ${what}`)
  const says = `no breaking changes since ${committed.commit}`
  return { check: 'changes', says, problems: formatChanges('breaking'), remarks: formatChanges('risky') }
}

function findChanges(before: string, { kind, source }: Contract): Change[] {
  if (before === source) return []
  return kind === 'graphql'
    ? findGraphqlChanges(before, source)
    : findOpenApiChanges(readOpenApi(before), readOpenApi(source))
}

/** Checks that every interaction of the pacts conforms to its contract. */
export async function checkPacts(pacts: readonly PactFile[], upstreams: readonly Upstream[]): Promise<CheckResult> {
  const problems: string[] = []
  for (const pact of pacts) {
    const contract = upstreams.find(({ name }) => name === pact.provider.name)?.contract
    problems.push(
      ...(contract ? await findPactProblems(pact, contract) : [`${pact.provider.name}: has a pact but no contract`]),
    )
  }
  const count = pacts.reduce((sum, { interactions }) => sum + interactions.length, 0)
  return { check: 'pacts', says: `${count} interactions conform to their contracts`, problems, remarks: [] }
}
