import { createServer } from 'node:http'

/**
 * Preloaded into a measured process (`--import loop-blocks.ts?port=<port>`): responds with the longest block of its event
 * loop since the last request, in ms. A block is the CPU time of the main thread between two turns of a timer, so that
 * other processes on a busy machine do not count.
 */
let longest = 0
let previous = process.threadCpuUsage()

setInterval(() => {
  const { user, system } = process.threadCpuUsage(previous)
  previous = process.threadCpuUsage()
  longest = Math.max(longest, (user + system) / 1_000)
}, 1).unref()

createServer((_req, res) => {
  res.end(`${longest}`)
  longest = 0
})
  .listen(Number(new URL(import.meta.url).searchParams.get('port')))
  .unref()
