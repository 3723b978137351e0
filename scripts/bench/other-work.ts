import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const SAMPLE_MS = 1_000
/** Of all cores: an idle desk uses less. */
const QUIET_SHARE = 0.1

/**
 * How many cores other processes use while this one waits for a second, in words. Unlike the load average, it knows
 * nothing of what ended before.
 */
export async function describeOtherWork(): Promise<string> {
  const before = cpus()
  await wait(SAMPLE_MS)
  const usedCores = getUsedCores(before, cpus())
  const words = `other work uses ${usedCores.toFixed(1)} of ${before.length} cores`
  return usedCores <= before.length * QUIET_SHARE ? words : `${words}: times are too long, and only counts hold`
}

type CpuTimes = { times: { user: number; nice: number; sys: number; idle: number; irq: number } }

/** The cores that were in use between two readings of `os.cpus`, like 1.5. */
export const getUsedCores = (before: readonly CpuTimes[], after: readonly CpuTimes[]): number =>
  after.reduce((sum, { times }, index) => {
    const start = before[index]?.times ?? times
    const sumUp = ({ user, nice, sys, idle, irq }: CpuTimes['times']) => user + nice + sys + idle + irq
    const elapsed = sumUp(times) - sumUp(start)
    return elapsed === 0 ? sum : sum + 1 - (times.idle - start.idle) / elapsed
  }, 0)
