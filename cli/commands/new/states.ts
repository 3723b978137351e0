import type { Command } from 'commander'
import type { Department } from '#contracts/shop/departments.ts'
import { ROOT } from '../../machine/project-folders.ts'
import type { Kinds } from './kinds.ts'
import { createDepartmentOption, createStartOption, parseCall, parseSentence } from './values.ts'

type ScenarioOptions = { department: Department; start: string; summary?: string }
type JourneyOptions = { start: string; scenario?: string; summary?: string }
type ErrorOptions = {
  department: Department
  start: string
  when: string
  shown: string
  fault: { upstream: string; operation: string }
}

/** Adds `spoke new scenario|journey|error`: states in which the shop can be, and what is seen in them. */
export function addStateKinds({ add, write }: Kinds): void {
  add(
    'scenario',
    'name',
    'a state of the simulated backend, with its check and a journey',
    'spoke new scenario belts-sold-out --start /collections/belts',
  )
    .addOption(createDepartmentOption('product'))
    .addOption(createStartOption('/products/heroes-navy?w=34&b=B&l=32'))
    .option('--summary <sentence>', 'what it is, for testers', parseSentence)
    .action(async (name: string, { summary, ...options }: ScenarioOptions, command: Command) => {
      const { createScenario } = await import('../../new/new-scenario.ts')
      const { refuseScenario } = await import('../../backend/find-scenario.ts')
      refuseScenario(name)
      await write(command, () =>
        createScenario(ROOT, {
          ...options,
          name,
          summary: summary ?? 'One size of the trousers, 34 / B / 32, is sold out.',
        }),
      )
    })

  add('journey', 'name', 'a test in a browser', 'spoke new journey belts --scenario colour-sold-out')
    .addOption(createStartOption('/'))
    .option('--scenario <name>', 'the scenario that it is in')
    .option('--summary <sentence>', 'its promise', parseSentence)
    .action(async (name: string, { scenario, summary, start }: JourneyOptions, command: Command) => {
      const { createJourney } = await import('../../new/new-scenario.ts')
      const { requireScenarios } = await import('../../backend/find-scenario.ts')
      if (scenario !== undefined) requireScenarios([scenario])
      await write(command, () =>
        createJourney({
          name,
          summary: summary ?? 'The page has its title.',
          path: start,
          ...(scenario && { scenario }),
        }),
      )
    })

  add(
    'error',
    'code',
    'a row of the error catalogue, with its message, scenario and screen',
    'spoke new error cart.wrap-failed --when "Wrapping fails" --shown "Not wrapped."',
  )
    .requiredOption('--when <words>', 'when it happens')
    .requiredOption('--shown <sentence>', 'what shoppers read')
    .option('--fault <upstream.operation>', 'the call that fails', parseCall, {
      upstream: 'backend',
      operation: 'newsletter',
    })
    .addOption(createDepartmentOption('cart'))
    .addOption(createStartOption('/cart'))
    .action(async (code: string, { start, ...options }: ErrorOptions, command: Command) => {
      const { createError } = await import('../../new/new-error.ts')
      await write(command, () => createError(ROOT, { ...options, code, path: start }))
    })
}
