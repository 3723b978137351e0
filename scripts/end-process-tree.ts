import { type ChildProcess, spawnSync } from 'node:child_process'

/** Ends a process that was started `detached`, with all that it has started, at once; nothing if they have ended. */
export function endProcessTree({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  else
    try {
      process.kill(-pid, 'SIGKILL')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
}
