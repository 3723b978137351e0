/** What a step of `npm test` came to. Counts are tests where the step has tests, else the step itself is one. */
export type Result = {
  passed: number
  failed: number
  /** What it printed; shown when it failed. */
  output: string
}

/** What a step may use while it runs. */
export type StepContext = {
  /** Runs a command from the project's folder, with node_modules/.bin first in PATH. */
  command(line: readonly string[], options?: CommandOptions): Promise<CommandResult>
  /** A new file path in a folder that is removed at the end. */
  scratch(name: string): string
}

export type CommandOptions = { env?: Readonly<Record<string, string>> }
export type CommandResult = {
  ok: boolean
  /** stdout and stderr together, as they came. */
  output: string
  stdout: string
}

export type Step = {
  /** For --only. */
  name: string
  title: string
  /** Steps without which this one would only repeat their failure. */
  needs?: readonly string[]
  run(context: StepContext): Promise<Result>
}

/** A step that is one check: it holds or it does not. */
export const oneCheck = ({ ok, output }: Pick<CommandResult, 'ok' | 'output'>): Result => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  output,
})
