/** Text that is HTML already. Only `html` makes it, so that nothing unescaped gets in. */
export interface Html {
  readonly html: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

type Value = string | number | null | Html | readonly Html[]

function write(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map((part) => part.html).join('')
}

/** A template whose values are escaped unless they came from `html` themselves; null leaves nothing. */
export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: texts.map((text, i) => text + write(values[i] ?? null)).join(''),
})

/** schema.org data in a script tag. `<` is written as an escape, so that no text can end the script. */
export const jsonLd = (data: unknown): Html => ({
  html: `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
})
