import { spawn } from 'node:child_process'
import { once } from 'node:events'

type CommandOptions = { cwd: string; env?: Readonly<Record<string, string>> }

/** Runs a command line in a shell and resolves to what it printed. Rejects with that when it fails. */
export async function runCommand(line: string, options: CommandOptions): Promise<string> {
  const running = startCommand(line, options)
  const code = await running.ended
  if (code === 0) return running.getOutput()
  throw new Error(`Expected exit code 0 of \`${line}\`, received ${code}:\n${running.getOutput().slice(-8_000)}`)
}

/** Starts a command line in a shell, in a process group of its own so that `stop` ends what the shell started too. */
export function startCommand(line: string, { cwd, env = {} }: CommandOptions) {
  const child = spawn('sh', ['-c', line], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = once(child, 'exit').then(([code]): number | null => code)
  return {
    ended,
    getOutput: () => output,
    async stop(): Promise<void> {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
      await ended
    },
  }
}
