import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import type { ReturnLine } from '../return-order.ts'

/** The small picture of an item, or its empty place. The name stands beside it. */
export const ItemPicture = ({ picture }: Pick<ReturnLine, 'picture'>) =>
  picture.src ? <ResponsiveImage src={picture.src} alt="" card width={72} height={90} sizes="72px" /> : <span />
