import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Takes a lock file that holds the number of its process. Returns that of another process that runs and holds it, or
 * undefined once the lock is taken. The file of a process that has ended is replaced.
 */
export function takePidLock(file: string): number | undefined {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return undefined
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const holder = Number(readFileSync(file, 'utf8'))
  if (isRunning(holder)) return holder
  rmSync(file, { force: true })
  return takePidLock(file)
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: a process of another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
