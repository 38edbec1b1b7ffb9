import { type PictureWidth, pictureWidths } from '#contract/picture-widths.ts'

/** A picture of a property in the widths that there are; `width` in pixels is what is fetched where the browser chooses none. */
export const photoAt = (address: string, width: PictureWidth): { src: string; srcSet: string } => ({
  src: `${address}?w=${width}`,
  srcSet: pictureWidths.map((one) => `${address}?w=${one} ${one}w`).join(', '),
})
