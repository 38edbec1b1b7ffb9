import { writeSaved } from '../../kit/saved-state.ts'

const property = ({ style }: CSSFontFaceRule, name: string): string => style.getPropertyValue(name)
const family = (rule: CSSFontFaceRule): string => property(rule, 'font-family').replaceAll(/['"]/g, '')
const kindOf = (rule: CSSFontFaceRule): FontFaceDescriptors => ({
  weight: property(rule, 'font-weight'),
  unicodeRange: property(rule, 'unicode-range'),
  display: 'swap',
})

/** The latin part with its data, and the others, which are loaded when a text needs them. */
async function facesOf(sheet: CSSStyleSheet | null): Promise<FontFace[]> {
  const [latin, ...more] = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule)
  const address = latin && /url\("?([^")]+)/.exec(property(latin, 'src'))?.[1]
  if (!latin || !address) throw new Error('the page has no font')
  const answer = await window.fetch(address)
  return [
    new FontFace(family(latin), await answer.arrayBuffer(), kindOf(latin)),
    ...more.map((rule) => new FontFace(family(rule), property(rule, 'src'), kindOf(rule))),
  ]
}

/**
 * The brand's font is loaded after the text and then applied. A FontFace with data causes one more layout, one that loads itself two. The next page
 * has the font at once.
 */
export async function applyFont(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('style[data-font]')
  if (style?.media !== 'print') return
  try {
    for (const face of await facesOf(style.sheet)) document.fonts.add(face)
    writeSaved('font', style.dataset.font ?? '')
  } catch {
    style.media = 'all'
  }
}
