import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { scenarios } from '../scenarios/index.ts'

test('the panel offers every scenario, shows what is loaded and what was seen [SIM-04]', async () => {
  const backend = await createSimulatedBackend()
  const world = backend.worlds.get('default')
  world.entrance.scenarios.push({ name: 'cart-completed', params: {} })
  world.journal.add({ kind: 'report', code: 'cart.completed', message: 'a <b>bold</b> report', level: 'error' })
  const response = await backend.handle(new Request(`${backend.origin}/`))
  const text = await response.text()
  for (const { name } of scenarios) expect(text).toContain(`formaction="/enter/${name}"`)
  expect(text).toContain('<dd>cart-completed</dd>')
  expect(text).toContain('a &lt;b&gt;bold&lt;/b&gt; report')
  expect(text).not.toContain('<script')
})
