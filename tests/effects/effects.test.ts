import { expect, test } from 'vitest'
import { errorCatalogue } from '#contracts/errors/catalogue.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { givenScenario } from '../support/backend.ts'
import { cartEffects } from './cart.ts'
import { sceneOf } from './effect.ts'
import { goodsEffects } from './goods.ts'
import { customerEffects, fitEffects } from './people.ts'
import { returnsEffects } from './returns.ts'
import { upstreamEffects } from './upstreams.ts'
import { contentEffects, feedbackEffects, mailingEffects } from './words.ts'

const effects = {
  ...cartEffects,
  ...goodsEffects,
  ...fitEffects,
  ...customerEffects,
  ...returnsEffects,
  ...mailingEffects,
  ...feedbackEffects,
  ...contentEffects,
  ...upstreamEffects,
}

test('every scenario is looked at here, and nothing else is [SIM-04]', () => {
  expect(Object.keys(effects).toSorted()).toEqual(scenarios.map(({ name }) => name).toSorted())
})

test.each(Object.entries(effects))('%s is what the shop’s own clients see [SIM-04]', async (name, effect) => {
  const { params, look } = typeof effect === 'function' ? { params: undefined, look: effect } : effect
  await look(sceneOf(await givenScenario(name, params)))
})

test('whatever the fit service and returns can refuse is a scenario that is looked at [ERR-02] [RET-02]', () => {
  const rows = Object.keys(errorCatalogue).filter((code) => /^(fit|returns)\./.test(code))
  const reproduced = scenarios.filter(({ name }) => name in effects).flatMap(({ reproduces }) => reproduces)
  expect(rows).toHaveLength(17)
  expect(rows.filter((code) => !reproduced.some((each) => each === code))).toEqual([])
})
