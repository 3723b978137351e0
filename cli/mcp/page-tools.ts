import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import type { ControlClient } from '#mocks/control/client.ts'
import { orUsageError } from '../backend/session.ts'
import { createPhotographer } from '../pages/photographer.ts'
import { UsageError } from '../usage-error.ts'
import { toToolResult, toWorldInput } from './tool.ts'

const side = z.int().min(200).max(3_000)

/** Adds the tool that photographs pages. The browser starts with the first one, and ends with the returned function. */
export function addPageTools(server: McpServer, control: ControlClient): () => Promise<void> {
  let photographer: ReturnType<typeof createPhotographer> | undefined

  server.registerTool(
    'screenshot',
    {
      description:
        'A page of the running shop as a world’s visitor sees it: picture, words, status, errors of the console.',
      inputSchema: toWorldInput({
        path: z.string().startsWith('/').optional().describe('Absent: the page on which the visitor enters.'),
        region: z.enum(REGION_CODES).default('gb'),
        width: side.default(1280),
        height: side.default(800),
        isWhole: z.boolean().default(false).describe('The whole page, not the first screen.'),
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ width, ...shot }) => {
      let png = ''
      const result = await toToolResult(async () => {
        // its page would create the world, and show another one than was meant
        await orUsageError(control.world(shot.world), 'Make one with load_scenarios; list_worlds shows all.')
        const { storefront } = await control.health()
        await expectShop(storefront)
        photographer ??= createPhotographer()
        const request = { ...shot, widths: [width], backend: control.origin, shop: storefront }
        const { views, ...visit } = await (await photographer).take(request)
        png = views[0]?.png.toString('base64') ?? ''
        return { ...visit, text: views[0]?.text }
      })
      if (png) result.content.unshift({ type: 'image', data: png, mimeType: 'image/png' })
      return result
    },
  )
  return async () => (await photographer)?.close()
}

async function expectShop(shop: string): Promise<void> {
  const response = await fetch(new URL('/robots.txt', shop)).catch(() => null)
  await response?.body?.cancel()
  if (!response)
    throw new UsageError(`The shop at ${shop} does not answer.`, { next: 'Start it with `npx spoke dev`.' })
}
