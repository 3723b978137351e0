import { isRecord } from '../is-record.ts'

/** The versions of MCP that differ in nothing that this server uses, newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const

/** How MCP begins: the version that the client wants if it is known, else the newest. The server keeps no sessions. */
export function initialize(params: unknown, serverName: string) {
  const requested = isRecord(params) ? params.protocolVersion : undefined
  return {
    protocolVersion: VERSIONS.find((version) => version === requested) ?? VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: serverName, version: '1' },
  }
}
