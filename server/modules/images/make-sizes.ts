import type { Sharp } from 'sharp'
import { AppError } from '#domain/errors.ts'
import { loadSharp } from './load-sharp.ts'
import { makeLogos } from './make-logos.ts'
import type { PictureFile } from './picture-file.ts'

/** The widths in which a picture is stored, in pixels. */
export const widths: readonly number[] = [320, 640, 960, 1280, 1920]
const TALLEST = 3_840
const MOST_PIXELS = 40_000_000
const ICON = 180
const LOGO = { width: 640, height: 240 }

export interface Sizes {
  width: number
  height: number
  /** The widths that exist: up to the first that contains every pixel of the original. */
  widths: number[]
  placeholder: string
  files: PictureFile[]
}

/** A picture in every size, rotated by its EXIF orientation, with all metadata removed. Throws image.too-large or image.not-readable. */
export async function makeSizes(bytes: Uint8Array): Promise<Sizes> {
  const sharp = await loadSharp()
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  try {
    const { width = 0, height = 0 } = await open().metadata()
    if (width * height > MOST_PIXELS) throw new AppError('image.too-large')
    const upright = open().autoOrient().toColourspace('srgb')
    const inside = { width: Math.max(...widths), height: TALLEST, fit: 'inside' as const, withoutEnlargement: true }
    const { data, info } = await upright.resize(inside).raw().toBuffer({ resolveWithObject: true })
    const { channels } = info
    return await cut(() => sharp(data, { raw: { width: info.width, height: info.height, channels } }), info)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(/pixel limit/i.test(String(error)) ? 'image.too-large' : 'image.not-readable')
  }
}

async function cut(start: () => Sharp, { width, height }: { width: number; height: number }): Promise<Sizes> {
  const enough = widths.findIndex((one) => one >= width)
  const needed = enough === -1 ? [...widths] : widths.slice(0, enough + 1)
  const files: PictureFile[] = []
  for (const one of needed) {
    const sized = start().resize({ width: one, withoutEnlargement: true })
    files.push({ name: `${one}.webp`, bytes: await sized.clone().webp({ quality: 78 }).toBuffer(), contentType: 'image/webp' })
    files.push({
      name: `${one}.avif`,
      bytes: await sized.clone().avif({ quality: 52, effort: 3 }).toBuffer(),
      contentType: 'image/avif',
    })
  }
  const logo = await start()
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const clear = { r: 255, g: 255, b: 255, alpha: 0 }
  const icon = await start()
    .ensureAlpha()
    .resize({ width: ICON, height: ICON, fit: 'contain', background: clear })
    .png()
    .toBuffer()
  const tiny = await start().resize({ width: 16 }).webp({ quality: 40 }).toBuffer()
  files.push({ name: 'logo.png', bytes: logo, contentType: 'image/png' })
  files.push({ name: 'favicon.png', bytes: icon, contentType: 'image/png' })
  files.push(...(await makeLogos(start)))
  return { width, height, widths: needed, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, files }
}

/** A cleaned drawing as a raster picture. A drawing that takes more than ten seconds is refused. */
export async function drawSvg(svg: string): Promise<Uint8Array> {
  const sharp = await loadSharp()
  try {
    return await sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: 10 })
      .png()
      .toBuffer()
  } catch {
    throw new AppError('image.not-readable')
  }
}

/** A small version of its pixels in four channels, for analysing colours. */
export async function samplePixels(png: Uint8Array, side = 96): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(png, { limitInputPixels: MOST_PIXELS })
    .resize({ width: side, height: side, fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}
