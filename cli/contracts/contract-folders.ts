import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a contract, by its kind. */
export const CONTRACT_FILES = { openapi: 'openapi.yaml', graphql: 'schema.graphql' } as const

const hasContract = (folder: string) => Object.values(CONTRACT_FILES).some((file) => existsSync(join(folder, file)))

/** The folders with a contract below a folder of contracts, such as `fit`, or `ucp/2026-04-08` where releases live side by side. */
export function listContractFolders(contracts: string): string[] {
  const listFolders = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  return listFolders(contracts)
    .sort()
    .flatMap((name) =>
      hasContract(join(contracts, name))
        ? [name]
        : listFolders(join(contracts, name))
            .sort()
            .filter((release) => hasContract(join(contracts, name, release)))
            .map((release) => `${name}/${release}`),
    )
}
