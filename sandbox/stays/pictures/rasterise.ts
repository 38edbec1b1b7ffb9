const importSharp = async () => (await import('sharp')).default
let library: ReturnType<typeof importSharp> | undefined

/** sharp is large: it is loaded with the first picture. */
function loadSharp(): ReturnType<typeof importSharp> {
  library ??= importSharp()
  return library
}

/** Widths of pictures in pixels; the height is two thirds of the width. */
export const WIDTHS = [320, 640, 960, 1280] as const
export type Width = (typeof WIDTHS)[number]

export const FORMATS = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const
export type Format = keyof typeof FORMATS

/** Drawn at 1200 pixels, at SVG's 72 per inch. */
const DENSITY = 72 / 1200

/** One after another: several at once would take processor time from the product under test. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

/** A drawing as a picture file. */
export function rasterise(svg: string, width: Width, format: Format): Promise<Buffer> {
  if (format === 'svg') return Promise.resolve(Buffer.from(svg))
  return inTurn(async () => {
    const sharp = await loadSharp()
    const image = sharp(Buffer.from(svg), { density: DENSITY * width }).resize(width)
    if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer()
    if (format === 'jpg') return image.jpeg({ quality: 80 }).toBuffer()
    if (format === 'png') return image.png().toBuffer()
    return image.webp({ quality: 78, effort: 2 }).toBuffer()
  })
}
