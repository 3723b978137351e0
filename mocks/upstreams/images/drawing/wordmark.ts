import type { Layer } from './layer.ts'

/** The SPOKE wordmark, 96 units wide and 22 high. */
const LETTERS =
  'M8 22C3 22 .3 19.6 0 15.5h3.9c.3 2.3 1.7 3.3 4.2 3.3 2.3 0 3.7-.9 3.7-2.5 0-1.500-1-2.100-3.900-2.700C3 12.600.6 11 .6 7.300.6 3.500 3.500 1 7.700 1c4.500 0 7.200 2.300 7.500 6h-3.900c-.3-1.900-1.500-2.900-3.600-2.900-2 0-3.200.9-3.200 2.400 0 1.500 1 2.100 3.800 2.700 5 1.100 7.500 2.700 7.500 6.500C15.800 19.500 12.700 22 8 22ZM20 21.600V1.400h8.200c4.600 0 7.300 2.400 7.300 6.500s-2.700 6.600-7.300 6.600h-4.300v7.100H20Zm3.900-10.300H28c2.300 0 3.500-1.200 3.500-3.400S30.300 4.700 28 4.700h-4.100v6.600ZM48.300 22c-6 0-10-4.200-10-10.500S42.300 1 48.300 1s10 4.200 10 10.500-4 10.500-10 10.500Zm0-3.300c3.600 0 5.900-2.800 5.900-7.200s-2.300-7.200-5.900-7.200-5.900 2.800-5.900 7.200 2.300 7.200 5.900 7.200ZM61.800 21.600V1.400h3.900v8.700l7.700-8.700h4.800l-7.500 8.200 8 12h-4.700l-6-9.100-2.300 2.500v6.600h-3.900ZM81.400 21.600V1.400H95v3.400h-9.700v4.800h9v3.300h-9v5.300H95v3.400H81.400Z'

/** The wordmark, woven, printed or embossed, centred on a point. `width` is in drawing units, `relief` from -1 to 1. */
export function wordmark(x: number, y: number, width: number, colour: string | null, relief = 0, degrees = 0): Layer {
  const scale = width / 96
  const place = `transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(-48 -11.5)"`
  const letters = (fill: string, opacity = 1) =>
    `<path ${place} d="${LETTERS}" fill-rule="evenodd" fill="${fill}" fill-opacity="${opacity}"/>`
  return {
    ...(colour ? { dye: letters(colour) } : {}),
    ...(relief ? { crease: letters(relief > 0 ? '#fff' : '#000', Math.abs(relief)) } : {}),
  }
}
