import { readdirSync, readFileSync } from 'node:fs'

/**
 * The processor time that a process has used, all of its threads, in milliseconds. From the scheduler, which counts
 * nanoseconds; benchmarks run on Linux only.
 */
export function getProcessorMs(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`
  const read = (thread: string) => Number(readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ')[0])
  return readdirSync(tasks).reduce((total, thread) => total + read(thread), 0) / 1e6
}
