import { readFile } from 'node:fs/promises'
import { UsageError } from '../../usage-error.ts'
import type { Pact } from '../pacts.ts'

/** The version of the consumer under which pacts are published, with its branch and tags. */
export type PactVersion = { version: string; branch?: string; tags: readonly string[] }

/**
 * Publishes pacts, all under one version of their consumer. Throws a UsageError with the broker's reason.
 * Credentials come from the environment, because other processes can read command line options.
 */
export async function publishPacts(
  broker: string,
  pacts: readonly Pact[],
  { version, branch, tags }: PactVersion,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const consumers = new Set(pacts.map(({ consumer }) => consumer))
  // Branch and tags first, because the webhooks of a changed pact ask for them.
  for (const consumer of consumers) {
    const pacticipant = `/pacticipants/${encodeURIComponent(consumer)}`
    if (branch)
      await put(`${pacticipant}/branches/${encodeURIComponent(branch)}/versions/${encodeURIComponent(version)}`)
    for (const tag of tags) {
      await put(`${pacticipant}/versions/${encodeURIComponent(version)}/tags/${encodeURIComponent(tag)}`)
    }
  }
  for (const { consumer, provider, file } of pacts) {
    const participants = `provider/${encodeURIComponent(provider)}/consumer/${encodeURIComponent(consumer)}`
    await put(`/pacts/${participants}/version/${encodeURIComponent(version)}`, await readFile(file, 'utf8'))
  }

  async function put(path: string, body = '{}') {
    const headers = {
      accept: 'application/hal+json',
      'content-type': 'application/json',
      ...getAuthorization(environment),
    }
    const url = `${broker.replace(/\/$/, '')}${path}`
    const response = await fetch(url, { method: 'PUT', headers, body }).catch((cause) => {
      throw new UsageError(`No broker answers at ${broker}.`, { next: 'Check the URL of --broker.', cause })
    })
    if (response.ok) return
    if (response.status === 401 || response.status === 403) {
      throw new UsageError(`The broker at ${broker} refused access (${response.status}).`, {
        next: 'Set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
      })
    }
    if (response.status === 409) {
      throw new UsageError(`The broker already has another pact under version ${version}.`, {
        next: 'A published version cannot change: name another with --consumer-version.',
      })
    }
    throw new UsageError(
      `The broker refused PUT ${path} (${response.status}): ${(await response.text()).slice(0, 300)}`,
    )
  }
}

function getAuthorization(environment: NodeJS.ProcessEnv): Record<string, string> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password } = environment
  if (token) return { authorization: `Bearer ${token}` }
  return name ? { authorization: `Basic ${Buffer.from(`${name}:${password ?? ''}`).toString('base64')}` } : {}
}
