/** The outcome of one step of `npm test`. Counts are tests where the step has tests, otherwise the step itself is one. */
export type Result = {
  passed: number
  failed: number
  /** Everything the step printed; shown when it failed. */
  output: string
  /** What a passed step measured, in a few words. */
  measured?: string
  /** Why nothing was run, where the machine lacks what the step needs. */
  skipped?: string
}

/** What a step may use while it runs. */
export type StepContext = {
  /** Runs a script in the project's folder: its file and its arguments. */
  command(line: readonly string[], options?: CommandOptions): Promise<CommandResult>
  /** Returns a new file path in a folder that is removed at the end. */
  createScratchFile(name: string): string
}

export type CommandOptions = { env?: Readonly<Record<string, string>> }
export type CommandResult = {
  ok: boolean
  /** stdout and stderr together, in the order in which they arrived. */
  output: string
  stdout: string
}

/** Steps of one lane run one after another; the lanes run beside each other. */
export type Lane = 'checks' | 'browser'

export type Step = {
  /** For --only. */
  name: string
  title: string
  lane: Lane
  /** Steps that it waits for, of either lane, and without which it would only repeat their failure. */
  needs?: readonly string[]
  run(context: StepContext): Promise<Result>
}

/** Returns the result of a step that is a single check. */
export const toSingleCheck = ({ ok, output }: Pick<CommandResult, 'ok' | 'output'>): Result => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  output,
})

/** Returns a step that is a single script, which fails by its exit code. */
export function createCheck(
  lane: Lane,
  name: string,
  title: string,
  line: readonly string[],
  env: Record<string, string> = {},
): Step {
  return { name, title, lane, run: async ({ command }) => toSingleCheck(await command(line, { env })) }
}
