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
async function returnFirstLine(scene: Scene, carrier_id?: string) {
  const { token, lines } = await readOrder(scene)
  return scene.clients.backend.createReturn('gb', {
    order_token: token,
    lines: [{ line_id: lines[0]?.id ?? '', quantity: 1, reason: 'too tight', outcome: 'refund' }],
    ...(carrier_id && { carrier_id }),
  })
}
const listReturnMails = ({ world }: Scene) => world.outbox.all().filter(({ kind }) => kind.startsWith('return-'))

export const returnsEffects: Effects = {
  'order-to-return': async (scene) => {
    const { lines } = await readOrder(scene)
    expect(lines.map(({ blocked }) => blocked)).toEqual([null, null, 'personalised'])
    expect(await returnFirstLine(scene, 'evri')).toMatchObject({ created: { label: 'emailed' } })
    expect(listReturnMails(scene)).toMatchObject([{ to: 'jo@example.com' }])
  },
  'order-outside-window': async (scene) => {
    const { lines } = await readOrder(scene)
    expect(lines.filter(({ blocked }) => blocked === null)).toEqual([])
    expect(await returnFirstLine(scene, 'evri')).toEqual({ refused: 'not-issued' })
  },
  'returns-all-returned': async (scene) => expect(await lookUp(scene)).toEqual({ refused: 'all-returned' }),
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
  'returns-system-down': async (scene) => expect(await lookUp(scene)).toEqual({ refused: 'system-down' }),
  'returns-maintenance': async (scene) => {
    expect(await lookUp(scene)).toEqual({ refused: 'maintenance' })
    expect(await scene.clients.backend.returnCarriers('gb', 'GB')).toEqual({ refused: 'maintenance' })
  },
}
