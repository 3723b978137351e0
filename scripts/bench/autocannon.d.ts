/** The part of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  export type LoadRequest = {
    method: 'GET' | 'PUT'
    path: string
    headers: Record<string, string>
    body?: string
    /** Called before each request; its result is sent. */
    setupRequest?: () => LoadRequest
  }
  export type Options = {
    url: string
    connections: number
    /** Seconds; or how many requests, whichever is given. */
    duration?: number
    amount?: number
    headers?: Record<string, string>
    /** Sent in turns by each connection; without any, the URL is read. */
    requests?: LoadRequest[]
  }
  export type Load = {
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Load>
}
