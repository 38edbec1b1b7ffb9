import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'
import { isClearAround, plateFor, type Scheme } from './logo-plate.ts'
import type { PictureFile } from './picture-file.ts'

/** Three times the height of a logo in headers. */
const LOGO = { width: 640, height: 120, fit: 'inside', withoutEnlargement: true } as const
const SAMPLE = { width: 96, height: 96, fit: 'inside', kernel: 'nearest' } as const
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * The picture as a logo for light and dark pages: `on-light` and `on-dark`, each with the transparent margin removed, and on a plate of the opposite
 * tone where it would not be visible. Mails and documents are light, and use `on-light.png`.
 */
export async function makeLogos(start: () => Sharp): Promise<PictureFile[]> {
  const { data, info } = await start()
    .ensureAlpha()
    .resize(SAMPLE)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  const sign = () => (isClearAround(pixels) ? start().trim({ background: clear }) : start()).resize(LOGO)
  const on = (scheme: Scheme) => onPlate(sign(), plateFor(pixels, scheme))
  const [light, dark] = [await on('light'), await on('dark')]
  return [
    { name: 'on-light.webp', bytes: await light.clone().webp({ quality: 90 }).toBuffer(), contentType: 'image/webp' },
    { name: 'on-light.png', bytes: await light.png().toBuffer(), contentType: 'image/png' },
    { name: 'on-dark.webp', bytes: await dark.webp({ quality: 90 }).toBuffer(), contentType: 'image/webp' },
  ]
}

async function onPlate(sign: Sharp, colour: string | null): Promise<Sharp> {
  if (colour === null) return sign
  const sharp = await loadSharp()
  const { data, info } = await sign.png().toBuffer({ resolveWithObject: true })
  const aside = Math.round(info.height * 0.24)
  const above = Math.round(info.height * 0.16)
  const [width, height] = [info.width + 2 * aside, info.height + 2 * above]
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${above}" fill="${colour}"/></svg>`
  const whole = await sharp(Buffer.from(plate))
    .composite([{ input: data, left: aside, top: above }])
    .png()
    .toBuffer()
  return sharp(whole)
}
