import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'

/** The page that the mail of a return by this carrier links to. */
async function openMailedDocument(carrier_id: string) {
  const { backend, fetch, world } = await givenScenario('order-to-return')
  const shop = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const lookup = await shop.lookUpOrder('gb', { order_number: 'SP1001', email: 'jo@example.com' })
  if (!('order' in lookup)) throw new Error(lookup.refused)
  await shop.createReturn('gb', {
    request_id: 'return-with-a-document',
    order_token: lookup.order.token,
    carrier_id,
    lines: [{ line_id: lookup.order.lines[0]?.id ?? '', quantity: 2, reason: 'too tight', outcome: 'refund' }],
  })
  const [link] = world.outbox.all()[0]?.links ?? []
  const href = link?.href ?? ''
  const open = async (url: string) => {
    const response = await fetch(url)
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
  return { href, label: link?.label, open, page: await open(href) }
}

test.each([
  ['evri', 'Open your QR code', 'QR code for return RET-1001-1'],
  ['royal-mail', 'Open your label', 'Label for return RET-1001-1'],
])('the mail of a return by %s links to its document [RET-01]', async (carrier, label, title) => {
  const document = await openMailedDocument(carrier)
  expect([document.label, document.page.status, document.page.type]).toEqual([label, 200, 'text/html; charset=utf-8'])
  for (const text of [title, '<svg', 'Jo Marsh', 'SPOKE Returns', '2 x Heroes, Navy', 'Order #SP1001'])
    expect(document.page.text).toContain(text)
})

test('its code has a border of four light modules, which scanners need [RET-01]', async () => {
  const { page } = await openMailedDocument('evri')
  expect(page.text).toContain('viewBox="0 0 29 29" role="img" aria-label="QR code of RET-1001-1"')
  expect(page.text).toContain('<path d="M4 4h1v1h-1zM5 4h1v1h-1z')
})

test('without its key nobody can open a label', async () => {
  const { href, open } = await openMailedDocument('evri')
  for (const url of [href.replace(/key=.*/, 'key=guessed'), href.replace('/gb/', '/us/'), href.replace('-1?', '-2?')])
    expect(await open(url)).toMatchObject({ status: 404, text: expect.not.stringContaining('Jo Marsh') })
})
