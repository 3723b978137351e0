import { expect, test } from 'vitest'
import { getRequestContext } from '#app/request-context.ts'
import { answerForm } from './posted-form.ts'

/** Posts a form without script. `status`: what the server function says. */
async function post(path: string, body: BodyInit, status: 'sent' | 'failed' = 'sent') {
  const calls: unknown[] = []
  const request = new Request(`https://shop.example${path}`, { method: 'POST', body })
  const handle = answerForm({
    fields: ['email', 'message'],
    send: async ({ data }) => {
      calls.push(data)
      return { status }
    },
    getResult: (outcome) => (outcome.status === 'sent' ? 'sent' : null),
  })
  const response = await handle({ request, next: () => 'the page' }).catch((thrown: unknown) => thrown)
  return { response, calls, posted: getRequestContext(request).posted }
}

test('a posted form calls its server function, and a success redirects to its page in its region [OPS-06] [REG-01]', async () => {
  const { response, calls, posted } = await post('/us/unsubscribe', new URLSearchParams({ email: 'jo@example.com' }))
  expect(response).toMatchObject({ status: 303 })
  expect(response instanceof Response && response.headers.get('location')).toBe('/us/unsubscribe?result=sent')
  expect(calls).toEqual([{ region: 'us', typed: { email: 'jo@example.com', message: '' } }])
  expect(posted).toBeUndefined()
})

test('the page shows what was typed into its fields, and nothing else, where it is not accepted [OPS-06]', async () => {
  const body = new URLSearchParams({ email: 'jo', other: 'x'.repeat(10_000) })
  const { response, posted } = await post('/unsubscribe', body, 'failed')
  expect(response).toBe('the page')
  expect(posted).toEqual({ typed: { email: 'jo', message: '' }, outcome: { status: 'failed' } })
})

test('a body that is no form calls nothing [OPS-04]', async () => {
  const { response, calls } = await post('/unsubscribe', '{}')
  expect([response, calls]).toMatchObject([{ status: 415 }, []])
})
