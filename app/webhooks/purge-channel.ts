/** What instances, or isolates on Workers, tell each other. */
export type PurgeChannel = {
  /** Tells the others; resolves at once where they hear of it later. */
  publish(tags: readonly string[]): Promise<void>
  /** Hears what the others have purged, where they cannot call. */
  catchUp(): Promise<void>
  close(): void
}
