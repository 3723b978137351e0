import { formatFailure, formatStep, type StepReport } from './report.ts'
import type { Lane, Result, Step, StepContext } from './step.ts'

/**
 * Runs steps and returns their reports in the order of `steps`. The lanes run beside each other, because a browser waits
 * often enough to leave room for another process. A failed step is printed as soon as it ends; the rest goes on.
 */
export async function runSteps(
  steps: readonly Step[],
  context: StepContext,
  print: (text: string) => void,
): Promise<StepReport[]> {
  const reports = new Map<string, StepReport>()
  const ends = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]))
  const runLane = async (lane: Lane) => {
    for (const step of steps.filter((step) => step.lane === lane)) {
      await Promise.all((step.needs ?? []).map((name) => ends.get(name)?.promise))
      const startedAt = Date.now()
      const result = findUnmetNeed(step, reports) ?? (await runStep(step, context, print))
      const report = { title: step.title, ms: Date.now() - startedAt, result }
      reports.set(step.name, report)
      ends.get(step.name)?.resolve()
      if (result.failed) print(formatFailure(report))
      print(formatStep(report))
    }
  }
  await Promise.all([runLane('checks'), runLane('browser')])
  return steps.flatMap(({ name }) => reports.get(name) ?? [])
}

function findUnmetNeed({ needs = [] }: Step, reports: ReadonlyMap<string, StepReport>): Result | undefined {
  const unmet = needs.filter((name) => {
    const result = reports.get(name)?.result
    return result && (result.failed > 0 || result.skipped)
  })
  return unmet.length > 0
    ? { passed: 0, failed: 0, output: '', skipped: `because ${unmet.join(', ')} failed` }
    : undefined
}

async function runStep(step: Step, context: StepContext, print: (text: string) => void): Promise<Result> {
  print(`${step.title} (${step.name}) ...`)
  return step.run(context).catch((error: Error) => ({ passed: 0, failed: 1, output: error.stack ?? error.message }))
}
