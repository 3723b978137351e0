/** Memory of a process at one moment, in megabytes; `cached` is what upstream responses in the heap are estimated to take. */
export type Memory = { heap: number; resident: number; cached: number }

/** Reads it from the metrics at this address. */
export async function readMemory(metrics: string): Promise<Memory> {
  const text = await (await fetch(metrics)).text()
  const read = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    ) / 1e6
  return {
    heap: read('nodejs_heap_size_used_bytes'),
    resident: read('process_resident_memory_bytes'),
    cached: read('spoke_cache_bytes{cache="upstreams"}'),
  }
}
