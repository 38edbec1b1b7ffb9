/** Text that is HTML already. Only `html` creates it, so that nothing unescaped is included. */
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

/** A template whose values are escaped unless they were made by `html`; null gives an empty text. */
export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: texts.map((text, i) => text + write(values[i] ?? null)).join(''),
})

/** schema.org data in a script tag. `<` is escaped, so that no text can end the script. */
export const jsonLd = (data: unknown): Html => ({
  html: `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
})
