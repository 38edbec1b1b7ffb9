import { fileURLToPath } from 'node:url'
import { template } from '#domain/defaults.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'
import { escapeHtml } from '../../mail/html.ts'

export interface ShareImage {
  settings: SiteSettings
  /** The agency's name. */
  name: string
  title: string
  /** `skyways.com` */
  host: string
}

const WIDTH = 1_200
const HEIGHT = 630
const MARGIN = 80
const fonts = new URL('../../documents/fonts/', import.meta.url)
/** The font families by their names in the files; the comma prevents the weight from being parsed as a style. */
const semibold = { fontfile: fileURLToPath(new URL('inter-semibold.otf', fonts)), family: 'Inter Semi Bold,' }
const regular = { fontfile: fileURLToPath(new URL('inter-regular.otf', fonts)), family: 'Inter,' }

/** Longer words use a smaller size, so that they fit in three lines. */
const titleSizes = [
  { upTo: 18, size: 112 },
  { upTo: 40, size: 88 },
  { upTo: 70, size: 64 },
  { upTo: Number.POSITIVE_INFINITY, size: 48 },
]
/** The most characters of a name for two lines, and of an address for one. */
const FITS = { name: 70, host: 50 }

/** A route drawn across the picture, from start to end, in the brand's text and button colours. */
const drawing = ({ ground, ink, button }: { ground: string; ink: string; button: string }): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
  <circle cx="1120" cy="60" r="340" fill="${ink}" opacity=".06"/>
  <circle cx="1120" cy="60" r="220" fill="${ink}" opacity=".06"/>
  <path d="M690 560C790 330 930 200 1096 150" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>
  <circle cx="690" cy="560" r="9" fill="${ink}" fill-opacity=".7"/>
  <circle cx="1096" cy="150" r="16" fill="${button}" stroke="${ink}" stroke-width="5"/>
  <rect x="${MARGIN}" y="${HEIGHT - 12}" width="240" height="12" fill="${button}"/>
</svg>`

/** The picture that messengers and social networks show for a shared page: 1200 by 630 PNG, in the agency's colours. */
export async function drawShareImage({ settings, name, title, host }: ShareImage): Promise<Buffer> {
  // Loaded on demand: a large library that few nodes need.
  const { default: sharp } = await import('sharp')
  const {
    '--band': ground = template.primaryColor,
    '--on-band': ink = '#ffffff',
    '--button': button = template.buttonColor,
  } = themeOf(settings).light
  const write = async (words: string, font: typeof regular, size: number, width: number) => {
    const text = `<span foreground="${ink}">${escapeHtml(words)}</span>`
    const options = {
      text,
      font: `${font.family} ${size}`,
      fontfile: font.fontfile,
      width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    } as const
    return sharp({ text: options }).png().toBuffer({ resolveWithObject: true })
  }
  const size = titleSizes.find(({ upTo }) => title.length <= upTo)?.size ?? 48
  const [brand, headline, address] = await Promise.all([
    write(name.slice(0, FITS.name), semibold, 36, 820),
    write(title, semibold, size, 820),
    write(host.slice(0, FITS.host), regular, 30, 900),
  ])
  return sharp(Buffer.from(drawing({ ground, ink, button })))
    .composite([
      { input: brand.data, left: MARGIN, top: 72 },
      { input: headline.data, left: MARGIN, top: Math.max(180, Math.round((HEIGHT - headline.info.height) / 2)) },
      { input: address.data, left: MARGIN, top: HEIGHT - 96 },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
