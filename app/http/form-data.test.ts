import { expect, test } from 'vitest'
import { readFormData } from './request-body.ts'

const post = (body: BodyInit, type?: string) =>
  new Request('https://shop.example/cart', { method: 'POST', body, headers: type ? { 'content-type': type } : {} })

test('a posted form is read in both of its encodings', async () => {
  const multipart = new FormData()
  multipart.set('product', 'heroes-navy')
  expect((await readFormData(post('product=heroes-navy', 'application/x-www-form-urlencoded'))).get('product')).toBe(
    'heroes-navy',
  )
  expect((await readFormData(post(multipart))).get('product')).toBe('heroes-navy')
})

test.each([
  ['application/json', '{}', 415],
  ['text/plain', 'product=heroes-navy', 415],
  ['multipart/form-data', 'no boundary', 400],
  ['multipart/form-data; boundary=x', 'nonsense', 400],
])('a body of type %s that is no form is refused [OPS-04]', async (type, body, status) => {
  const response = await readFormData(post(body, type)).catch((thrown: unknown) => thrown)
  expect(response).toMatchObject({ status })
})

test('an interrupted body is not reported as malformed', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new RangeError('too large')) })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const request = new Request('https://shop.example/cart', {
    ...init,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await expect(readFormData(request)).rejects.toThrow('too large')
})
