import { type PictureWidth, pictureWidths } from '#contract/picture-widths.ts'

/** A picture in all its widths; `width` in pixels is for browsers without `srcset`. */
export const photoAt = (address: string, width: PictureWidth): { src: string; srcSet: string } => ({
  src: `${address}?w=${width}`,
  srcSet: pictureWidths.map((one) => `${address}?w=${one} ${one}w`).join(', '),
})
