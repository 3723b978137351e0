/** Memory of a process at one moment, in megabytes. */
export type Memory = { heap: number; resident: number }

/** Reads it from the metrics at this address. */
export async function readMemory(metrics: string): Promise<Memory> {
  const text = await (await fetch(metrics)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6
  return { heap: read('nodejs_heap_size_used_bytes'), resident: read('process_resident_memory_bytes') }
}
