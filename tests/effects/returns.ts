import { expect } from 'vitest'
import type { Effects, Scene } from './effect.ts'

const ORDER = { order_number: 'SP1001', email: 'jo@example.com' }
const lookUp = ({ clients: { backend } }: Scene) => backend.lookUpOrder('gb', ORDER)

const readOrder = async (scene: Scene) => {
  const step = await lookUp(scene)
  if ('refused' in step) throw new Error(`refused: ${step.refused}`)
  return step.order
}

/** Creates a return of the first line, with or without a carrier. */
async function returnFirstLine(scene: Scene, carrier_id?: string, exchange_variant_id?: string) {
  const { token, lines } = await readOrder(scene)
  const outcome = exchange_variant_id
    ? ({ outcome: 'exchange', exchange_variant_id } as const)
    : ({ outcome: 'refund' } as const)
  return scene.clients.backend.createReturn('gb', {
    request_id: 'return-of-the-first-line',
    order_token: token,
    lines: [{ line_id: lines[0]?.id ?? '', quantity: 1, reason: 'too tight', ...outcome }],
    ...(carrier_id && { carrier_id }),
  })
}
const listReturnMails = ({ world }: Scene) => world.outbox.all().filter(({ kind }) => kind.startsWith('return-'))

export const returnsEffects: Effects = {
  'order-to-return': async (scene) => {
    const { lines } = await readOrder(scene)
    expect(lines.map(({ blocked }) => blocked)).toEqual([null, null, 'personalised'])
    expect(await returnFirstLine(scene, 'evri')).toMatchObject({ created: { label: 'emailed' } })
    expect(listReturnMails(scene)).toMatchObject([
      { to: 'jo@example.com', links: [{ href: expect.stringContaining('/documents/RET-1001-1?key=') }] },
    ])
  },
  'returns-long-order': async (scene) => {
    const { lines } = await readOrder(scene)
    expect(lines).toHaveLength(20)
    expect(lines.filter(({ quantity }) => quantity === 3)).toHaveLength(3)
    expect(lines.filter(({ blocked }) => blocked === 'gift-card')).toHaveLength(1)
    const [one, other] = lines
    expect([one?.product_handle, one?.variant_id === other?.variant_id]).toEqual([other?.product_handle, false])
  },
  'returns-with-difference': async (scene) => {
    const [trousers] = (await readOrder(scene)).lines
    const dearer = trousers?.exchanges.find(({ available }) => available > 0)
    expect(dearer?.difference).toEqual({ amount: '10.00', currencyCode: 'GBP' })
    expect(await returnFirstLine(scene, 'evri', dearer?.variant_id)).toMatchObject({
      created: { to_pay: { amount: '10.00' }, refund: { amount: '0.00' } },
    })
    expect(listReturnMails(scene).map(({ kind }) => kind)).toEqual(['return-qr', 'return-payment'])
  },
  'order-outside-window': async (scene) => {
    const { lines } = await readOrder(scene)
    expect(lines.filter(({ blocked }) => blocked === null)).toEqual([])
    expect(await returnFirstLine(scene, 'evri')).toEqual({ refused: 'not-issued' })
  },
  'returns-order-not-found': async (scene) => {
    const { backend } = scene.clients
    expect(await lookUp(scene)).toEqual({ refused: 'order-not-found' })
    expect(await backend.lookUpOrder('gb', { order_number: 'SP1001', postcode: 'LS1 4AP' })).toEqual({
      refused: 'order-not-found',
    })
    expect(scene.world.orders.count()).toBe(1)
  },
  'returns-all-returned': async (scene) =>
    expect(await lookUp(scene)).toMatchObject({ refused: 'all-returned', returns: [{ reference: 'RET-1001-1' }] }),
  'returns-size-gone': async (scene) => {
    const readSizes = async () =>
      (await readOrder(scene)).lines[0]?.exchanges.filter(({ available }) => available > 0) ?? []
    const [requested, other] = await readSizes()
    expect(await returnFirstLine(scene, 'evri', requested?.variant_id)).toEqual({ refused: 'not-issued' })
    expect((await readSizes()).map(({ variant_id }) => variant_id)).not.toContain(requested?.variant_id)
    expect(await returnFirstLine(scene, 'evri', other?.variant_id)).toHaveProperty('created')
  },
  'returns-lost-answer': async (scene) => {
    await expect(returnFirstLine(scene, 'evri')).rejects.toMatchObject({ kind: 'network' })
    expect(await readOrder(scene)).toMatchObject({
      lines: [{ returnable_quantity: 1 }, {}, {}],
      returns: [{ request_id: 'return-of-the-first-line' }],
    })
    // sent again it is the same return
    expect(await returnFirstLine(scene, 'evri')).toMatchObject({ created: { reference: 'RET-1001-1' } })
    expect([scene.world.returns.count(), listReturnMails(scene).length]).toEqual([1, 1])
  },
  'returns-carrier-needed': async (scene) => {
    expect(await returnFirstLine(scene)).toEqual({ refused: 'carrier-needed' })
    expect(await returnFirstLine(scene, 'dpd')).toHaveProperty('created')
  },
  'returns-carrier-problem': async (scene) => {
    expect(await returnFirstLine(scene, 'evri')).toEqual({ refused: 'carrier-problem' })
    expect(scene.world.returns.count()).toBe(0)
    expect(await returnFirstLine(scene, 'dpd')).toHaveProperty('created')
  },
  'returns-label-not-generated': async (scene) => {
    expect(await returnFirstLine(scene, 'royal-mail')).toMatchObject({ created: { label: 'not-generated' } })
    expect([scene.world.returns.count(), listReturnMails(scene)]).toEqual([1, []])
  },
  'returns-not-issued': async (scene) => {
    expect(await returnFirstLine(scene, 'evri')).toEqual({ refused: 'not-issued' })
    expect(scene.world.returns.count()).toBe(0)
  },
  'returns-call-fails': async (scene) => {
    await expect(lookUp(scene)).rejects.toMatchObject({ kind: 'status', status: 500 })
  },
  'returns-system-down': async (scene) => expect(await lookUp(scene)).toEqual({ refused: 'system-down' }),
  'returns-maintenance': async (scene) => {
    expect(await lookUp(scene)).toEqual({ refused: 'maintenance' })
    expect(await scene.clients.backend.returnCarriers('gb', 'GB')).toEqual({ refused: 'maintenance' })
  },
}
