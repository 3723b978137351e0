import { expect, test } from 'vitest'
import { runSteps } from './run-steps.ts'
import type { Result, Step, StepContext } from './step.ts'

const context: StepContext = {
  command: () => Promise.reject(new Error('no command in this test')),
  createScratchFile: (name) => name,
}
const passed: Result = { passed: 1, failed: 0, output: '' }
const failed: Result = { passed: 0, failed: 1, output: 'a broken test' }

const step = (name: string, result: Result, more: Partial<Step> = {}): Step => ({
  name,
  title: name,
  lane: 'checks',
  run: async () => result,
  ...more,
})

test('a failed step is printed with its output and the others go on', async () => {
  const printed: string[] = []
  const reports = await runSteps([step('lint', failed), step('unit', passed)], context, (text) => printed.push(text))
  expect(reports.map(({ result }) => result.failed)).toEqual([1, 0])
  expect(printed.join('\n')).toContain('a broken test')
})

test('a step that needs a failed one is skipped and named', async () => {
  const steps = [step('build', failed), step('e2e', passed, { needs: ['build'] })]
  const [, journeys] = await runSteps(steps, context, () => {})
  expect(journeys?.result).toMatchObject({ passed: 0, skipped: 'because build failed' })
})

test('a step that throws counts as one failure with its message', async () => {
  const broken = step('types', passed, { run: () => Promise.reject(new Error('no compiler')) })
  const [report] = await runSteps([broken], context, () => {})
  expect(report?.result).toMatchObject({ failed: 1 })
  expect(report?.result.output).toContain('no compiler')
})

test('lanes run beside each other and report in the order of the list', async () => {
  const finish = Promise.withResolvers<Result>()
  const slow = step('unit', passed, { run: () => finish.promise })
  const journeys = step('e2e', passed, {
    lane: 'browser',
    run: async () => {
      finish.resolve(passed)
      return passed
    },
  })
  const reports = await runSteps([slow, journeys], context, () => {})
  expect(reports.map(({ title }) => title)).toEqual(['unit', 'e2e'])
})

test('a step waits for what it needs of the other lane', async () => {
  const order: string[] = []
  const note = (name: string) => async () => {
    order.push(name)
    return passed
  }
  const soak = step('soak', passed, { needs: ['build'], run: note('soak') })
  const slow = step('bytes', passed, { lane: 'browser', run: note('bytes') })
  const build = step('build', passed, { lane: 'browser', run: note('build') })
  await runSteps([soak, slow, build], context, () => {})
  expect(order).toEqual(['bytes', 'build', 'soak'])
})
