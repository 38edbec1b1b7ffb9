import { AppError } from '#domain/errors.ts'
import { countDrawn } from './count-drawn.ts'
import { parseSvg, type SvgElement } from './parse-svg.ts'
import { allowedAttributes, allowedElements, allowedFunctions, presentation, unwrappedElements } from './svg-allowed.ts'

const LARGEST = 2_000_000
/** A larger drawing is stored as a raster picture: phones would take too long to draw it. */
const LARGEST_SERVED = 200_000
/** The most drawn elements, counting referenced ones at each reference: some 20 ms of a core. */
const MOST_DRAWN = 20_000
/** A picture with a larger ratio of its sides is not a logo. */
const MOST_STRETCHED = 100
/** The longer side of the stored drawing, in pixels; it scales to any size. */
const SIDE = 960

export interface CleanSvg {
  svg: string
  width: number
  height: number
  /** False where it contains a photograph or is too large to be sent to visitors: then it is stored as a raster picture. */
  isServed: boolean
}

const ownReference = /^#[\w.:-]+$/
const embeddedPicture = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]+$/

/** The longest function name with spaces; the longest reference. */
const NAME_REACH = 30
const REFERENCE_REACH = 200

/**
 * A value for paint or layout: no escapes, only the listed functions, and url() only for the file itself. Parsed with bounded backtracking: the time
 * for a hostile value is linear in its length.
 */
function isSafeValue(value: string): boolean {
  if (/[\\@<>{}]|javascript|expression/i.test(value)) return false
  for (let at = value.indexOf('('); at !== -1; at = value.indexOf('(', at + 1)) {
    const name = /([\w-]*)\s*$/.exec(value.slice(Math.max(0, at - NAME_REACH), at))?.[1]?.toLowerCase() ?? ''
    if (!allowedFunctions.has(name)) return false
    if (name === 'url' && !isOwnReference(value.slice(at + 1, at + REFERENCE_REACH))) return false
  }
  return true
}

/** `#a)` or `'#a')` and the remainder. */
const isOwnReference = (inside: string): boolean => {
  const [reference, ...rest] = inside.split(')')
  return rest.length > 0 && ownReference.test((reference ?? '').trim().replace(/^(["'])(.*)\1$/, '$2'))
}

const cleanDeclarations = (declarations: string): string =>
  declarations
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter((parts) => parts.length === 2 && presentation.has(parts[0] ?? '') && isSafeValue(parts[1] ?? ''))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The text without comments from `/*` to their end. */
const withoutComments = (css: string): string =>
  css
    .split('*/')
    .map((part) => part.split('/*')[0])
    .join('')

/** The plain rules of a style sheet; a sheet with anything else is dropped as a whole. */
function cleanSheet(sheet: string): string {
  const css = withoutComments(sheet)
  if (/[@\\<]/.test(css)) return ''
  return css
    .split('}')
    .map((rule) => rule.split('{'))
    .filter((parts) => parts.length === 2 && /^[\w\s.#,>*-]+$/.test(parts[0] ?? ''))
    .map(([selector = '', body = '']) => `${selector.trim()}{${cleanDeclarations(body)}}`)
    .join('')
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string) => value.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

function cleanAttributes({ name: element, attributes }: SvgElement): Map<string, string> {
  const clean = new Map<string, string>()
  for (const [name, value] of attributes) {
    const isLink = name === 'href' || name === 'xlink:href'
    if (isLink && (ownReference.test(value) || (element === 'image' && embeddedPicture.test(value)))) clean.set('href', value)
    if (name === 'style') clean.set('style', cleanDeclarations(value))
    if (allowedAttributes.has(name) && isSafeValue(value)) clean.set(name, value)
  }
  return clean
}

function write(node: SvgElement | string, inside: string): string {
  if (typeof node === 'string') return ['text', 'tspan', 'title', 'desc'].includes(inside) ? escaped(node) : ''
  const content = () => node.children.map((child) => write(child, node.name)).join('')
  if (unwrappedElements.has(node.name)) return content()
  if (!allowedElements.has(node.name)) return ''
  if (node.name === 'style')
    return `<style>${escaped(cleanSheet(node.children.filter((c) => typeof c === 'string').join('')))}</style>`
  return writeTag(node.name, cleanAttributes(node), content())
}

const writeTag = (name: string, attributes: Map<string, string>, content: string) =>
  `<${[name, ...[...attributes].map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')}>${content}</${name}>`

const numbers = (value: string | undefined) =>
  (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat)

/** The drawing's extent in its own units: its view box, else its size. */
function viewOf(root: SvgElement): [number, number, number, number] {
  const [x, y, width, height] = numbers(root.attributes.get('viewBox'))
  if (x !== undefined && y !== undefined && isDrawn(width) && isDrawn(height)) return [x, y, width, height]
  const [own] = numbers(root.attributes.get('width'))
  const [tall] = numbers(root.attributes.get('height'))
  if (isDrawn(own) && isDrawn(tall)) return [0, 0, own, tall]
  throw new AppError('image.not-readable')
}
const isDrawn = (side: number | undefined): side is number => side !== undefined && Number.isFinite(side) && side > 0

/** An SVG file rewritten from its allowed parts. Throws image.too-large, image.too-complex or image.not-readable. */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  if (bytes.length > LARGEST) throw new AppError('image.too-large')
  const root = parseSvg(readText(bytes))
  if (countDrawn(root) > MOST_DRAWN) throw new AppError('image.too-complex')
  const view = viewOf(root)
  const [, , wide, tall] = view
  if (wide / tall > MOST_STRETCHED || tall / wide > MOST_STRETCHED) throw new AppError('image.not-readable')
  const scale = SIDE / Math.max(wide, tall)
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(tall * scale))]
  const attributes = cleanAttributes(root)
  for (const name of ['x', 'y']) attributes.delete(name)
  const own = { xmlns: 'http://www.w3.org/2000/svg', viewBox: view.join(' '), width: String(width), height: String(height) }
  for (const [name, value] of Object.entries(own)) attributes.set(name, value)
  const svg = writeTag('svg', attributes, root.children.map((child) => write(child, 'svg')).join(''))
  return { svg, width, height, isServed: svg.length <= LARGEST_SERVED && !/<image /.test(svg) }
}

function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('image.not-readable')
  }
}
