import { href } from 'react-router'
import type { Fault } from '#domain/site/faults.ts'

/** The editor's address of a field of a section or of a page. */
export function addressOf({ page, block, field }: Pick<Fault, 'page' | 'block' | 'field'>): string {
  if (page === null) return href('/website')
  const query = new URLSearchParams({ ...(block !== null && { section: block }), field: field.join('.') })
  return `${href('/templating/edit/:page', { page })}?${query}`
}
