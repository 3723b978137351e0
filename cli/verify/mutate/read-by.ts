import type { Interaction } from '../pact-file.ts'
import { type Path, pathsIn } from './json.ts'

/**
 * Which paths of an answer the shop reads. Of GraphQL all that was selected, which is all there is; of REST what the
 * pact speaks of, for the consumer's tests write down what they rely on, and an answer may hold more.
 */
export function readBy({ request, response }: Interaction): (path: Path) => boolean {
  if (/graphql(\.json)?$/.test(request.path) && response.status === 200) return () => true
  const expected = new Set(pathsIn(response.body?.content).map((path) => path.join('\n')))
  return (path) => expected.has(path.join('\n'))
}
