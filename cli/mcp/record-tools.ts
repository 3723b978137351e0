import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { journalQuery, seedCartRequest, seedCustomerRequest, seedFitRequest } from '#mocks/control/api.ts'
import type { ControlClient } from '#mocks/control/client.ts'
import { toToolResult, toWorldInput } from './tool.ts'

/** More entries than these are read by their words. */
const MAX_ENTRIES = 50

/** Adds the tools that add records to a world and read what it recorded. */
export function addRecordTools(server: McpServer, control: ControlClient): void {
  server.registerTool(
    'seed_cart',
    { description: 'Adds a cart of the visitor.', inputSchema: toWorldInput(seedCartRequest.shape) },
    ({ world, ...cart }) => toToolResult(() => control.seedCart(world, cart)),
  )
  server.registerTool(
    'seed_customer',
    {
      description: 'Adds a customer, by default signed in.',
      inputSchema: toWorldInput(seedCustomerRequest.shape),
    },
    ({ world, ...customer }) => toToolResult(() => control.seedCustomer(world, customer)),
  )
  server.registerTool(
    'seed_fit',
    { description: 'Saves a fit for a customer or an address.', inputSchema: toWorldInput(seedFitRequest.shape) },
    ({ world, ...fit }) => toToolResult(() => control.seedFit(world, fit)),
  )
  server.registerTool(
    'seed_order',
    {
      description: 'Adds a paid order of a new customer, delivered so many days ago.',
      inputSchema: toWorldInput({
        region: z.enum(REGION_CODES).default('gb'),
        deliveredDaysAgo: z.int().min(0).optional(),
      }),
    },
    ({ world, region, deliveredDaysAgo }) =>
      toToolResult(async () => {
        const { customerId } = await control.seedCustomer(world, { region })
        return control.seedOrder(world, {
          region,
          customerId,
          ...(deliveredDaysAgo !== undefined && { deliveredDaysAgo }),
        })
      }),
  )
  server.registerTool(
    'read_journal',
    {
      description: `The last ${MAX_ENTRIES} requests, reports, events and mails of a world; kind, upstream, operation or text narrow them.`,
      inputSchema: toWorldInput(journalQuery.shape),
      annotations: { readOnlyHint: true },
    },
    ({ world, ...query }) => toToolResult(async () => (await control.journal(world, query)).slice(-MAX_ENTRIES)),
  )
  server.registerTool(
    'show_call',
    {
      description: 'One entry of the journal with the bodies of its request and response, as curl and as a test.',
      inputSchema: toWorldInput({ seq: z.int().min(1) }),
      annotations: { readOnlyHint: true },
    },
    ({ world, seq }) => toToolResult(() => control.journalEntry(world, seq)),
  )
  server.registerTool(
    'replay_call',
    { description: 'Makes a request of the journal again.', inputSchema: toWorldInput({ seq: z.int().min(1) }) },
    ({ world, seq }) => toToolResult(() => control.replay(world, seq)),
  )
}
