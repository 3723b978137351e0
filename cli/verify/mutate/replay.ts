import { UsageError } from '../../usage-error.ts'
import type { Interaction } from '../pact-file.ts'
import type { Json } from './json.ts'

/** The URLs of a provider and of its state setup. */
export type ProviderUrls = { baseUrl: string; statesUrl: string }

/** The provider's JSON response to an interaction in its states; undefined for a response without JSON. */
export async function replayInteraction(interaction: Interaction, { baseUrl, statesUrl }: ProviderUrls): Promise<Json> {
  const { description, providerStates, request } = interaction
  const states = providerStates.length > 0 ? providerStates : [{ name: null, params: undefined }]
  for (const { name, params } of states) {
    const setup = await postJson(statesUrl, { state: name, params, action: 'setup' })
    if (!setup.ok) throw new UsageError(`The state of "${description}" cannot be set up: ${await setup.text()}`)
  }
  try {
    const search = new URLSearchParams(
      Object.entries(request.query).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
    )
    const headers = Object.entries(request.headers).map(([name, values]): [string, string] => [
      name,
      [values].flat().join(', '),
    ])
    const response = await fetch(`${baseUrl}${request.path}${search.size > 0 ? `?${search}` : ''}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(request.body && { body: toText(request.body.content) }),
    })
    const text = await response.text()
    return response.headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : undefined
  } finally {
    await postJson(statesUrl, { state: null, action: 'teardown' })
  }
}

const toText = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content))

const postJson = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
