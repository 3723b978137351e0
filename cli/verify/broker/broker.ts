import { readFile } from 'node:fs/promises'
import { Mistake } from '../../mistake.ts'
import type { Pact } from '../pacts.ts'

/** How a pact is called at a broker: the consumer's version, and where it stands. */
export type Edition = { version: string; branch?: string; tags: readonly string[] }

/**
 * Publishes pacts, each under the same edition of its consumer. A broker that refuses is a mistake with its reason.
 * Credentials come from the environment, never from an option, for those can be read by every process.
 */
export async function publish(
  broker: string,
  pacts: readonly Pact[],
  { version, branch, tags }: Edition,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const consumers = new Set(pacts.map(({ consumer }) => consumer))
  // before the pacts: whoever is called when a pact changes asks where it stands
  for (const consumer of consumers) {
    const pacticipant = `/pacticipants/${encodeURIComponent(consumer)}`
    if (branch)
      await put(`${pacticipant}/branches/${encodeURIComponent(branch)}/versions/${encodeURIComponent(version)}`)
    for (const tag of tags) {
      await put(`${pacticipant}/versions/${encodeURIComponent(version)}/tags/${encodeURIComponent(tag)}`)
    }
  }
  for (const { consumer, provider, file } of pacts) {
    const [from, to] = [encodeURIComponent(consumer), encodeURIComponent(provider)]
    await put(
      `/pacts/provider/${to}/consumer/${from}/version/${encodeURIComponent(version)}`,
      await readFile(file, 'utf8'),
    )
  }

  async function put(path: string, body = '{}') {
    const headers = {
      accept: 'application/hal+json',
      'content-type': 'application/json',
      ...authorization(environment),
    }
    const answer = await fetch(`${broker.replace(/\/$/, '')}${path}`, { method: 'PUT', headers, body }).catch(
      (cause) => {
        throw new Mistake(`No broker answers at ${broker}.`, { cause })
      },
    )
    if (answer.ok) return
    if (answer.status === 401 || answer.status === 403) {
      throw new Mistake(`The broker at ${broker} does not let us in (${answer.status}).`, {
        next: 'It takes a token in PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
      })
    }
    if (answer.status === 409) {
      throw new Mistake(`The broker has another pact under version ${version} already.`, {
        next: 'A version stays what it was: name another with --consumer-version.',
      })
    }
    throw new Mistake(`The broker refuses PUT ${path} (${answer.status}): ${(await answer.text()).slice(0, 300)}`)
  }
}

function authorization(environment: NodeJS.ProcessEnv): Record<string, string> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password } = environment
  if (token) return { authorization: `Bearer ${token}` }
  return name ? { authorization: `Basic ${Buffer.from(`${name}:${password ?? ''}`).toString('base64')}` } : {}
}
