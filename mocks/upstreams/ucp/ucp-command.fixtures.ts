import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import type { UcpRelease } from '#contracts/ucp/releases.ts'
import { createSimulatedBackend } from '#mocks/backend.ts'
import { serve } from '#mocks/server.ts'

/** Shopify's command for agents, as it comes from npm. */
export const UCP_COMMAND = fileURLToPath(new URL('bin.js', import.meta.resolve('@shopify/ucp-cli')))

/** The address of the profile that the command presents itself with. */
export const getUcpProfile = (release: UcpRelease) =>
  `https://shopify.dev/ucp/agent-profiles/${release}/valid-with-capabilities.json`

/** Store gb at the root of a port, and Shopify's command as an MCP server that calls it. */
export async function startUcp() {
  const backend = await createSimulatedBackend({ seed: 1, strict: true })
  const server = await serve(backend, { port: 0, storePorts: { gb: 0 } })
  const business = `http://localhost:${new URL(server.stores.gb ?? '').port}`
  const home = mkdtempSync(join(tmpdir(), 'ucp-home-'))
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    UCP_HOME: home,
    UCP_STRICT_SCHEMA: '1',
    // it asks for https, except of this machine in tests
    UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true',
  }
  const client = new Client({ name: 'test', version: '1' })
  const command = { command: process.execPath, args: [UCP_COMMAND, '--mcp'], env, stderr: 'ignore' as const }
  await client.connect(new StdioClientTransport(command))

  return {
    backend,
    business,
    env,
    origin: server.origin,
    /**
     * A trusted agent in a world that calls by one release the store, or another business. It reads profile and tools anew if
     * `refresh` says so.
     */
    createAgent:
      (world: string, release: UcpRelease, refresh = false, shop = business) =>
      async (name: string, input: object, id?: string) => {
        const header = [`Baggage: ${WORLD_BAGGAGE}=${world}`, 'Authorization: Bearer agent-token']
        const options = {
          business: shop,
          profileUrl: getUcpProfile(release),
          header,
          refresh,
          input: JSON.stringify(input),
        }
        const called = await client.callTool({ name, arguments: { ...options, ...(id && { id }) } })
        const [content] = Array.isArray(called.content) ? called.content : []
        if (called.isError) throw new Error(content.text)
        // what it suggests next comes after the answer
        const { result, ucp } = JSON.parse(content.text.split('\n')[0])
        return { ...result, ucp }
      },
    async close() {
      await client.close()
      await server.close()
      await backend.close()
      rmSync(home, { recursive: true })
    },
  }
}
