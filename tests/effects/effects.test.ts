import { expect, test } from 'vitest'
import { errorCatalogue } from '#contracts/errors/catalogue.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { givenScenario } from '../support/backend.ts'
import { differ } from '../support/differ.ts'
import { agentEffects } from './agents.ts'
import { cartEffects } from './cart.ts'
import { contentEffects } from './content.ts'
import { customerEffects } from './customer.ts'
import { createScene } from './effect.ts'
import { fitEffects } from './fit.ts'
import { feedbackEffects, mailingEffects } from './mailing.ts'
import { productEffects } from './product.ts'
import { returnsEffects } from './returns.ts'
import { upstreamEffects } from './upstreams.ts'

const effects = {
  ...cartEffects,
  ...productEffects,
  ...fitEffects,
  ...customerEffects,
  ...returnsEffects,
  ...mailingEffects,
  ...feedbackEffects,
  ...contentEffects,
  ...agentEffects,
  ...upstreamEffects,
}

test('every scenario has a check, and every check a scenario [SIM-04]', () => {
  const names = scenarios.map(({ name }) => name)
  expect(
    differ(names, Object.keys(effects), {
      lacks: (name) => `Say what ${name} changes in a file of tests/effects`,
      tooMany: (name) => `Take ${name} out of tests/effects: no scenario has this name`,
    }),
  ).toEqual([])
})

test.each(Object.entries(effects))('%s has its effect on the shop’s clients [SIM-04]', async (name, effect) => {
  const { params, check } = typeof effect === 'function' ? { params: undefined, check: effect } : effect
  await check(createScene(await givenScenario(name, params)))
})

test('every error of fit and returns has a scenario [ERR-02] [RET-02]', () => {
  const rows = Object.keys(errorCatalogue).filter((code) => /^(fit|returns)\./.test(code))
  const reproduced = scenarios.filter(({ name }) => name in effects).flatMap(({ reproduces }) => reproduces)
  expect(rows).toHaveLength(19)
  expect(rows.filter((code) => !reproduced.some((reproducedCode) => reproducedCode === code))).toEqual([])
})
