import { type PictureWidth, pictureWidths } from '#contract/picture-widths.ts'

/** A picture in its widths; `width` in pixels is for browsers without `srcset`. */
export const photoAt = (
  address: string,
  width: PictureWidth,
  widths: readonly PictureWidth[] = pictureWidths,
): { src: string; srcSet: string } => ({
  src: `${address}?w=${width}`,
  srcSet: widths.map((one) => `${address}?w=${one} ${one}w`).join(', '),
})

/** A picture of a card in a list. Larger ones would be twice the bytes on phones, for a difference that is not seen in a list. */
export const cardPhotoAt = (address: string): { src: string; srcSet: string } => photoAt(address, 640, [320, 640])
