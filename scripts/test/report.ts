import { styleText } from 'node:util'
import type { Result } from './step.ts'

/** A finished step and how long it took. */
export type StepReport = { title: string; ms: number; result: Result }

/** A failing step is shown whole up to this many lines, otherwise its end, which names the failures. */
const SHOWN_LINES = 400

/** Returns one line for a finished step. */
export function formatStep({ title, ms, result }: StepReport): string {
  const seconds = `${(ms / 1000).toFixed(1)} s`.padStart(8)
  if (result.skipped) return `${styleText('yellow', 'skipped')}  ${title.padEnd(28)}${seconds}  ${result.skipped}`
  const { passed, failed, measured = '' } = result
  const mark = failed ? styleText('red', 'failed ') : styleText('green', 'passed ')
  return `${mark}  ${title.padEnd(28)}${seconds}  ${formatCounts(passed, failed) || measured}`
}

const formatCounts = (passed: number, failed: number) => {
  if (passed + failed <= 1) return ''
  return failed ? `${passed} of ${passed + failed}` : String(passed)
}

/** The lines of a failed step that the summary repeats, because only the end of a log may be at hand. */
const REPEATED_LINES = 15

/** Returns the end of a failed step's output, framed by lines that name it. */
export function formatFailure({ title, result }: Pick<StepReport, 'title' | 'result'>, count = SHOWN_LINES): string {
  const lines = result.output.trimEnd().split('\n')
  const left = lines.length - count
  const shown = left > 0 ? [`(${left} lines before)`, ...lines.slice(-count)] : lines
  return [styleText(['bold', 'red'], `--- ${title} `.padEnd(72, '-')), ...shown, '-'.repeat(72)].join('\n')
}

/** Returns the summary of a run that took `ms`. Its last line is 'N passed, N failed' alone, for machines to find. */
export function formatSummary(steps: readonly StepReport[], ms: number): string {
  const passed = steps.reduce((sum, { result }) => sum + result.passed, 0)
  const failed = steps.reduce((sum, { result }) => sum + result.failed, 0)
  const failures = steps.filter(({ result }) => result.failed).map((step) => `${formatFailure(step, REPEATED_LINES)}\n`)
  return `\n${failures.join('')}${steps.map(formatStep).join('\n')}\n${(ms / 1000).toFixed(1)} s in all\n\n${passed} passed, ${failed} failed`
}
