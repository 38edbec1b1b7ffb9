/** The dashboard's own primary colour, while the agency chose none. */
const fallback = '#0067ff'

/** The agency's primary colour from its template settings; a missing `#` is added. */
export function brandColor(template: Record<string, unknown>): string {
  const chosen = template.primaryColor
  const match = typeof chosen === 'string' ? /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(chosen.trim()) : null
  return match ? `#${match[1]}` : fallback
}
