import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { clockRequest, faultRequest, loadRequest } from '#mocks/control/api.ts'
import type { ControlClient } from '#mocks/control/client.ts'
import { listDifferences } from '#mocks/control/describe/differences.ts'
import { getEnterUrl } from '../backend/links.ts'
import { describeParams } from '../backend/scenario-params.ts'
import { toInput, toToolResult, toWorldInput } from './tool.ts'

/** Adds the tools that list, load, change and keep worlds of a simulated backend. */
export function addWorldTools(server: McpServer, control: ControlClient): void {
  const describe = async (world: string) => ({
    world,
    differences: listDifferences(await control.diff(world)),
    enterUrl: getEnterUrl(control.origin, { world }),
  })

  server.registerTool(
    'list_scenarios',
    {
      description:
        'Scenarios: named states of the simulated backend, with their parameters and the errors that they cause.',
      inputSchema: toInput({ words: z.string().default('').describe('Only those with all these words.') }),
      annotations: { readOnlyHint: true },
    },
    ({ words }) =>
      toToolResult(async () =>
        (await control.scenarios())
          .map(({ params, ...scenario }) => ({ ...scenario, params: describeParams(params) }))
          .filter((scenario) =>
            words.split(/\s+/).every((word) => JSON.stringify(scenario).toLowerCase().includes(word.toLowerCase())),
          ),
      ),
  )
  server.registerTool(
    'load_scenarios',
    {
      description:
        'Makes a world again with these scenarios, in order, and says what they changed. None: default data.',
      inputSchema: toWorldInput({
        scenarios: z
          .array(z.union([z.string(), loadRequest.shape.scenarios.element]))
          .describe('Names, or {"name", "params"}.'),
        seed: z.int().min(0).optional(),
      }),
    },
    ({ world, scenarios, seed }) =>
      toToolResult(async () => {
        const requests = scenarios.map((scenario) => {
          const { name, params } = typeof scenario === 'string' ? { name: scenario } : scenario
          return { name, ...(params && { params }) }
        })
        const { start } = await control.load(world, requests, seed)
        return { ...(await describe(world)), start }
      }),
  )
  server.registerTool(
    'list_worlds',
    {
      description: 'The worlds of the simulated backend.',
      inputSchema: toInput({}),
      annotations: { readOnlyHint: true },
    },
    () => toToolResult(() => control.worlds()),
  )
  server.registerTool(
    'show_world',
    {
      description: 'How a world differs from a fresh one: faults, clock, stock, records.',
      inputSchema: toWorldInput({}),
      annotations: { readOnlyHint: true },
    },
    ({ world }) => toToolResult(async () => ({ ...(await control.world(world)), ...(await describe(world)) })),
  )
  server.registerTool(
    'keep_world',
    {
      description: 'Writes a world as a scenario of this project: its file, its check and a journey.',
      inputSchema: toWorldInput({ name: z.string(), summary: z.string().optional(), start: z.string().optional() }),
    },
    ({ world, name, summary, start }) =>
      toToolResult(() => control.keepWorld(world, { name, ...(summary && { summary }), ...(start && { start }) })),
  )
  server.registerTool(
    'add_fault',
    {
      description:
        'Makes calls of an upstream fail or wait: { respond: { status: 503 } }, { respond: { delayMs: 3000 } }, { respond: { timeout: true } }. Prefer a scenario where a state can cause it.',
      inputSchema: toWorldInput(faultRequest.shape),
    },
    ({ world, ...fault }) => toToolResult(() => control.addFault(world, fault)),
  )
  server.registerTool(
    'clear_faults',
    { description: 'Ends all faults of a world.', inputSchema: toWorldInput({}) },
    ({ world }) => toToolResult(async () => control.clearFaults(world).then(() => describe(world))),
  )
  server.registerTool(
    'set_clock',
    {
      description:
        'Moves a world’s time: { advanceMs }, { set: "2027-01-01T12:00:00Z" } or { reset: true }; { frozen } stops it.',
      inputSchema: toWorldInput(clockRequest.shape),
    },
    ({ world, ...change }) => toToolResult(() => control.setClock(world, change)),
  )
}
