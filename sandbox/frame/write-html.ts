const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup that is safe to insert unchanged. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | null | undefined | false | Part[]

const render = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** A template tag: interpolated values are escaped unless they came from this tag. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: texts.reduce((markup, text, index) => markup + render(parts[index - 1]) + text),
})

/** Text of our own, such as a style sheet, that needs no escaping. */
export const trusted = (markup: string): Html => ({ markup })
