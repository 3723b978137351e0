import { styleText } from 'node:util'
import type { Result } from './step.ts'

export type Reported = { title: string; ms: number } & ({ result: Result } | { skipped: string })

/** A failing step is shown whole up to this many lines, then its end: the end says what failed. */
const SHOWN_LINES = 400

/** One line for a step that is done. */
export function stepLine(step: Reported): string {
  const took = `${(step.ms / 1000).toFixed(1)} s`.padStart(8)
  if ('skipped' in step) return `${styleText('yellow', 'skipped')}  ${step.title.padEnd(26)}${took}  ${step.skipped}`
  const { passed, failed } = step.result
  const mark = failed ? styleText('red', 'failed ') : styleText('green', 'passed ')
  return `${mark}  ${step.title.padEnd(26)}${took}  ${counts(passed, failed)}`
}

const counts = (passed: number, failed: number) => {
  if (passed + failed <= 1) return ''
  return failed ? `${passed} of ${passed + failed}` : String(passed)
}

/** What a failed step printed. */
export function failureText({ title, result }: { title: string; result: Result }): string {
  const lines = result.output.trimEnd().split('\n')
  const left = lines.length - SHOWN_LINES
  const shown = left > 0 ? [`(${left} lines before)`, ...lines.slice(-SHOWN_LINES)] : lines
  return [styleText(['bold', 'red'], `--- ${title} `.padEnd(72, '-')), ...shown, '-'.repeat(72)].join('\n')
}

/** The whole, and as its last line alone what machines look for. */
export function summary(steps: readonly Reported[]): string {
  const results = steps.flatMap((step) => ('result' in step ? [step.result] : []))
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const seconds = steps.reduce((sum, { ms }) => sum + ms, 0) / 1000
  return `\n${steps.map(stepLine).join('\n')}\n${seconds.toFixed(1)} s in all\n\n${passed} passed, ${failed} failed`
}
