import type { Interaction } from '../pact-file.ts'
import { listPaths, type Path } from './json.ts'

/**
 * A filter for the paths of a response that the shop reads: for GraphQL everything that was selected, for REST what the
 * pact mentions, because a REST response may contain more than the shop reads.
 */
export function createReadPathFilter({ request, response }: Interaction): (path: Path) => boolean {
  if (/graphql(\.json)?$/.test(request.path) && response.status === 200) return () => true
  const expectedPaths = new Set(listPaths(response.body?.content).map((path) => path.join('\n')))
  return (path) => expectedPaths.has(path.join('\n'))
}
