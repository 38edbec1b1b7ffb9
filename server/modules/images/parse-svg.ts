import { AppError } from '#domain/errors.ts'

export interface SvgElement {
  name: string
  attributes: Map<string, string>
  children: (SvgElement | string)[]
}

const MOST_NESTED = 60
const NAME = '[A-Za-z_][\\w.:-]*'
const attribute = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y')
const opening = new RegExp(`<(${NAME})`, 'y')
const closing = new RegExp(`</(${NAME})\\s*>`, 'y')
const tagEnd = /\s*(\/?)>/y
const text = /[^<]+/y
const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/y
/** Comments, processing instructions, and a document type without declarations. */
const skipped = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^<>[]*>/iy

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const refuse = (): never => {
  throw new AppError('image.not-readable')
}

function decode(value: string): string {
  return value.replaceAll(/&([^;\s]{0,10}(?:;|$)|)/g, (_, body: string) => {
    const name = body.replace(/;$/, '')
    const known = named[name]
    if (known !== undefined && body.endsWith(';')) return known
    const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(body)
    const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : 0
    return code > 8 && code < 0xd800 ? String.fromCodePoint(code) : refuse()
  })
}

/**
 * A strict parser of a small subset of XML: elements, attributes, text, the five named entities and numeric ones. Entity declarations and everything
 * else throw image.not-readable.
 */
export function parseSvg(source: string): SvgElement {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at = pattern.lastIndex
    return found
  }
  const root: SvgElement = { name: '', attributes: new Map(), children: [] }
  const open = [root]
  const here = () => open.at(-1) ?? refuse()

  function readTag(name: string): void {
    const element: SvgElement = { name, attributes: new Map(), children: [] }
    for (let found = take(attribute); found; found = take(attribute)) {
      const key = found[1] ?? ''
      if (element.attributes.has(key)) refuse()
      element.attributes.set(key, decode(found[2] ?? found[3] ?? ''))
    }
    const end = take(tagEnd) ?? refuse()
    here().children.push(element)
    if (end[1] === '/') return
    open.push(element)
    if (open.length > MOST_NESTED) refuse()
  }

  while (at < source.length) {
    if (take(skipped)) continue
    const plain = take(cdata)?.[1]
    if (plain !== undefined) {
      here().children.push(plain)
      continue
    }
    const words = take(text)
    if (words) {
      here().children.push(decode(words[0]))
      continue
    }
    const closed = take(closing)
    if (closed) {
      if (open.pop()?.name !== closed[1] || open.length === 0) refuse()
      continue
    }
    readTag((take(opening) ?? refuse())[1] ?? '')
  }
  const [only, ...others] = root.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (open.length !== 1 || !only || typeof only === 'string' || others.length > 0 || only.name !== 'svg') return refuse()
  return only
}
